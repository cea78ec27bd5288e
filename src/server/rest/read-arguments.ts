/** Collects and checks arguments from path, query, headers and body. */
import { getNamedType, isInputObjectType, type GraphQLArgument } from 'graphql';
import { invalid, type ErrorDetail } from '../../shared/errors.js';
import { acceptorOf } from '../validation/validate-value.js';
import { fieldProblems } from '../validation/check-arguments.js';
import type { RestOperation } from './operations.js';
import { isGoodShape, jsonShapeProblems } from '../validation/json-shape.js';
import { knownMembers } from './known-members.js';
import { readText } from './text-value.js';

export type RestInput = Readonly<{
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string | readonly string[]>>;
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** null: no body. */
  body: Readonly<Record<string, unknown>> | null;
}>;

/** `ignored`: undeclared members of the body, and parameters of a GET. */
export type ReadArguments = Readonly<{ values: Record<string, unknown>; ignored: string[] }>;

/** Both names are accepted everywhere. */
export const ALIASES: Readonly<Record<string, string>> = {
  keel: 'language',
  language: 'keel',
  riik: 'country',
  country: 'riik',
};

type Found = Readonly<{ value: unknown; problems: readonly ErrorDetail[] }>;

const ABSENT: Found = { value: undefined, problems: [] };

/** Languages and countries are case-insensitive. */
const folded = (value: unknown): unknown =>
  typeof value === 'string' ? value.toLowerCase() : value;

/** Null counts as absent. */
const isGiven = (found: Found): boolean => found.value != null || found.problems.length > 0;

function fromText(text: string | readonly string[] | undefined, argument: GraphQLArgument): Found {
  if (text === undefined) return ABSENT;
  const all = typeof text === 'string' ? [text] : text;
  const [first = '', ...others] = all;
  if (others.some((other) => other !== first)) {
    const params = { other: argument.name };
    return {
      value: undefined,
      problems: [{ field: argument.name, type: 'conflicting_values', params }],
    };
  }
  const read = readText(first, argument.name, argument.type);
  return 'problem' in read
    ? { value: undefined, problems: [read.problem] }
    : { value: read.value, problems: [] };
}

const own = (record: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** Under the argument's name or its alias; conflicts are rejected. */
function withAlias(argument: GraphQLArgument, look: (name: string) => Found): Found {
  const found = look(argument.name);
  const alias = ALIASES[argument.name];
  if (alias === undefined) return found;
  const other = look(alias);
  if (!isGiven(other)) return found;
  if (!isGiven(found)) return other;
  if (folded(found.value) === folded(other.value)) return found;
  const params = { other: alias };
  return {
    value: found.value,
    problems: [{ field: argument.name, type: 'conflicting_values', params }],
  };
}

/** A POST may have `keel` in its query; the body takes precedence. */
const inQuery = (operation: RestOperation, argument: GraphQLArgument): boolean =>
  operation.route.method === 'GET' || argument.name === 'keel' || argument.name === 'language';

function fromHeader(
  operation: RestOperation,
  argument: GraphQLArgument,
  input: RestInput,
): unknown {
  const header = operation.route.headers?.[argument.name];
  return header === undefined ? undefined : own(input.headers, header);
}

function find(operation: RestOperation, argument: GraphQLArgument, input: RestInput): Found {
  const param = own(input.params, argument.name);
  if (typeof param === 'string') return fromText(param, argument);
  const { body } = input;
  const inBody = withAlias(argument, (name) =>
    body === null ? ABSENT : { value: own(body, name), problems: [] },
  );
  const header = fromHeader(operation, argument, input);
  if (header !== undefined && header !== (inBody.value ?? header)) {
    return {
      value: undefined,
      problems: [{ field: argument.name, type: 'idempotency_key_mismatch' }],
    };
  }
  if (inBody.value !== undefined) return inBody;
  if (header !== undefined) return { value: header, problems: [] };
  if (!inQuery(operation, argument)) return inBody;
  return withAlias(argument, (name) => fromText(queryValue(input, name), argument));
}

const queryValue = (input: RestInput, name: string) =>
  Object.hasOwn(input.query, name) ? input.query[name] : undefined;

const knownNames = ({ field }: RestOperation): readonly string[] =>
  field.args.flatMap(({ name }) => [name, ALIASES[name] ?? name]);

function unknownMembers(operation: RestOperation, body: RestInput['body']): string[] {
  const known = knownNames(operation);
  return Object.keys(body ?? {}).filter((name) => !known.includes(name));
}

/** Of a GET; the language is accepted everywhere. */
function unknownParameters(operation: RestOperation, { query }: RestInput): string[] {
  if (operation.route.method !== 'GET') return [];
  const known = new Set(['keel', 'language', ...knownNames(operation)]);
  return Object.keys(query).filter((name) => !known.has(name));
}

/** Whether a body is valid as it is. */
type IsPlain = (body: Readonly<Record<string, unknown>>) => boolean;

const plainChecks = new WeakMap<RestOperation, IsPlain>();

function plainCheckOf({ field, route }: RestOperation): IsPlain {
  const members = field.args.map((one) => ({
    name: one.name,
    accepts: acceptorOf(one, one.defaultValue !== undefined),
  }));
  const names = new Set(members.map(({ name }) => name));
  // Unknown members of input objects, and headers, need `readWithCare`.
  const isSimple =
    route.headers === undefined &&
    field.args.every(({ type }) => !isInputObjectType(getNamedType(type)));
  return (body) =>
    isSimple &&
    Object.keys(body).every((name) => names.has(name)) &&
    isGoodShape(body) &&
    members.every(({ name, accepts }) => accepts(own(body, name)));
}

/** Null if the body needs `readWithCare`. */
function readPlain(
  operation: RestOperation,
  body: Readonly<Record<string, unknown>>,
): ReadArguments | null {
  const isPlain = plainChecks.get(operation) ?? plainCheckOf(operation);
  plainChecks.set(operation, isPlain);
  return isPlain(body) ? { values: body, ignored: [] } : null;
}

const isBodyAlone = ({ params, query }: RestInput): boolean =>
  Object.keys(params).length === 0 && Object.keys(query).length === 0;

/** @throws VALIDATION_FAILED with every error at once */
export function readArguments(operation: RestOperation, input: RestInput): ReadArguments {
  const { body } = input;
  const plain = body !== null && isBodyAlone(input) ? readPlain(operation, body) : null;
  return plain ?? readWithCare(operation, input);
}

function readWithCare(operation: RestOperation, input: RestInput): ReadArguments {
  const values: Record<string, unknown> = {};
  const ignored = [
    ...unknownParameters(operation, input),
    ...unknownMembers(operation, input.body),
  ];
  const problems: ErrorDetail[] = [];
  for (const argument of operation.field.args) {
    const found = find(operation, argument, input);
    problems.push(...found.problems);
    if (found.value === undefined) continue;
    const known = knownMembers(argument.type, found.value, argument.name);
    values[argument.name] = known.value;
    ignored.push(...known.ignored);
  }
  problems.push(...jsonShapeProblems(input.body ?? {}));
  const all = fieldProblems(operation.field, values, problems);
  if (all.length > 0) throw invalid(...all);
  return { values, ignored };
}
