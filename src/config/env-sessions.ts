/** Settings of people who sign in. */
import type { z } from 'zod';
import { wholeNumber } from './env-forms.js';

export const sessionVariables = {
  SIGN_IN_MAILS_PER_HOUR: wholeNumber
    .refine((count) => count > 0, 'must be at least 1')
    .default(10)
    .describe(
      'sign-in links per client address, per email address and hour; invitations per email address and hour',
    ),
  SESSION_IDLE_HOURS: wholeNumber
    .refine((hours) => hours >= 1 && hours <= 8_760, 'must be 1 to 8760')
    .default(168)
    .describe('hours without use after which a session in the console ends'),
  SESSION_HOURS: wholeNumber
    .refine((hours) => hours >= 1 && hours <= 8_760, 'must be 1 to 8760')
    .default(720)
    .describe('hours after sign-in after which a session ends'),
} as const;

type SessionEnvironment = {
  [Name in keyof typeof sessionVariables]: z.infer<(typeof sessionVariables)[Name]>;
};

/** `mailsPerHour`: sign-in links per client address and per email address. */
export type SessionConfig = Readonly<{ mailsPerHour: number; idleHours: number; hours: number }>;

export const sessionsOf = (environment: SessionEnvironment): SessionConfig => ({
  mailsPerHour: environment.SIGN_IN_MAILS_PER_HOUR,
  idleHours: environment.SESSION_IDLE_HOURS,
  hours: environment.SESSION_HOURS,
});
