/** Field limits of single operations, besides those per key. */
import type { GraphQLSchema } from 'graphql';
import type { Config } from '../config/env.js';
import { isSandbox, normaliseEmail } from '../modules/members/domain/member.js';
import { addressBucket } from '../shared/limits/address-bucket.js';
import type { RequestContext } from '../shared/graphql/context.js';
import { MAPPING_READERS } from '../shared/graphql/mapping-words.graphql.js';
import { limitFields, fieldRateLimit } from '../server/rate-limit/field-rate-limit.js';
import type { RateLimiter } from '../shared/limits/rate-limiter.js';

const HOUR_SECONDS = 3600;

const addressIn = ({ email }: Readonly<Record<string, unknown>>): string | null =>
  typeof email === 'string' ? normaliseEmail(email) : null;

/** By client address and by email address, per hour. `names`: of the two counters. */
const ofSender = (
  rateLimiter: RateLimiter,
  names: Readonly<{ address: string; mail: string }>,
  max: number,
) => [
  fieldRateLimit(rateLimiter, {
    name: names.address,
    max,
    windowSeconds: HOUR_SECONDS,
    identify: ({ context }) => addressBucket(context.address),
  }),
  fieldRateLimit(rateLimiter, {
    name: names.mail,
    max,
    windowSeconds: HOUR_SECONDS,
    identify: ({ args }) => addressIn(args),
  }),
];

export const limitSignup = (
  schema: GraphQLSchema,
  rateLimiter: RateLimiter,
  { signupLimitPerHour: max }: Pick<Config, 'signupLimitPerHour'>,
): void => {
  limitFields(schema, {
    'Mutation.signup': ofSender(rateLimiter, { address: 'address', mail: 'mail' }, max),
  });
};

/**
 * Emails of sign-in links, whose answer is the same for known and unknown addresses; and of invitations, which the holder of
 * an account could repeat by removing the person again. Sandbox keys send none.
 */
export const limitSignIn = (
  schema: GraphQLSchema,
  rateLimiter: RateLimiter,
  { sessions: { mailsPerHour: max } }: Pick<Config, 'sessions'>,
): void => {
  const names = { address: 'sign-in-address', mail: 'sign-in-mail' };
  const invitation = fieldRateLimit(rateLimiter, {
    name: 'invitation-mail',
    max,
    windowSeconds: HOUR_SECONDS,
    identify: ({ args, context: { caller } }) =>
      caller === null || isSandbox(caller) ? null : addressIn(args),
  });
  limitFields(schema, {
    'Mutation.requestSignIn': ofSender(rateLimiter, names, max),
    'Mutation.inviteMember': [invitation],
  });
};

/** Of one key, rotated ones included. */
type KeyLimit = Readonly<{ name: string; max: number; windowSeconds: number }>;

const MINUTE_SECONDS = 60;

/** Limits of single operations and fields, by key. The guide on limits and list them. */
export const KEY_LIMITS = {
  /** Rendering occupies a thread; an incident has three texts, which may be corrected. */
  'IncidentTemplates.docx': { name: 'notice', max: 20, windowSeconds: MINUTE_SECONDS },
  /** Documents of the largest package, four times over. */
  'Query.documentPreview': { name: 'preview', max: 20, windowSeconds: MINUTE_SECONDS },
  'Mutation.setLetterhead': { name: 'letterhead', max: 10, windowSeconds: MINUTE_SECONDS },
  /** A reader disputes a few links at a time, and an operator reads each report. */
  'Mutation.reportMapping': { name: 'link-report', max: 20, windowSeconds: HOUR_SECONDS },
} as const satisfies Readonly<Record<string, KeyLimit>>;

type LimitedPlace = keyof typeof KEY_LIMITS;

const lineageOf = ({ caller }: RequestContext): string | null => caller?.lineageId ?? null;

/** Other roles are refused, which must not use up the limit. */
const readerOf = ({ caller }: RequestContext): string | null =>
  caller !== null && MAPPING_READERS.includes(caller.role) ? caller.lineageId : null;

const IDENTITIES: Readonly<Record<LimitedPlace, (context: RequestContext) => string | null>> = {
  'IncidentTemplates.docx': lineageOf,
  'Query.documentPreview': lineageOf,
  'Mutation.setLetterhead': lineageOf,
  'Mutation.reportMapping': readerOf,
};

export const limitByKey = (schema: GraphQLSchema, rateLimiter: RateLimiter): void => {
  // Keys of the literal above.
  const places = Object.keys(KEY_LIMITS) as LimitedPlace[];
  const limits = places.map((place) => {
    const identify = ({ context }: Readonly<{ context: RequestContext }>) =>
      IDENTITIES[place](context);
    return [place, [fieldRateLimit(rateLimiter, { ...KEY_LIMITS[place], identify })]] as const;
  });
  limitFields(schema, Object.fromEntries(limits));
};
