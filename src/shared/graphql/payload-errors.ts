/** Validation errors and unknown members of an order's payload. */
import type { z } from 'zod';
import type { ErrorDetail } from '../errors.js';
import { orderPayload } from './order-payload.js';

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
  expected === 'number' && INTEGERS.has(path.join('.'))
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
  return { type: issue.code === 'invalid_format' ? 'uuid_parsing' : 'value_error' };
}

const fieldOf = (path: Path): string => ['payload', ...path.map(String)].join('.');

type Path = readonly PropertyKey[];

const valueAt = (payload: Payload, path: Path): unknown =>
  path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
    payload,
  );

function toDetail(issue: Issue, payload: Payload): ErrorDetail {
  const { path } = issue;
  const field = fieldOf(path);
  return valueAt(payload, path) === undefined
    ? { field, type: 'missing' }
    : { field, ...toProblem(issue) };
}

/** Paths of unknown members in the issue; empty if it concerns a known member. */
function unknownIn(issue: Issue): readonly Path[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...issue.path, key]);
  return issue.code === 'invalid_key' ? [issue.path] : [];
}

type Payload = Readonly<Record<string, unknown>>;

const issuesOf = (payload: Payload): readonly Issue[] =>
  orderPayload.safeParse(payload).error?.issues ?? [];

export const payloadProblems = (payload: Payload): readonly ErrorDetail[] =>
  issuesOf(payload)
    .filter((issue) => unknownIn(issue).length === 0)
    .map((issue) => toDetail(issue, payload));

/** @returns dotted paths of members outside the published schema */
export const unknownMembers = (payload: Payload): readonly string[] =>
  issuesOf(payload).flatMap(unknownIn).map(fieldOf);

function without(value: unknown, unknown: ReadonlySet<string>, path: Path): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const at = (name: PropertyKey): Path => [...path, name];
  if (Array.isArray(value)) return value.map((item, index) => without(item, unknown, at(index)));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !unknown.has(fieldOf(at(name))))
      .map(([name, member]) => [name, without(member, unknown, at(name))]),
  );
}

export function knownPayload(payload: Payload): Payload {
  const unknown = new Set(unknownMembers(payload));
  // A record remains a record.
  return unknown.size === 0 ? payload : (without(payload, unknown, []) as Payload);
}
