/** Descriptions of the GraphQL schema and, through it, of OpenAPI, from one glossary (D-120). */
import {
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import glossary from './glossary.json' with { type: 'json' };

/** `term`: English term for an Estonian wire word. */
export type GlossaryEntry = string | Readonly<{ term: string; meaning: string }>;

type Section = Readonly<Record<string, GlossaryEntry>>;

/**
 * `words`: fields, arguments and input fields by name. `types`: by name. `values`: of enums, such as `Roll.client`.
 * `places`: by GraphQL schema coordinate, such as `Order.riik` or `Query.scoping(riik:)`, if the meaning differs from
 * that of the word.
 */
export const GLOSSARY: Readonly<Record<'words' | 'types' | 'values' | 'places', Section>> =
  glossary;

export const meaningOf = (entry: GlossaryEntry): string =>
  typeof entry === 'string' ? entry : entry.meaning;

/** Type, field, argument or enum value. `word`: null if it has no meaning outside its type. */
export type SchemaElement = Readonly<{
  coordinate: string;
  word: string | null;
  target: { description?: string | null | undefined; extensions?: object };
}>;

function membersOf(type: GraphQLNamedType): SchemaElement[] {
  const { name } = type;
  if (isEnumType(type)) {
    const values = type.getValues();
    return values.map((one) => ({ coordinate: `${name}.${one.name}`, word: null, target: one }));
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return fields.map((one) => ({
      coordinate: `${name}.${one.name}`,
      word: one.name,
      target: one,
    }));
  }
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => {
    const coordinate = `${name}.${field.name}`;
    const args = field.args.map((one) => ({
      coordinate: `${coordinate}(${one.name}:)`,
      word: one.name,
      target: one,
    }));
    return [{ coordinate, word: field.name, target: field }, ...args];
  });
}

/** Everything that can have a description. */
export const elementsOf = (schema: GraphQLSchema): SchemaElement[] =>
  Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .flatMap((type) => [{ coordinate: type.name, word: null, target: type }, ...membersOf(type)]);

export const ENTRIES: ReadonlyMap<string, GlossaryEntry> = new Map(
  Object.values(GLOSSARY).flatMap((section) => Object.entries(section)),
);

/** Key of the glossary entry of an element: its coordinate before its word. */
export function entryKeyOf({ coordinate, word }: SchemaElement): string | null {
  if (ENTRIES.has(coordinate)) return coordinate;
  return word !== null && ENTRIES.has(word) ? word : null;
}

/** For the few REST parameters that are not generated from the schema. @throws Error without an entry */
export function argumentMeaning(field: string, argument: string): string {
  const entry = ENTRIES.get(`${field}(${argument}:)`) ?? ENTRIES.get(argument);
  if (entry === undefined) throw new Error(`the glossary has no entry for ${argument}`);
  return meaningOf(entry);
}

/** In place. A description in code stays: it contains what only the code knows, such as the list of event types. */
export function describeSchema(schema: GraphQLSchema): GraphQLSchema {
  for (const element of elementsOf(schema)) {
    const entry = ENTRIES.get(entryKeyOf(element) ?? '');
    if (entry !== undefined) element.target.description ??= meaningOf(entry);
  }
  return schema;
}
