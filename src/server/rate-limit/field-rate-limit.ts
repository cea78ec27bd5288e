/**
 * Rate limits on single fields, such as signup: graphql-rate-limit over an atomic counter. Its own stores admit any
 * number of concurrent calls.
 */
import { hash, randomUUID } from 'node:crypto';
import {
  defaultFieldResolver,
  isObjectType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import { type Identity, Store, getGraphQLRateLimiter } from 'graphql-rate-limit';
import { ServiceError } from '../../shared/errors.js';
import type { Verdict } from '../../shared/limits/verdict.js';
import type { RequestContext } from '../../shared/graphql/context.js';
import type { RateLimiter } from '../../shared/limits/rate-limiter.js';
import { limitRefusal } from './rate-limit.graphql.js';

type Field = GraphQLField<unknown, RequestContext>;

type FieldCall = Readonly<{
  args: Readonly<Record<string, unknown>>;
  context: RequestContext;
  info: GraphQLResolveInfo;
}>;

/** @throws ServiceError RATE_LIMITED with the seconds to wait */
export type FieldRateLimit = (call: FieldCall) => Promise<void>;

/** `name`: separates counters of one field. `identify`: null admits the call uncounted. */
export type FieldLimitRule = Readonly<{
  name: string;
  max: number;
  windowSeconds: number;
  identify: (call: FieldCall) => string | null;
}>;

/** @throws Error if `max` is below 1: the library reads 0 as 5 */
export function fieldRateLimit(rateLimiter: RateLimiter, rule: FieldLimitRule): FieldRateLimit {
  if (rule.max < 1) throw new Error(`a field limit of ${String(rule.max)} calls cannot be set`);
  return async (call) => {
    const identity = rule.identify(call);
    if (identity === null) return;
    const store = new OneCall(rateLimiter, rule);
    const limit = getGraphQLRateLimiter({ store, identifyContext: () => hidden(identity) });
    const refused = await limit(
      { parent: null, ...call, args: { ...call.args } },
      limiterRule(rule),
    );
    const refusal = store.verdict === null ? null : limitRefusal(store.verdict);
    if (refused !== undefined && refusal !== null) throw named(refusal, call.info.fieldName, rule);
  };
}

/** The headers state the limit of the key, which is another one. */
const named = (
  { code, details, retryAfterSeconds }: ServiceError,
  field: string,
  { max, windowSeconds: seconds }: FieldLimitRule,
): ServiceError => {
  const limit = { field, type: 'operation_limit_exceeded', params: { max, seconds } };
  return new ServiceError(
    code,
    [...details, limit],
    retryAfterSeconds === undefined ? {} : { retryAfterSeconds },
  );
};

/**
 * Wraps resolvers in place, for all transports.
 *
 * @param fieldLimits keyed by `Mutation.signup`; checked in order up to the first refusal
 * @throws Error if the schema lacks a named field
 */
export function limitFields(
  schema: GraphQLSchema,
  fieldLimits: Readonly<Record<string, readonly FieldRateLimit[]>>,
): GraphQLSchema {
  for (const [place, limit] of Object.entries(fieldLimits))
    limitField(fieldAt(schema, place), limit);
  return schema;
}

function fieldAt(schema: GraphQLSchema, place: string): Field {
  const [typeName = '', fieldName = ''] = place.split('.');
  const field = fieldsOf(schema.getType(typeName))[fieldName];
  if (field === undefined) throw new Error(`the schema has no ${place} to limit`);
  return field;
}

const fieldsOf = (type: GraphQLNamedType | undefined): Readonly<Record<string, Field>> =>
  isObjectType(type) ? type.getFields() : {};

function limitField(field: Field, fieldLimits: readonly FieldRateLimit[]): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = async (parent, args: Record<string, unknown>, context, info) => {
    for (const fieldLimit of fieldLimits) await fieldLimit({ args, context, info });
    return resolve(parent, args, context, info);
  };
}

/** Adapts the rate limiter to the library's store for one call. */
class OneCall extends Store {
  verdict: Verdict | null = null;

  constructor(
    private readonly rateLimiter: RateLimiter,
    private readonly rule: Pick<FieldLimitRule, 'name' | 'max' | 'windowSeconds'>,
  ) {
    super();
  }

  /** No earlier calls if admitted, otherwise `max`. */
  override async getForIdentity(identity: Identity): Promise<readonly number[]> {
    const { name, max, windowSeconds } = this.rule;
    const subject = `field:${name}:${identity.fieldIdentity}:${identity.contextIdentity}`;
    this.verdict = await this.rateLimiter.consumeField({
      subject,
      max,
      windowSeconds,
      requestId: randomUUID(),
    });
    return this.verdict.admitted ? [] : Array<number>(max).fill(Infinity);
  }

  /** The rate limiter has already counted. */
  override setForIdentity(): void {}
}

/** Addresses are personal data. */
const hidden = (identity: string): string => hash('sha256', identity, 'base64url').slice(0, 22);

const limiterRule = ({ max, windowSeconds }: Pick<FieldLimitRule, 'max' | 'windowSeconds'>) => ({
  max,
  window: `${String(windowSeconds)}s`,
});
