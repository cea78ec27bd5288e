/**
 * The checks of `check-value.ts` and `json-shape.ts` as yes or no, so that valid input builds no error lists; a test
 * compares both.
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
import type { InputBounds } from '../../shared/graphql/decorators.js';
import {
  boundsOf,
  checkOf,
  codePoints,
  GRAPHQL_INT,
  isRecord,
  type Bounded,
} from './check-value.js';

export type Accepts = (value: unknown) => boolean;

type Input = Bounded & Readonly<{ type: GraphQLInputType }>;

function string({ minLength = 0, maxLength = Infinity, pattern }: InputBounds): Accepts {
  const fits = (text: string): boolean => {
    if (minLength === 0 && text.length <= maxLength) return true;
    const length = codePoints(text);
    return length >= minLength && length <= maxLength;
  };
  return (value) =>
    typeof value === 'string' && fits(value) && (pattern === undefined || pattern.test(value));
}

const whole = ({ min = GRAPHQL_INT.min, max = GRAPHQL_INT.max }: InputBounds): Accepts => {
  return (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
};

const number = ({ min = -Infinity, max = Infinity }: InputBounds): Accepts => {
  return (value) =>
    typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max;
};

const SCALARS: Readonly<Record<string, (bounds: InputBounds) => Accepts>> = {
  Int: whole,
  Float: number,
  String: string,
  ID: string,
  Boolean: () => (value) => typeof value === 'boolean',
  JSONObject: () => isRecord,
};

function enumWord(type: GraphQLEnumType): Accepts {
  const words = new Set<unknown>(type.getValues().map(({ name }) => name));
  return (value) => words.has(value);
}

type MemberCheck = Readonly<{ name: string; accepts: Accepts }>;

const checksOf = (type: GraphQLInputObjectType): readonly MemberCheck[] =>
  Object.values(type.getFields()).map((member) => ({
    name: member.name,
    accepts: acceptorOf(member, member.defaultValue !== undefined),
  }));

/** On first use: a type may contain itself. */
function members(type: GraphQLInputObjectType): Accepts {
  let checks: readonly MemberCheck[] | null = null;
  return (value) => {
    if (!isRecord(value)) return false;
    checks ??= checksOf(type);
    return checks.every(({ name, accepts }) =>
      accepts(Object.hasOwn(value, name) ? value[name] : undefined),
    );
  };
}

function items(type: GraphQLInputType): Accepts {
  const accepts = present(type, { extensions: {} });
  return (value) => Array.isArray(value) && value.every(accepts);
}

function present(given: GraphQLInputType, bounded: Bounded): Accepts {
  const type = getNullableType(given);
  if (isListType(type)) return items(type.ofType);
  if (isEnumType(type)) return enumWord(type);
  if (isInputObjectType(type)) return members(type);
  return SCALARS[type.name]?.(boundsOf(bounded)) ?? (() => true);
}

/** Whether `inputProblems` finds nothing. */
export function acceptorOf(input: Input, hasDefault: boolean): Accepts {
  const accepts = present(input.type, input);
  const check = checkOf(input);
  const isDemanded = isNonNullType(input.type);
  return (value) => {
    if (value === undefined) return !isDemanded || hasDefault;
    if (value === null && !isDemanded) return true;
    return accepts(value) && (check === undefined || check(value, '').length === 0);
  };
}
