/** Reads the input of an operation with the checks of the REST body. */
import { isGoodShape, jsonShapeProblems } from '../server/validation/json-shape.js';
import {
  enumWord,
  listOf,
  presence,
  problem,
  SCALAR_CHECKS,
  together,
  VALID,
  within,
  type Validate,
} from '../server/validation/value-checks.js';
import { isRecord, type JsonRecord } from '../shared/json-record.js';
import type { ErrorDetail } from '../shared/errors.js';
import type { InputBounds } from '../shared/graphql/decorators.js';
import { invalidInput } from './offline-error.js';
import type { WireArgument } from './wire-table.js';

type Arguments = Readonly<Record<string, WireArgument>>;

/** `ignored`: undeclared members. */
export type ReadInput = Readonly<{ values: Record<string, unknown>; ignored: readonly string[] }>;

/** Both names are accepted everywhere. */
const ALIASES: Readonly<Record<string, string>> = { keel: 'language', riik: 'country' };

function boundsOf({ min, max, minLength, maxLength, pattern }: WireArgument): InputBounds {
  return {
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(minLength === undefined ? {} : { minLength }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(pattern === undefined ? {} : { pattern: new RegExp(pattern) }),
  };
}

function membersCheck(members: Arguments): Validate {
  const checks = Object.entries(members).map(([name, member]) => ({
    name,
    check: checkOf(member),
  }));
  return (value, field) =>
    isRecord(value)
      ? together(checks, field, ({ name, check }) => check(own(value, name), within(field, name)))
      : problem(field, 'dict_type');
}

/** Of the argument, or of an item of its list. */
function oneOf(argument: WireArgument): Validate {
  const { type, words, members, isList = false } = argument;
  if (words !== undefined) return enumWord(Object.keys(words));
  if (members !== undefined) return membersCheck(members);
  return (SCALAR_CHECKS[type] ?? (() => () => []))(isList ? {} : boundsOf(argument));
}

function checkOf(argument: WireArgument): Validate {
  const { isList = false, isRequired = false } = argument;
  const one = oneOf(argument);
  return presence(isList ? listOf(one) : one, {
    isRequired,
    hasDefault: argument.default !== undefined,
  });
}

const own = (record: JsonRecord, name: string): unknown =>
  Object.hasOwn(record, name) ? record[name] : undefined;

const folded = (value: unknown): unknown =>
  typeof value === 'string' ? value.toLowerCase() : value;

type Found = Readonly<{ value: unknown; problems: readonly ErrorDetail[] }>;

/** Under the argument's name or its alias; conflicts are rejected. */
function find(input: JsonRecord, name: string): Found {
  const value = own(input, name);
  const alias = ALIASES[name];
  const other = alias === undefined ? undefined : own(input, alias);
  if (alias === undefined || other == null) return { value, problems: VALID };
  if (value == null) return { value: other, problems: VALID };
  if (folded(value) === folded(other)) return { value, problems: VALID };
  return {
    value,
    problems: [{ field: name, type: 'conflicting_values', params: { other: alias } }],
  };
}

function firstOfEachField(problems: readonly ErrorDetail[]): readonly ErrorDetail[] {
  return [...new Map(problems.toReversed().map((one) => [one.field, one])).values()].toReversed();
}

type ToTerm = (value: unknown) => unknown;

const asIs: ToTerm = (value) => value;

function membersToTerms(members: Arguments): ToTerm {
  const all = Object.entries(members).map(([name, member]) => ({
    name,
    byDefault: member.default,
    toTerm: termsOf(member),
  }));
  return (value) => {
    const terms: Record<string, unknown> = {};
    for (const { name, byDefault, toTerm } of all) {
      const given = own(value as JsonRecord, name); // checked before
      const found = given === undefined ? byDefault : given;
      if (found !== undefined) terms[name] = toTerm(found);
    }
    return terms;
  };
}

/** Wire words as internal terms; undeclared members of input objects are left out. */
function termsOf({ words, members }: WireArgument): ToTerm {
  if (words === undefined && members === undefined) return asIs;
  const one: ToTerm =
    words === undefined
      ? membersToTerms(members ?? {})
      : (value) => (typeof value === 'string' ? words[value] : value);
  return (value) => {
    if (value == null) return value;
    return Array.isArray(value) ? value.map(one) : one(value);
  };
}

const isUsed = (value: unknown, { default: byDefault }: WireArgument): boolean =>
  value != null && value !== byDefault;

type Reader = Readonly<{
  name: string;
  argument: WireArgument;
  check: Validate;
  toTerm: ToTerm;
  isSupported: boolean;
}>;

/** Every error of the input, one for each field. */
function errorsOf(input: JsonRecord, readers: readonly Reader[]): readonly ErrorDetail[] {
  const problems: ErrorDetail[] = [];
  const later: ErrorDetail[] = [...jsonShapeProblems(input)];
  for (const { name, argument, check, isSupported } of readers) {
    const found = find(input, name);
    problems.push(...found.problems);
    later.push(...check(found.value, name));
    if (!isSupported && isUsed(found.value, argument)) {
      later.push({ field: name, type: 'needs_service' });
    }
  }
  return firstOfEachField([...problems, ...later]);
}

/** Null if the input has errors. Nothing is built about them. */
function valuesOf(input: JsonRecord, readers: readonly Reader[]): Record<string, unknown> | null {
  if (!isGoodShape(input)) return null;
  const values: Record<string, unknown> = {};
  for (const { name, argument, check, toTerm, isSupported } of readers) {
    const { value: given, problems } = find(input, name);
    if (problems.length > 0 || check(given, null).length > 0) return null;
    if (!isSupported && isUsed(given, argument)) return null;
    const value = given === undefined ? argument.default : given;
    if (value !== undefined) values[name] = toTerm(value);
  }
  return values;
}

/** @param supported arguments that the package understands; others need the service */
export function inputReader(declared: Arguments, supported: readonly string[]) {
  const readers = Object.entries(declared).map(([name, argument]) => ({
    name,
    argument,
    check: checkOf(argument),
    toTerm: termsOf(argument),
    isSupported: supported.includes(name),
  }));
  const known = new Set(readers.flatMap(({ name }) => [name, ALIASES[name] ?? name]));

  /** @throws OfflineError with every error at once */
  return (input: JsonRecord): ReadInput => {
    const values = valuesOf(input, readers);
    if (values === null) throw invalidInput(errorsOf(input, readers));
    return { values, ignored: Object.keys(input).filter((name) => !known.has(name)) };
  };
}
