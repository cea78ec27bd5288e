/**
 * Checks a value against its GraphQL type and bounds, without coercion, with the documented error types
 * (R-10.33).
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

export const GRAPHQL_INT = { max: 2_147_483_647, min: -2_147_483_648 } as const;

/** `@Bounds` is the only writer of this extension. */
export const boundsOf = (input: Bounded): InputBounds =>
  (input.extensions['bounds'] as InputBounds | undefined) ?? {};

/** `@Check` and `argumentChecks` are the only writers of this extension. */
export const checkOf = (input: Bounded): ValueCheck | undefined =>
  input.extensions['check'] as ValueCheck | undefined;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function numberBounds(value: number, field: string, bounds: InputBounds): ErrorDetail[] {
  const { min = -Infinity, max = Infinity } = bounds;
  if (value < min) return [{ field, type: 'greater_than_equal', params: { ge: min } }];
  if (value > max) return [{ field, type: 'less_than_equal', params: { le: max } }];
  return [];
}

/** As the specification counts: an emoji is one. */
export const codePoints = (text: string): number => Array.from(text).length;

function stringBounds(value: string, field: string, bounds: InputBounds): ErrorDetail[] {
  const { minLength = 0, maxLength = Infinity, pattern } = bounds;
  const length = codePoints(value);
  if (length < minLength) {
    return [{ field, type: 'string_too_short', params: { min_length: minLength } }];
  }
  if (length > maxLength) {
    return [{ field, type: 'string_too_long', params: { max_length: maxLength } }];
  }
  if (pattern === undefined || pattern.test(value)) return [];
  return [{ field, type: 'string_pattern_mismatch' }];
}

function intProblems(value: unknown, field: string, bounds: InputBounds): ErrorDetail[] {
  if (typeof value !== 'number') return [{ field, type: 'int_type' }];
  if (!Number.isInteger(value)) return [{ field, type: 'int_from_float' }];
  const { min = GRAPHQL_INT.min, max = GRAPHQL_INT.max } = bounds;
  return numberBounds(value, field, { min, max });
}

function floatProblems(value: unknown, field: string, bounds: InputBounds): ErrorDetail[] {
  if (typeof value !== 'number') return [{ field, type: 'float_type' }];
  if (!Number.isFinite(value)) return [{ field, type: 'finite_number' }];
  return numberBounds(value, field, bounds);
}

const stringProblems = (value: unknown, field: string, bounds: InputBounds): ErrorDetail[] =>
  typeof value === 'string' ? stringBounds(value, field, bounds) : [{ field, type: 'string_type' }];

type ScalarCheck = (value: unknown, field: string, bounds: InputBounds) => ErrorDetail[];

/** Other scalars are checked by their GraphQL type. */
const SCALARS: Readonly<Record<string, ScalarCheck>> = {
  Int: intProblems,
  Float: floatProblems,
  String: stringProblems,
  ID: stringProblems,
  Boolean: (value, field) => (typeof value === 'boolean' ? [] : [{ field, type: 'bool_type' }]),
  JSONObject: (value, field) => (isRecord(value) ? [] : [{ field, type: 'dict_type' }]),
};

function enumProblems(type: GraphQLEnumType, value: unknown, field: string): ErrorDetail[] {
  const words = type.getValues().map(({ name }) => name);
  if (typeof value === 'string' && words.includes(value)) return [];
  return [{ field, type: 'enum', params: { expected: words.join(', ') } }];
}

function objectProblems(
  type: GraphQLInputObjectType,
  value: unknown,
  field: string,
): ErrorDetail[] {
  if (!isRecord(value)) return [{ field, type: 'dict_type' }];
  return Object.values(type.getFields()).flatMap((member) =>
    inputProblems(member, Object.hasOwn(value, member.name) ? value[member.name] : undefined, {
      field: `${field}.${member.name}`,
      hasDefault: member.defaultValue !== undefined,
    }),
  );
}

function listProblems(type: GraphQLInputType, value: unknown, field: string): ErrorDetail[] {
  if (!Array.isArray(value)) return [{ field, type: 'list_type' }];
  return value.flatMap((item, index) =>
    valueProblems(type, item, `${field}.${index}`, { extensions: {} }),
  );
}

/** Null only for a non-null type. */
function valueProblems(
  given: GraphQLInputType,
  value: unknown,
  field: string,
  bounded: Bounded,
): ErrorDetail[] {
  const type = getNullableType(given);
  if (isListType(type)) return listProblems(type.ofType, value, field);
  if (isEnumType(type)) return enumProblems(type, value, field);
  if (isInputObjectType(type)) return objectProblems(type, value, field);
  return SCALARS[type.name]?.(value, field, boundsOf(bounded)) ?? [];
}

/** Absence is an error only if the input is required. */
export function inputProblems(
  input: Bounded & Readonly<{ type: GraphQLInputType }>,
  value: unknown,
  { field, hasDefault }: Readonly<{ field: string; hasDefault: boolean }>,
): readonly ErrorDetail[] {
  if (value === undefined) {
    return isNonNullType(input.type) && !hasDefault ? [{ field, type: 'missing' }] : [];
  }
  if (value === null && !isNonNullType(input.type)) return [];
  const problems = valueProblems(input.type, value, field, input);
  return problems.length > 0 ? problems : (checkOf(input)?.(value, field) ?? []);
}
