/**
 * Checks of single values, without coercion: each accepts, without building anything, or explains with the
 * documented error types.
 */
import type { ErrorDetail } from '../../shared/errors.js';
import type { InputBounds } from '../../shared/graphql/decorators.js';

/** `field`: dotted path; null: only whether there are errors matters, and `REJECTED` represents all of them. */
export type Validate = (value: unknown, field: string | null) => readonly ErrorDetail[];

export const VALID: readonly ErrorDetail[] = [];
const REJECTED: readonly ErrorDetail[] = [{ field: '', type: 'value_error' }];

const GRAPHQL_INT = { max: 2_147_483_647, min: -2_147_483_648 } as const;

export const problem = (
  field: string | null,
  type: string,
  params?: ErrorDetail['params'],
): readonly ErrorDetail[] => {
  if (field === null) return REJECTED;
  return [params === undefined ? { field, type } : { field, type, params }];
};

function numberBounds(value: number, field: string | null, { min, max }: InputBounds) {
  if (min !== undefined && value < min) return problem(field, 'greater_than_equal', { ge: min });
  if (max !== undefined && value > max) return problem(field, 'less_than_equal', { le: max });
  return VALID;
}

/** As the specification counts: an emoji is one. */
const codePoints = (text: string): number => Array.from(text).length;

/** Counts only if the number of UTF-16 units does not decide. */
function isLengthWithin(text: string, minLength: number, maxLength: number): boolean {
  if (minLength === 0 && text.length <= maxLength) return true;
  const length = codePoints(text);
  return length >= minLength && length <= maxLength;
}

function string({ minLength = 0, maxLength = Infinity, pattern }: InputBounds): Validate {
  return (value, field) => {
    if (typeof value !== 'string') return problem(field, 'string_type');
    if (!isLengthWithin(value, minLength, maxLength)) {
      return codePoints(value) < minLength
        ? problem(field, 'string_too_short', { min_length: minLength })
        : problem(field, 'string_too_long', { max_length: maxLength });
    }
    if (pattern === undefined || pattern.test(value)) return VALID;
    return problem(field, 'string_pattern_mismatch');
  };
}

function whole({ min = GRAPHQL_INT.min, max = GRAPHQL_INT.max }: InputBounds): Validate {
  const bounds = { min, max };
  return (value, field) => {
    if (typeof value !== 'number') return problem(field, 'int_type');
    if (!Number.isInteger(value)) return problem(field, 'int_from_float');
    return numberBounds(value, field, bounds);
  };
}

const number =
  (bounds: InputBounds): Validate =>
  (value, field) => {
    if (typeof value !== 'number') return problem(field, 'float_type');
    if (!Number.isFinite(value)) return problem(field, 'finite_number');
    return numberBounds(value, field, bounds);
  };

/** By name of the GraphQL type. */
export const SCALAR_CHECKS: Readonly<Record<string, (bounds: InputBounds) => Validate>> = {
  Int: whole,
  Float: number,
  String: string,
  ID: string,
  Boolean: () => (value, field) =>
    typeof value === 'boolean' ? VALID : problem(field, 'bool_type'),
};

export function enumWord(words: readonly string[]): Validate {
  const known = new Set<unknown>(words);
  return (value, field) =>
    known.has(value) ? VALID : problem(field, 'enum', { expected: words.join(', ') });
}

/** All errors of the parts, or `REJECTED` at the first. */
export function together<Part>(
  parts: readonly Part[],
  field: string | null,
  check: (part: Part, index: number) => readonly ErrorDetail[],
): readonly ErrorDetail[] {
  let found = VALID;
  let index = 0;
  for (const part of parts) {
    const problems = check(part, index);
    index += 1;
    if (problems.length === 0) continue;
    if (field === null) return problems;
    found = [...found, ...problems];
  }
  return found;
}

export const within = (field: string | null, member: string | number): string | null =>
  field === null ? null : `${field}.${member}`;

export function listOf(check: Validate): Validate {
  return (value, field) =>
    Array.isArray(value)
      ? together<unknown>(value, field, (item, index) => check(item, within(field, index)))
      : problem(field, 'list_type');
}

/** Absence is an error only if the input is required. */
export const presence =
  (
    check: Validate,
    { isRequired, hasDefault }: Readonly<Record<'isRequired' | 'hasDefault', boolean>>,
  ): Validate =>
  (value, field) => {
    if (value === undefined) return isRequired && !hasDefault ? problem(field, 'missing') : VALID;
    return value === null && !isRequired ? VALID : check(value, field);
  };
