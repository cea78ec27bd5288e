/** Schema rules, kept in GraphQL `extensions` and applied by the server on every transport. */
import { Extensions } from 'type-graphql';
import { isCalendarDate } from '../../modules/changelog/domain/calendar-date.js';
import type { Role } from '../caller.js';
import type { Deprecation } from '../deprecation.js';
import type { ErrorDetail } from '../errors.js';
import type { ScopeRule } from '../scope.js';

/**
 * `public`: no key. `any`: any valid key of an organisation. A list: only these roles. `operator`: only operators'
 * keys.
 */
export type AccessRule = 'public' | 'any' | 'operator' | readonly Role[];

/**
 * On an operation or field: who may read it. On an object type: who may read fields that return it.
 *
 * @param scope required of an access token; operations of organisations must have one
 */
export const Access = (access: AccessRule, scope?: ScopeRule) =>
  Extensions(scope === undefined ? { access } : { access, scope });

/** Lengths in UTF-16 units; `pattern` is matched against the whole text. */
export type InputBounds = Readonly<{
  minLength?: number;
  maxLength?: number;
  pattern?: RegExp;
  min?: number;
  max?: number;
}>;

export const Bounds = (bounds: InputBounds) => Extensions({ bounds });

/**
 * @returns errors of an argument of the right type and bounds; empty if none
 * @param field path of the argument
 */
export type ValueCheck = (value: unknown, field: string) => readonly ErrorDetail[];

/** On an argument: runs with the checks of all other arguments, so one response lists every error. */
export const Check = (check: ValueCheck) => Extensions({ check });

const checkOfText = (type: string, isValid: (text: string) => boolean) =>
  Check((value, field) => (typeof value === 'string' && !isValid(value) ? [{ field, type }] : []));

/** `YYYY-MM-DD`. */
export const Day = () => checkOfText('date_parsing', isCalendarDate);

/** @param decode null for anything but a cursor of the list */
export const Cursor = (decode: (cursor: string) => unknown) =>
  checkOfText('cursor_invalid', (cursor) => decode(cursor) !== null);

/** Checks that depend on a resolver's dependencies. Key: operation and argument, such as `createOrder.teenus`. */
export interface ChecksArguments {
  readonly argumentChecks: Readonly<Record<string, ValueCheck>>;
}

/**
 * Errors that an operation itself finds, such as keys that the requested version of the law data does not have.
 *
 * @param args without wrong members: an argument, or a member of an input object, with another error is missing
 */
export type LaterErrors = (args: Readonly<Record<string, unknown>>) => readonly ErrorDetail[];

/** Called only if something else is wrong, so that one response lists every error. Key: operation. */
export interface ListsErrors {
  readonly laterErrors: Readonly<Record<string, LaterErrors>>;
}

/** REST omits the member if it has one of these values; GraphQL always returns a selected field. */
export const OmitOnRest = (...values: readonly (string | null)[]) =>
  Extensions({ omitOnRest: values });

/** REST omits the member if it is null. */
export const OmitNull = () => OmitOnRest(null);

/** On a field or operation that only GraphQL has. */
export const GraphqlOnly = () => Extensions({ graphqlOnly: true });

/**
 * Expected length of a list without pages: multiplies the cost of its fields.
 * Required on every such list that contains pages or can be nested in itself.
 */
export const ListLength = (length: number) => Extensions({ listLength: length });

/** On a deprecated operation: shown in the schema, the OpenAPI document and response headers. */
export const Deprecated = (deprecation: Deprecation) => Extensions({ deprecation });

/** Two letters in any case; see `normaliseCountry`. */
export const CountryCode = () => Bounds({ maxLength: 2, pattern: /^[A-Za-z]{2}$/ });
