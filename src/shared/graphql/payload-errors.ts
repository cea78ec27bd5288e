/** Validation errors and unknown members of an order's payload or of the facts of a case. */
import type { z } from 'zod';
import type { ErrorDetail } from '../errors.js';
import { orderPayload } from './order-payload.js';
import type { JsonRecord } from '../json-record.js';

/** `root`: argument that holds the value. */
export type PublishedSchema = Readonly<{ schema: z.ZodType; root: string }>;

const ORDER: PublishedSchema = { schema: orderPayload, root: 'payload' };

type Issue = z.core.$ZodIssue;
type Problem = Omit<ErrorDetail, 'field'>;

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'string_type',
  number: 'float_type',
  int: 'int_type',
  array: 'list_type',
  object: 'dict_type',
  record: 'dict_type',
};

/** Integer members of the payload. */
const INTEGERS: ReadonlySet<string> = new Set(
  Object.entries(orderPayload.shape)
    .filter(([, member]) => member.safeParse(1).success && !member.safeParse(1.5).success)
    .map(([name]) => name),
);

function tooBig({ origin, maximum }: Extract<Issue, { code: 'too_big' }>): Problem {
  const most = Number(maximum);
  if (origin === 'string') return { type: 'string_too_long', params: { max_length: most } };
  if (origin === 'array') return { type: 'too_long', params: { max_length: most } };
  return { type: 'less_than_equal', params: { le: most } };
}

/** zod reports `number` for integers; the field decides. */
const typeWord = (expected: string, path: Path): string =>
  expected === 'number' && INTEGERS.has(String(path.at(-1)))
    ? 'int_type'
    : (TYPE_WORDS[expected] ?? 'value_error');

function toProblem(issue: Issue): Problem {
  if (issue.code === 'invalid_type') return { type: typeWord(issue.expected, issue.path) };
  if (issue.code === 'invalid_value') {
    return { type: 'enum', params: { expected: issue.values.map(String).join(', ') } };
  }
  if (issue.code === 'too_big') return tooBig(issue);
  if (issue.code === 'too_small') {
    return { type: 'greater_than_equal', params: { ge: Number(issue.minimum) } };
  }
  const isUuid = issue.code === 'invalid_format' && issue.format === 'uuid';
  return { type: isUuid ? 'uuid_parsing' : 'value_error' };
}

const fieldOf = (root: string, path: Path): string => [root, ...path.map(String)].join('.');

type Path = readonly PropertyKey[];

const valueAt = (payload: JsonRecord, path: Path): unknown =>
  path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
    payload,
  );

function toDetail(issue: Issue, payload: JsonRecord, root: string): ErrorDetail {
  const { path } = issue;
  const field = fieldOf(root, path);
  return valueAt(payload, path) === undefined
    ? { field, type: 'missing' }
    : { field, ...toProblem(issue) };
}

/** Paths of unknown members in the issue; empty if it concerns a known member. */
function unknownIn(issue: Issue): readonly Path[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...issue.path, key]);
  return issue.code === 'invalid_key' ? [issue.path] : [];
}

const issuesOf = (payload: JsonRecord, { schema }: PublishedSchema): readonly Issue[] =>
  schema.safeParse(payload).error?.issues ?? [];

export const payloadProblems = (
  payload: JsonRecord,
  published: PublishedSchema = ORDER,
): readonly ErrorDetail[] =>
  issuesOf(payload, published)
    .filter((issue) => unknownIn(issue).length === 0)
    .map((issue) => toDetail(issue, payload, published.root));

/** @returns dotted paths of members outside the published schema */
export const unknownMembers = (
  payload: JsonRecord,
  published: PublishedSchema = ORDER,
): readonly string[] =>
  issuesOf(payload, published)
    .flatMap(unknownIn)
    .map((path) => fieldOf(published.root, path));

type Unknown = Readonly<{ fields: ReadonlySet<string>; root: string }>;

function without(value: unknown, unknown: Unknown, path: Path): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const at = (name: PropertyKey): Path => [...path, name];
  if (Array.isArray(value)) return value.map((item, index) => without(item, unknown, at(index)));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !unknown.fields.has(fieldOf(unknown.root, at(name))))
      .map(([name, member]) => [name, without(member, unknown, at(name))]),
  );
}

export function knownPayload(payload: JsonRecord, published: PublishedSchema = ORDER): JsonRecord {
  const { root } = published;
  const fields = new Set(unknownMembers(payload, published));
  // A record remains a record.
  return fields.size === 0 ? payload : (without(payload, { fields, root }, []) as JsonRecord);
}
