/**
 * Output schemas of tools, derived from the GraphQL types as `compact-answer` writes them. Nothing is required: null
 * members are left out, and a page holds a part of the answer.
 */
import {
  getNullableType,
  isEnumType,
  isListType,
  isNamedType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { SCALARS, type JsonSchema } from '../rest/openapi/type-schema.js';
import { isLeftOut, isPlaces, SOURCE_TYPE, WORDING_TYPE } from './compact-answer.js';

type Definitions = Map<string, JsonSchema>;

/** Names are listed in every schema, so they are short. */
const HERE = '#/$defs/';

const PLACE: JsonSchema = { type: 'integer' };
const TEXT: JsonSchema = { type: 'string' };

function valueSchema(given: GraphQLOutputType, found: Definitions): JsonSchema {
  const type = getNullableType(given);
  if (isListType(type)) return { type: 'array', items: valueSchema(type.ofType, found) };
  if (!isNamedType(type)) return {};
  if (type.name === SOURCE_TYPE) return PLACE;
  if (type.name === WORDING_TYPE || isEnumType(type)) return TEXT;
  if (!isObjectType(type)) return { type: SCALARS[type.name]?.['type'] };
  if (!found.has(type.name)) define(type, found);
  return { $ref: `${HERE}${type.name}` };
}

function define(type: GraphQLObjectType, found: Definitions): void {
  found.set(type.name, {}); // types may contain themselves
  const fields = Object.values(type.getFields()).filter(({ name }) => !isLeftOut(name));
  const properties = fields.map(({ name, type: inner }) => [
    name,
    isPlaces(name) ? { type: 'array', items: PLACE } : valueSchema(inner, found),
  ]);
  found.set(type.name, {
    type: 'object',
    properties: Object.fromEntries(properties) as JsonSchema,
  });
}

const OBJECT: JsonSchema = { type: 'object' };

/** Of a whole result: an answer or an error. */
export function outputSchemaOf(type: GraphQLOutputType): JsonSchema & Readonly<{ type: 'object' }> {
  const found: Definitions = new Map();
  const data = valueSchema(type, found);
  return {
    type: 'object',
    properties: {
      data,
      sources: { type: 'array', items: OBJECT },
      page: OBJECT,
      language: TEXT,
      kb_version: TEXT,
      meta: OBJECT,
      error: OBJECT,
    },
    ...(found.size === 0 ? {} : { $defs: Object.fromEntries(found) }),
  };
}
