/** Generates the wire table and the types of the offline package from the schema (D-195). */
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import type { InputBounds } from '../../src/shared/graphql/decorators.js';
import { fieldsOf, type Field } from '../../src/shared/graphql/fields-of.js';
import { omittedValues } from '../../src/server/rest/omit-members.js';
import { renamedProperties } from '../../src/server/schema/read-renamed-fields.js';
import type { WireArgument, WireField, WireTable } from '../../src/offline/wire-table.js';

const NOTICE = '/** Made by "npm run schema" from the contract; never edited by hand. */\n';

/** Operations of the package. */
const OPERATIONS = [
  'scoping',
  'incidentSignificance',
  'incidentDeadlines',
  'wizardEvaluate',
  'mappingDelta',
  'scopeGroup',
];

/** Members of answers that only GraphQL has are not part of the REST answer. */
const membersOf = (type: GraphQLObjectType): Field[] =>
  fieldsOf(type).filter(({ extensions }) => extensions['graphqlOnly'] !== true);

function wireField(
  type: GraphQLObjectType,
  field: Field,
  renamed: ReadonlyMap<string, string>,
): WireField {
  const named = getNamedType(field.type);
  const omit = omittedValues(field) as readonly (string | null)[]; // as `@OmitOnRest` was given
  return {
    property: renamed.get(`${type.name}.${field.name}`) ?? field.name,
    ...(isObjectType(named) ? { type: named.name } : {}),
    ...(isEnumType(named) ? { words: named.name } : {}),
    ...(omit.length === 0 ? {} : { omit }),
  };
}

/** The type and every object type below it. */
function typesBelow(type: GraphQLObjectType, found = new Set<GraphQLObjectType>()) {
  if (found.has(type)) return found;
  found.add(type);
  for (const field of membersOf(type)) {
    const named = getNamedType(field.type);
    if (isObjectType(named)) typesBelow(named, found);
  }
  return found;
}

function wireArgument({ type, extensions, defaultValue }: Declared): WireArgument {
  const bounds = (extensions['bounds'] as InputBounds | undefined) ?? {}; // by `@Bounds` alone
  const { pattern, ...others } = bounds;
  const nullable = getNullableType(type);
  const named = getNamedType(type);
  return {
    type: named.name,
    ...(isListType(nullable) ? { isList: true } : {}),
    ...(isNonNullType(type) ? { isRequired: true } : {}),
    ...(defaultValue === undefined ? {} : { default: defaultValue }),
    ...(isEnumType(named) ? { words: termsOf(named) } : {}),
    ...(isInputObjectType(named)
      ? { members: wireArguments(Object.values(named.getFields())) }
      : {}),
    ...others,
    ...(pattern === undefined ? {} : { pattern: pattern.source }),
  };
}

const entries = <Item, Value>(
  items: readonly Item[],
  of: (item: Item) => readonly [string, Value],
) => Object.fromEntries(items.map(of));

type Declared = Pick<GraphQLArgument, 'name' | 'type' | 'extensions' | 'defaultValue'>;

const wireArguments = (all: readonly Declared[]): Readonly<Record<string, WireArgument>> =>
  entries(all, (one) => [one.name, wireArgument(one)] as const);

/** Wire word → internal term. */
const termsOf = (type: GraphQLEnumType) =>
  entries(type.getValues(), ({ name, value }) => [name, String(value)] as const);

const wordsOf = (type: GraphQLEnumType) =>
  entries(type.getValues(), ({ name, value }) => [String(value), name] as const);

function operationsOf(schema: GraphQLSchema) {
  const fields = schema.getQueryType()?.getFields() ?? {};
  return OPERATIONS.map((name) => {
    const field = fields[name];
    const answer = field === undefined ? undefined : getNamedType(field.type);
    if (field === undefined || !isObjectType(answer)) throw new Error(`no operation ${name}`);
    return { name, field, answer };
  });
}

function tableOf(schema: GraphQLSchema, types: readonly GraphQLObjectType[]): WireTable {
  const renamed = renamedProperties();
  const enums = new Set(
    types.flatMap((type) =>
      membersOf(type).flatMap((field) => {
        const named = getNamedType(field.type);
        return isEnumType(named) ? [named] : [];
      }),
    ),
  );
  return {
    types: entries(types, (type) => [
      type.name,
      entries(membersOf(type), (field) => [field.name, wireField(type, field, renamed)] as const),
    ]),
    words: entries([...enums], (type) => [type.name, wordsOf(type)] as const),
    operations: entries(operationsOf(schema), ({ name, field, answer }) => [
      name,
      {
        answer: answer.name,
        arguments: wireArguments(field.args),
      },
    ]),
  };
}

const SCALARS: Readonly<Record<string, string>> = {
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
  JSONObject: 'Readonly<Record<string, unknown>>',
};

function typeText(given: GraphQLOutputType | GraphQLInputType): string {
  const type = getNullableType(given);
  const text = isListType(type) ? `readonly (${typeText(type.ofType)})[]` : nameText(type);
  return isNonNullType(given) ? text : `${text} | null`;
}

function nameText(type: GraphQLOutputType | GraphQLInputType): string {
  if (isEnumType(type))
    return type
      .getValues()
      .map(({ name }) => `'${name}'`)
      .join(' | ');
  return 'name' in type ? (isObjectType(type) ? type.name : (SCALARS[type.name] ?? 'string')) : '';
}

const memberText = (field: Field): string =>
  `  ${field.name}${omittedValues(field).length > 0 ? '?' : ''}: ${typeText(field.type)};\n`;

const typesText = (types: readonly GraphQLObjectType[]): string =>
  types
    .map(
      (type) =>
        `export type ${type.name} = Readonly<{\n${membersOf(type).map(memberText).join('')}}>;\n`,
    )
    .join('\n');

export function offlineFiles(schema: GraphQLSchema): Readonly<Record<string, string>> {
  const types = [...new Set(operationsOf(schema).flatMap(({ answer }) => [...typesBelow(answer)]))];
  const table = JSON.stringify(tableOf(schema, types), null, 1);
  const imported = "import type { WireTable } from '../../src/offline/wire-table.js';\n\n";
  return {
    'offline/wire.ts': `${NOTICE}${imported}export const WIRE: WireTable = ${table};\n`,
    'offline/answers.ts': `${NOTICE}${typesText(types)}`,
  };
}
