/**
 * The schema for compilation: fields that only read another property take its name, so compiled code reads it directly
 * instead of through a resolver. Documents alias the wire names.
 */
import { MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { lazy } from '../../shared/lazy.js';
import { fieldsOf, objectTypes } from '../../shared/graphql/fields-of.js';
import { propertyReadBy } from './read-renamed-fields.js';

/** Type → wire name → property. */
type Properties = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** A property that is another field's wire name keeps its reader. */
function propertiesOf(type: GraphQLObjectType): ReadonlyMap<string, string> {
  const wireNames = type.getFields();
  const read = fieldsOf(type).flatMap(({ name, resolve }): [string, string][] => {
    const property = propertyReadBy(resolve);
    return property === null || property in wireNames ? [] : [[name, property]];
  });
  return new Map(read);
}

const propertiesByType = (schema: GraphQLSchema): Properties =>
  new Map(objectTypes(schema).map((type) => [type.name, propertiesOf(type)]));

const renamed = (schema: GraphQLSchema, properties: Properties): GraphQLSchema =>
  mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, wireName, typeName) => {
      const property = properties.get(typeName)?.get(wireName);
      if (property === undefined) return undefined;
      delete field.resolve; // of a copy
      return [property, field];
    },
  });

type Question = Readonly<{ schema: GraphQLSchema; document: DocumentNode }>;

class PlainSchema {
  private readonly properties: Properties;
  /** On first use, to keep startup fast. */
  private readonly plain: () => GraphQLSchema;

  constructor(private readonly original: GraphQLSchema) {
    const properties = propertiesByType(original);
    this.properties = properties;
    this.plain = lazy(() => renamed(original, properties));
  }

  /** Unchanged if nothing is renamed. */
  translate(document: DocumentNode): Question {
    const translated = this.renameIn(document);
    if (translated === document) return { schema: this.original, document };
    return { schema: this.plain(), document: translated };
  }

  private renameIn(document: DocumentNode): DocumentNode {
    const types = new TypeInfo(this.original);
    return visit(
      document,
      visitWithTypeInfo(types, {
        Field: {
          // On leave: below a renamed field, types are unknown.
          leave: (node) => {
            const { name: type } = types.getParentType() ?? { name: '' };
            const property = this.properties.get(type)?.get(node.name.value);
            if (property === undefined) return undefined;
            const { alias = node.name } = node;
            return { ...node, alias, name: { kind: Kind.NAME, value: property } };
          },
        },
      }),
    );
  }
}

const known = new WeakMap<GraphQLSchema, PlainSchema>();

export function executePlain({ schema, document }: Question): Question {
  const plain = known.get(schema) ?? new PlainSchema(schema);
  known.set(schema, plain);
  return plain.translate(document);
}
