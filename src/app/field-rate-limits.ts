/** Field limits of single operations, besides those per key. */
import type { GraphQLSchema } from 'graphql';
import type { Config } from '../config/env.js';
import { normaliseEmail } from '../modules/members/domain/member.js';
import { addressBucket } from '../shared/limits/address-bucket.js';
import { MAPPING_READERS } from '../shared/graphql/mapping-words.graphql.js';
import { limitFields, fieldRateLimit } from '../server/rate-limit/field-rate-limit.js';
import type { RateLimiter } from '../shared/limits/rate-limiter.js';

const HOUR_SECONDS = 3600;

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
    identify: ({ args: { email } }) => (typeof email === 'string' ? normaliseEmail(email) : null),
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

/** Emails of sign-in links. The answer is the same for known and unknown addresses. */
export const limitSignIn = (
  schema: GraphQLSchema,
  rateLimiter: RateLimiter,
  { sessions: { mailsPerHour: max } }: Pick<Config, 'sessions'>,
): void => {
  const names = { address: 'sign-in-address', mail: 'sign-in-mail' };
  limitFields(schema, {
    'Mutation.requestSignIn': ofSender(rateLimiter, names, max),
  });
};

/** A reader disputes a few links at a time, and an operator reads each report. */
const LINK_REPORTS_PER_HOUR = 20;

export const limitLinkReports = (schema: GraphQLSchema, rateLimiter: RateLimiter): void => {
  limitFields(schema, {
    'Mutation.reportMapping': [
      fieldRateLimit(rateLimiter, {
        name: 'link-report',
        max: LINK_REPORTS_PER_HOUR,
        windowSeconds: HOUR_SECONDS,
        // Other roles are refused, which must not use up the limit.
        identify: ({ context: { caller } }) =>
          caller !== null && MAPPING_READERS.includes(caller.role) ? caller.lineageId : null,
      }),
    ],
  });
};

const MINUTE_SECONDS = 60;

/** Rendering occupies a thread; an incident has three texts, which may be corrected. */
const NOTICE_FILES_PER_MINUTE = 20;

/** Documents of the largest package, four times over. */
const PREVIEWS_PER_MINUTE = 20;
const LOGOS_PER_MINUTE = 10;

/** Work that occupies a thread. */
export const limitRendering = (schema: GraphQLSchema, rateLimiter: RateLimiter): void => {
  const ofKey = (name: string, max: number) =>
    fieldRateLimit(rateLimiter, {
      name,
      max,
      windowSeconds: MINUTE_SECONDS,
      identify: ({ context }) => context.caller?.lineageId ?? null,
    });
  limitFields(schema, {
    'IncidentTemplates.docx': [ofKey('notice', NOTICE_FILES_PER_MINUTE)],
    'Query.documentPreview': [ofKey('preview', PREVIEWS_PER_MINUTE)],
    'Mutation.setLetterhead': [ofKey('letterhead', LOGOS_PER_MINUTE)],
  });
};
