/** JSON Schema (OpenAPI 3.1) of GraphQL types, with nulls, bounds and members omitted on REST. */
import {
  getNullableType,
  isEnumType,
  isListType,
  isNamedType,
  isNonNullType,
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { formatOf, type HasExtensions } from '../../schema/value-formats.js';
import type { InputBounds } from '../../../shared/graphql/decorators.js';
import { omittedValues } from '../omit-members.js';

export type JsonSchema = Readonly<Record<string, unknown>>;

type AnyType = GraphQLInputType | GraphQLOutputType;

export const SCALARS: Readonly<Record<string, JsonSchema>> = {
  String: { type: 'string' },
  ID: { type: 'string' },
  Int: { type: 'integer', format: 'int32' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  JSON: { description: 'Any JSON value.' },
  JSONObject: { type: 'object', additionalProperties: true },
};

export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

export function nonNullSchema(type: AnyType): JsonSchema {
  const bare = getNullableType(type);
  if (isListType(bare)) return { type: 'array', items: typeSchema(bare.ofType) };
  if (!isNamedType(bare)) return {};
  return SCALARS[bare.name] ?? refTo(bare.name);
}

/** OpenAPI 3.1 writes null as a separate type. */
function orNull(schema: JsonSchema): JsonSchema {
  const { type } = schema;
  return typeof type === 'string'
    ? { ...schema, type: [type, 'null'] }
    : { anyOf: [schema, { type: 'null' }] };
}

function typeSchema(type: AnyType): JsonSchema {
  return isNonNullType(type) ? nonNullSchema(type) : orNull(nonNullSchema(type));
}

const described = (schema: JsonSchema, description: string | null | undefined): JsonSchema =>
  description == null || description === '' ? schema : { ...schema, description };

const BOUND_NAMES = {
  minLength: 'minLength',
  maxLength: 'maxLength',
  min: 'minimum',
  max: 'maximum',
} as const;

/** Of the text, or of each text of a list. */
function withFormat(schema: JsonSchema, { extensions }: HasExtensions): JsonSchema {
  const format = formatOf({ extensions });
  if (format === null) return schema;
  return schema['items'] === undefined
    ? { ...schema, format }
    : { ...schema, items: { ...(schema['items'] as JsonSchema), format } }; // of a list of texts
}

function boundsSchema(extensions: Readonly<Record<string, unknown>>): JsonSchema {
  // `@Bounds` is the only writer of this extension.
  const bounds = (extensions['bounds'] ?? {}) as InputBounds;
  const numbers = Object.entries(BOUND_NAMES)
    .map(([ours, name]) => [name, Reflect.get(bounds, ours)] as const)
    .filter(([, value]) => value !== undefined);
  const pattern = bounds.pattern === undefined ? {} : { pattern: bounds.pattern.source };
  return { ...Object.fromEntries(numbers), ...pattern };
}

export type InputMember = Readonly<{
  name: string;
  type: GraphQLInputType;
  description?: string | null | undefined;
  defaultValue?: unknown;
  extensions: Readonly<Record<string, unknown>>;
}>;

/** In wire form: an enum's wire value. */
function defaultSchema({ type, defaultValue }: InputMember): JsonSchema {
  if (defaultValue === undefined) return {};
  const bare = getNullableType(type);
  return { default: isEnumType(bare) ? bare.serialize(defaultValue) : defaultValue };
}

export const isRequired = ({ type, defaultValue }: InputMember): boolean =>
  isNonNullType(type) && defaultValue === undefined;

export const inputSchema = (member: InputMember): JsonSchema =>
  described(
    {
      ...withFormat(typeSchema(member.type), member),
      ...boundsSchema(member.extensions),
      ...defaultSchema(member),
    },
    member.description,
  );

export function membersSchema(members: readonly InputMember[]): JsonSchema {
  const required = members.filter(isRequired).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(members.map((member) => [member.name, inputSchema(member)])),
    ...(required.length > 0 ? { required } : {}),
  };
}

export const inputTypeSchema = (type: GraphQLInputObjectType): JsonSchema =>
  described(membersSchema(Object.values(type.getFields())), type.description);

/** JSON Schema has no place for the meaning of a value, so the description lists them. */
export function enumSchema(type: GraphQLEnumType): JsonSchema {
  const values = type.getValues();
  const meanings = values.map(({ name, description }) => `- \`${name}\`: ${description ?? ''}`);
  return described(
    { type: 'string', enum: values.map(({ name }) => name) },
    [type.description ?? '', '', ...meanings].join('\n'),
  );
}

/** Required, except fields that REST omits. */
export function objectSchema(type: GraphQLObjectType): JsonSchema {
  const fields = Object.values(type.getFields());
  const always = fields.filter((field) => omittedValues(field).length === 0);
  const properties = fields.map((field) => [
    field.name,
    described(
      withFormat(
        omittedValues(field).includes(null) ? nonNullSchema(field.type) : typeSchema(field.type),
        field,
      ),
      field.description,
    ),
  ]);
  const schema = {
    type: 'object',
    properties: Object.fromEntries(properties) as JsonSchema,
    required: always.map(({ name }) => name),
  };
  return described(schema, type.description);
}
