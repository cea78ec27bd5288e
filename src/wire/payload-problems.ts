/** What is wrong with a payload, in the words of the error envelope (decision 33). */
import type { z } from 'zod';
import type { ErrorDetail } from '../core/errors.js';
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

/** Members of the payload that hold whole numbers. */
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

/** The library expects a number of a text where a whole one is wanted: the field itself knows. */
const typeWord = (expected: string, path: readonly PropertyKey[]): string =>
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

const fieldOf = (path: readonly PropertyKey[]): string =>
  ['payload', ...path.map(String)].join('.');

const unknown = (path: readonly PropertyKey[]): ErrorDetail => ({
  field: fieldOf(path),
  type: 'extra_forbidden',
});

/** What the payload holds there; undefined where it holds nothing. */
const valueAt = (payload: Payload, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
    payload,
  );

/** An unknown member is a problem of its own each. */
function toDetails(issue: Issue, payload: Payload): readonly ErrorDetail[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknown([...path, key]));
  if (issue.code === 'invalid_key') return [unknown(path)];
  const field = fieldOf(path);
  return valueAt(payload, path) === undefined
    ? [{ field, type: 'missing' }]
    : [{ field, ...toProblem(issue) }];
}

type Payload = Readonly<Record<string, unknown>>;

/** Empty where the payload has the published form. */
export function payloadProblems(payload: Payload): readonly ErrorDetail[] {
  const parsed = orderPayload.safeParse(payload);
  return (parsed.error?.issues ?? []).flatMap((issue) => toDetails(issue, payload));
}
