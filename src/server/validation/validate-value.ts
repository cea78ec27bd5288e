/**
 * Checks a value against its GraphQL type and bounds, without coercion. One set of checks accepts, without
 * building anything, or explains with the documented error types.
 */
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';
import type { ErrorDetail } from '../../shared/errors.js';
import type { InputBounds, ValueCheck } from '../../shared/graphql/decorators.js';

export type Bounded = Readonly<{ extensions: Readonly<Record<string, unknown>> }>;

type Input = Bounded & Readonly<{ type: GraphQLInputType }>;

export type Accepts = (value: unknown) => boolean;

/** `field`: dotted path; null: only whether there are errors matters, and `REJECTED` stands for all of them. */
type Validate = (value: unknown, field: string | null) => readonly ErrorDetail[];

const VALID: readonly ErrorDetail[] = [];
const REJECTED: readonly ErrorDetail[] = [{ field: '', type: 'value_error' }];

const GRAPHQL_INT = { max: 2_147_483_647, min: -2_147_483_648 } as const;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const problem = (
  field: string | null,
  type: string,
  params?: ErrorDetail['params'],
): readonly ErrorDetail[] => {
  if (field === null) return REJECTED;
  return [params === undefined ? { field, type } : { field, type, params }];
};

const within = (field: string | null, member: string | number): string | null =>
  field === null ? null : `${field}.${member}`;

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

/** Other scalars are checked by their GraphQL type. */
const SCALARS: Readonly<Record<string, (bounds: InputBounds) => Validate>> = {
  Int: whole,
  Float: number,
  String: string,
  ID: string,
  Boolean: () => (value, field) =>
    typeof value === 'boolean' ? VALID : problem(field, 'bool_type'),
  JSONObject: () => (value, field) => (isRecord(value) ? VALID : problem(field, 'dict_type')),
};

function enumWord(type: GraphQLEnumType): Validate {
  const words = type.getValues().map(({ name }) => name);
  const known = new Set<unknown>(words);
  return (value, field) =>
    known.has(value) ? VALID : problem(field, 'enum', { expected: words.join(', ') });
}

/** All errors of the parts, or `REJECTED` at the first. */
function together<Part>(
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

/** Members are read on first use: a type may contain itself. */
function members(type: GraphQLInputObjectType): Validate {
  let checks: readonly Readonly<{ name: string; check: Validate }>[] | null = null;
  return (value, field) => {
    if (!isRecord(value)) return problem(field, 'dict_type');
    checks ??= Object.values(type.getFields()).map((member) => ({
      name: member.name,
      check: validatorOf(member, member.defaultValue !== undefined),
    }));
    return together(checks, field, ({ name, check }) =>
      check(Object.hasOwn(value, name) ? value[name] : undefined, within(field, name)),
    );
  };
}

function items(type: GraphQLInputType): Validate {
  const check = present(type, { extensions: {} });
  return (value, field) =>
    Array.isArray(value)
      ? together<unknown>(value, field, (item, index) => check(item, within(field, index)))
      : problem(field, 'list_type');
}

function present(given: GraphQLInputType, { extensions }: Bounded): Validate {
  const type = getNullableType(given);
  if (isListType(type)) return items(type.ofType);
  if (isEnumType(type)) return enumWord(type);
  if (isInputObjectType(type)) return members(type);
  // `@Bounds` is the only writer of this extension.
  const bounds = (extensions['bounds'] as InputBounds | undefined) ?? {};
  return SCALARS[type.name]?.(bounds) ?? (() => VALID);
}

/** Absence is an error only if the input is required. */
function validatorOf(input: Input, hasDefault: boolean): Validate {
  const check = present(input.type, input);
  // `@Check` and `argumentChecks` are the only writers of this extension.
  const ownCheck = input.extensions['check'] as ValueCheck | undefined;
  const isRequired = isNonNullType(input.type);
  return (value, field) => {
    if (value === undefined) return isRequired && !hasDefault ? problem(field, 'missing') : VALID;
    if (value === null && !isRequired) return VALID;
    const problems = check(value, field);
    return problems.length > 0 ? problems : (ownCheck?.(value, field ?? '') ?? VALID);
  };
}

export function acceptorOf(input: Input, hasDefault: boolean): Accepts {
  const check = validatorOf(input, hasDefault);
  return (value) => check(value, null).length === 0;
}

export const inputProblems = (
  input: Input,
  value: unknown,
  { field, hasDefault }: Readonly<{ field: string; hasDefault: boolean }>,
): readonly ErrorDetail[] => validatorOf(input, hasDefault)(value, field);
