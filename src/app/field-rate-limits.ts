/** Brakes on single operations, beside the limits per key (decision 69). */
import type { GraphQLSchema } from 'graphql';
import type { Config } from '../config/env.js';
import { addressBucket } from '../shared/limits/address-bucket.js';
import { brakeFields, fieldBrake } from '../server/rate-limit/field-rate-limit.js';
import type { Meter } from '../shared/limits/rate-limiter.js';

const HOUR_SECONDS = 3600;

export const brakeSignup = (
  schema: GraphQLSchema,
  meter: Meter,
  { signupLimitPerHour: max }: Pick<Config, 'signupLimitPerHour'>,
): void => {
  brakeFields(schema, {
    'Mutation.signup': [
      fieldBrake(meter, {
        name: 'address',
        max,
        windowSeconds: HOUR_SECONDS,
        identify: ({ context }) => addressBucket(context.address),
      }),
      fieldBrake(meter, {
        name: 'mail',
        max,
        windowSeconds: HOUR_SECONDS,
        identify: ({ args }) =>
          typeof args['email'] === 'string' ? args['email'].trim().toLowerCase() : null,
      }),
    ],
  });
};

const MINUTE_SECONDS = 60;

/** A file costs a thread for a moment: an incident has three texts, and whoever mends them asks again. */
const NOTICE_FILES_PER_MINUTE = 20;

export const brakeNoticeFiles = (schema: GraphQLSchema, meter: Meter): void => {
  brakeFields(schema, {
    'IncidentTemplates.docx': [
      fieldBrake(meter, {
        name: 'notice',
        max: NOTICE_FILES_PER_MINUTE,
        windowSeconds: MINUTE_SECONDS,
        identify: ({ context }) => context.caller?.lineageId ?? null,
      }),
    ],
  });
};
