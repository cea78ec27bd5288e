/**
 * Limits of values that state none: longest text, most items, range of integers. A request is limited by the bytes that
 * the server reads; an answer by the kind of value, or generously (D-355).
 */
import { isRecord } from '../../../shared/json-record.js';
import { BODY_LIMIT_BYTES, HEAD_LIMIT_BYTES } from '../../routing/request-limits.js';
import { FILES, LENGTHS } from './word-limits.js';
import type { JsonSchema } from './type-schema.js';

/** `most`: longest text in UTF-16 code units, and most items of a list. `inside`: members with another direction. */
type Direction = Readonly<{
  isAnswer: boolean;
  most: number;
  inside?: Readonly<Record<string, Direction>>;
}>;

/** Texts of answers are made from law data and at most one body; items of lists likewise. */
export const MAX_TEXT_LENGTH = 4 * BODY_LIMIT_BYTES;
/** Longest text that V8 holds. */
const MAX_FILE_TEXT_LENGTH = 536_870_888;
/** Largest file that the database holds, in bytes. */
const MAX_FILE_LENGTH = 1_073_741_823;

/** Path, query and headers. */
const HEAD: Direction = { isAnswer: false, most: HEAD_LIMIT_BYTES };
const BODY: Direction = { isAnswer: false, most: BODY_LIMIT_BYTES };
const ANSWER: Direction = { isAnswer: true, most: MAX_TEXT_LENGTH };
const OPERATION: Direction = { ...ANSWER, inside: { parameters: HEAD, requestBody: BODY } };

const FORMAT_LENGTHS: Readonly<Record<string, number>> = {
  date: 10,
  'date-time': 40,
  uuid: 36,
  email: 254,
  'idn-email': 254,
  uri: 2_048,
  iri: 2_048,
  binary: MAX_FILE_LENGTH,
};

const INT32 = { min: -2_147_483_648, max: 2_147_483_647 } as const;
/** Bytes, and seconds since 1970. */
const LARGE: readonly string[] = ['bytes_read', 'bytes_total', 'X-RateLimit-Reset'];

const isOfType = ({ type }: JsonSchema, name: string): boolean =>
  type === name || (Array.isArray(type) && type.includes(name));

/** A media type other than JSON is the name of its whole text. */
const isFile = (name: string): boolean =>
  FILES.has(name) || (name.includes('/') && !name.endsWith('json'));

/** The format of a request is checked by the operation, whose error names the field. */
function longest({ format }: JsonSchema, name: string, { isAnswer, most }: Direction): number {
  if (!isAnswer) return most;
  const byFormat = FORMAT_LENGTHS[String(format)];
  return byFormat ?? (isFile(name) ? MAX_FILE_TEXT_LENGTH : (LENGTHS.get(name) ?? most));
}

/** Integers of answers are counts, positions and sizes: none is negative. */
function integerLimits(name: string, { isAnswer }: Direction): JsonSchema {
  if (LARGE.includes(name)) {
    return { format: 'int64', minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
  }
  return { format: 'int32', minimum: isAnswer ? 0 : INT32.min, maximum: INT32.max };
}

function limitsOf(schema: JsonSchema, name: string, direction: Direction): JsonSchema {
  if (isOfType(schema, 'integer')) return integerLimits(name, direction);
  if (isOfType(schema, 'array')) return { maxItems: direction.most };
  if (!isOfType(schema, 'string') || 'enum' in schema || 'const' in schema) return {};
  return { maxLength: longest(schema, name, direction) };
}

const mapped = (map: JsonSchema, change: (value: unknown, name: string) => unknown): JsonSchema =>
  Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(value, name)]));

/** @param name of the member that the schema describes; its items and alternatives share it */
function withLimits(schema: unknown, name: string, direction: Direction): unknown {
  if (Array.isArray(schema)) return schema.map((one) => withLimits(one, name, direction));
  if (!isRecord(schema)) return schema;
  const inner = mapped(schema, (value, word) => {
    if (word === 'properties' && isRecord(value)) {
      return mapped(value, (member, one) => withLimits(member, one, direction));
    }
    return ['items', 'anyOf', 'oneOf'].includes(word) ? withLimits(value, name, direction) : value;
  });
  return { ...limitsOf(inner, name, direction), ...inner };
}

/** Parts of the document that are values, not descriptions. */
const VALUES = ['example', 'examples'];

function withLimitsInside(part: unknown, name: string, direction: Direction): unknown {
  if (Array.isArray(part)) return part.map((one) => withLimitsInside(one, name, direction));
  if (!isRecord(part)) return part;
  return mapped(part, (value, word) => {
    if (VALUES.includes(word)) return value;
    if (word === 'schema') return withLimits(value, name, direction);
    return withLimitsInside(value, word, direction.inside?.[word] ?? direction);
  });
}

const limitedSchemas = (schemas: JsonSchema): JsonSchema =>
  mapped(schemas, (schema, name) =>
    withLimits(schema, name, name.endsWith('Input') ? BODY : ANSWER),
  );

type Document = Readonly<{
  paths: JsonSchema;
  webhooks: JsonSchema;
  components: JsonSchema & Readonly<{ schemas: JsonSchema }>;
}>;

/** What a webhook sends is limited like an answer. */
export const limitedDocument = <Given extends Document>(document: Given): Given => ({
  ...document,
  webhooks: mapped(document.webhooks, (one, name) => withLimitsInside(one, name, ANSWER)),
  paths: mapped(document.paths, (one, name) => withLimitsInside(one, name, OPERATION)),
  components: {
    ...mapped(document.components, (part, name) => withLimitsInside(part, name, ANSWER)),
    schemas: limitedSchemas(document.components.schemas),
  },
});
