/**
 * The schema as operations are compiled against it: a field that only reads a property of another name is called by
 * that name. Compiled code then takes the property by itself; through a resolver each one would cost closures, a call
 * and a path. Callers see none of it: in the translated text such a field has its wire name as alias.
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
import { once } from '../../shared/lazy.js';
import { fieldsOf, objectTypes } from '../../shared/graphql/fields-of.js';
import { propertyReadBy } from './read-renamed-fields.js';

/** Of each type: properties by the wire names of the fields that read them. */
type Properties = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** A property that another field is called by on the wire keeps its reader. */
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

/** A question and the schema that it is asked of. */
type Question = Readonly<{ schema: GraphQLSchema; document: DocumentNode }>;

class PlainSchema {
  private readonly properties: Properties;
  /** Made for the first question that needs it: a start does not wait for it. */
  private readonly plain: () => GraphQLSchema;

  constructor(private readonly original: GraphQLSchema) {
    const properties = propertiesByType(original);
    this.properties = properties;
    this.plain = once(() => renamed(original, properties));
  }

  /** The same question with the names of this schema, or as it was where it asks for nothing that is renamed. */
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
          // On the way out: below a name that the original schema lacks no types would be known.
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

/** The question as it is compiled. */
export function executePlain({ schema, document }: Question): Question {
  const plain = known.get(schema) ?? new PlainSchema(schema);
  known.set(schema, plain);
  return plain.translate(document);
}
