/** Input schemas of tools: those of REST, shorter, with titles and the values that the law data offers. */
import { isEnumType, isInputObjectType, type GraphQLSchema } from 'graphql';
import type { RestOperation } from '../rest/operations.js';
import {
  enumSchema,
  inputTypeSchema,
  membersSchema,
  type JsonSchema,
} from '../rest/openapi/type-schema.js';
import { isRecord } from '../../shared/json-record.js';
import { englishNameOf } from '../schema/english-names.js';
import { CURSOR } from './page-cursor.js';

/** Values of an argument by its name, or by tool and name such as `law_country.country`. */
export type Choices = Readonly<Record<string, readonly string[]>>;

export type ObjectSchema = JsonSchema & Readonly<{ type: 'object' }>;

const NAMED = '#/components/schemas/';
const HERE = '#/$defs/';

const CURSOR_SCHEMA: JsonSchema = {
  type: 'string',
  title: 'Page cursor',
  description:
    'Cursor of the next page (`page.cursor` of the answer before), with the same arguments.',
};

function namedTypes(text: string, schema: GraphQLSchema, found: Map<string, JsonSchema>): void {
  for (const [, name = ''] of text.matchAll(/#\/components\/schemas\/(\w+)/g)) {
    const type = schema.getType(name);
    if (found.has(name)) continue;
    if (isEnumType(type)) found.set(name, enumSchema(type));
    if (!isInputObjectType(type)) continue;
    const made = inputTypeSchema(type);
    found.set(name, made);
    namedTypes(JSON.stringify(made), schema, found);
  }
}

/** An argument that may be null may be left out, so null is not listed. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shortened);
  if (!isRecord(value)) return value;
  const { anyOf, type, ...others } = value;
  const options: readonly unknown[] = Array.isArray(anyOf) ? anyOf : [];
  const [only, ...more] = options.filter((one) => !isNull(one));
  if (isRecord(only) && more.length === 0) return shortened({ ...only, ...others });
  const entries = Object.entries(others)
    .filter(([name, inner]) => !(name === 'format' && inner === 'int32'))
    .map(([name, inner]) => [name, shortened(inner)] as const);
  const plain: unknown = Array.isArray(type) ? type[0] : type;
  return Object.fromEntries(
    plain === undefined ? entries : [['type', shortened(plain)] as const, ...entries],
  );
}

const isNull = (schema: unknown): boolean => isRecord(schema) && schema['type'] === 'null';

function withChoices(member: JsonSchema, values: readonly string[] | undefined): JsonSchema {
  if (values === undefined) return member;
  return member['type'] === 'array'
    ? { ...member, items: { type: 'string', enum: values } }
    : { ...member, enum: values };
}

function argumentsOf(tool: string, properties: unknown, choices: Choices): JsonSchema {
  const members = Object.entries(isRecord(properties) ? properties : {}).map(([name, given]) => {
    const values = choices[`${tool}.${name}`] ?? choices[name];
    const member = withChoices(isRecord(given) ? given : {}, values);
    return [name, { title: englishNameOf(name), ...member }] as const;
  });
  return Object.fromEntries([...members, [CURSOR, CURSOR_SCHEMA]]);
}

/** Referenced types become `$defs`. @throws Error if an argument has the name of the cursor */
export function inputSchemaOf(
  tool: string,
  { field }: RestOperation,
  { schema, choices }: Readonly<{ schema: GraphQLSchema; choices: Choices }>,
): ObjectSchema {
  if (field.args.some(({ name }) => name === CURSOR)) throw new Error(`${tool} has a ${CURSOR}`);
  const members = membersSchema(field.args);
  const found = new Map<string, JsonSchema>();
  namedTypes(JSON.stringify(members), schema, found);
  const { properties, ...others } = members;
  const whole = {
    ...others,
    properties: argumentsOf(tool, shortened(properties), choices),
    ...(found.size === 0 ? {} : { $defs: shortened(Object.fromEntries(found)) }),
  };
  const text = JSON.stringify(whole).replaceAll(NAMED, HERE);
  return { ...(JSON.parse(text) as JsonSchema), type: 'object' }; // still an object after the replacement
}
