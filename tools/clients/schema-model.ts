/** Types of the contract as the clients have them. */
import {
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';
import { englishWordsOf, termOf, wordsIn } from '../../src/server/schema/english-names.js';
import type { EnumModel, FieldModel, ObjectModel, TypeRef } from './model.js';

type Described = Readonly<{ name: string; description?: string | null | undefined }>;

function kindOf(type: GraphQLNamedType): TypeRef['kind'] {
  if (isScalarType(type)) return 'scalar';
  return isEnumType(type) ? 'enum' : 'object';
}

const listsOf = (type: GraphQLType): number => {
  if (isNonNullType(type)) return listsOf(type.ofType);
  return isListType(type) ? 1 + listsOf(type.ofType) : 0;
};

export const refOf = (type: GraphQLType): TypeRef => {
  const named = getNamedType(type);
  return {
    kind: kindOf(named),
    name: named.name,
    lists: listsOf(type),
    isNullable: !isNonNullType(type),
  };
};

/** `coordinate`: place of a field or argument. */
export const namedAt = (coordinate: string, { name, description }: Described) => ({
  wire: name,
  words: englishWordsOf({ coordinate, word: name, target: {} }),
  description: description ?? '',
});

/** The name of a type is its term; other type names are English. */
const typeWords = (name: string): readonly string[] => {
  const term = termOf({ coordinate: name, word: null, target: {} });
  return wordsIn(term ?? name);
};

const fieldOf = (
  owner: string,
  field: Described & Readonly<{ type: GraphQLType }>,
): FieldModel => ({
  ...namedAt(`${owner}.${field.name}`, field),
  type: refOf(field.type),
});

/** Wire name of the type of an object that is read through an interface. */
const TYPE_NAME: FieldModel = {
  wire: '__typename',
  words: ['type', 'name'],
  description: 'Wire name of the type of the object.',
  type: { kind: 'scalar', name: 'String', lists: 0, isNullable: false },
};

/** Whether the generated clients read a field. */
export const isMember = ({ args, type }: GraphQLField<unknown, unknown>): boolean =>
  !isAbstractType(getNamedType(type)) &&
  !args.some((one) => isNonNullType(one.type) && one.defaultValue === undefined);

/** Fields that require arguments, or have one of several types, are for documents written by the caller. */
function objectOf(type: GraphQLNamedType): ObjectModel[] {
  const { name, description } = type;
  const named = { wire: name, words: typeWords(name), description: description ?? '' };
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map((field) => fieldOf(type.name, field));
    return [{ ...named, isInput: true, fields }];
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  const members = Object.values(type.getFields()).filter(isMember);
  const fields = members.map((field) => {
    const model = fieldOf(type.name, field);
    // REST does not return them.
    const isGraphqlOnly = field.extensions['graphqlOnly'] === true || field.args.length > 0;
    return isGraphqlOnly ? { ...model, type: { ...model.type, isNullable: true } } : model;
  });
  const typeName = isInterfaceType(type) ? [TYPE_NAME] : [];
  return [{ ...named, isInput: false, fields: [...typeName, ...fields] }];
}

function enumOf(type: GraphQLNamedType): EnumModel[] {
  if (!isEnumType(type)) return [];
  const { name, description } = type;
  const values = type.getValues().map((one) => ({
    wire: one.name,
    words: wordsIn(
      termOf({ coordinate: `${name}.${one.name}`, word: null, target: {} }) ?? one.name,
    ),
    description: one.description ?? '',
  }));
  return [{ wire: name, words: typeWords(name), description: description ?? '', values }];
}

const ROOTS = ['Query', 'Mutation', 'Subscription'];

export function typesOf(schema: GraphQLSchema): Readonly<{
  enums: readonly EnumModel[];
  objects: readonly ObjectModel[];
}> {
  const types = Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !ROOTS.includes(type.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return { enums: types.flatMap(enumOf), objects: types.flatMap(objectOf) };
}
