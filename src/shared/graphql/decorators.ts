/**
 * Rules that travel with the schema, so that both transports obey them:
 * who may ask (`Access`), what an input may hold (`Bounds`), how a field shows on REST (`OmitOnRest`, `GraphqlOnly`).
 * They are kept in GraphQL `extensions` and read by the gateway.
 */
import { Extensions } from 'type-graphql';
import type { Role } from '../caller.js';
import type { Deprecation } from '../deprecation.js';
import type { ErrorDetail } from '../errors.js';

/**
 * `public`: no key needed. `any`: any good key of an organisation. A list: only these roles. `operator`: an operator's
 * key, which none of the others lets in.
 */
export type AccessRule = 'public' | 'any' | 'operator' | readonly Role[];

/** On an operation or a field: who may read it. On an object type: who may read any field that leads to it. */
export const Access = (access: AccessRule) => Extensions({ access });

/** Lengths count characters (UTF-16 units); `pattern` is matched against the whole text. */
export type InputBounds = Readonly<{
  minLength?: number;
  maxLength?: number;
  pattern?: RegExp;
  min?: number;
  max?: number;
}>;

export const Bounds = (bounds: InputBounds) => Extensions({ bounds });

/** What is wrong with an argument whose type and bounds are right; empty where nothing is. `field`: its path. */
export type ValueCheck = (value: unknown, field: string) => readonly ErrorDetail[];

/** On an argument: its form is checked with the types and bounds of all others, so that one answer names every error. */
export const Check = (check: ValueCheck) => Extensions({ check });

/**
 * Checks that need what a resolver was made with. Key: operation and argument, such as `createOrder.teenus`.
 */
export interface ChecksArguments {
  readonly argumentChecks: Readonly<Record<string, ValueCheck>>;
}

/** REST leaves the member out where it has one of these values; GraphQL always returns a selected field. */
export const OmitOnRest = (...values: readonly (string | null)[]) =>
  Extensions({ omitOnRest: values });

/** REST leaves the member out where it is null. */
export const OmitNull = () => OmitOnRest(null);

/** A field or operation of the GraphQL transport alone; REST does not select it. */
export const GraphqlOnly = () => Extensions({ graphqlOnly: true });

/**
 * How many elements a list without pages has, about as many as it can have: what is asked below it costs so many times as
 * much. Every list needs it from which pages or the list itself can be reached.
 */
export const ListLength = (length: number) => Extensions({ listLength: length });

/** An operation that will end: told by the schema, the OpenAPI document and the headers of its answers. */
export const Deprecated = (deprecation: Deprecation) => Extensions({ deprecation });

/** Two letters in any case; see `normaliseCountry`. */
export const CountryCode = () => Bounds({ maxLength: 2, pattern: /^[A-Za-z]{2}$/ });
