/** Settings of emails. */
import { z } from 'zod';
import { urlOf } from './env-forms.js';

export const mailVariables = {
  SMTP_URL: urlOf('smtp', 'smtps')
    .optional()
    .describe('mail server; unset: emails are written as .eml files to DATA_DIR/outbox'),
  SMTP_IDEMPOTENCY_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]{0,60}$/, 'must be the name of a header')
    .optional()
    .describe(
      'header in which the mail server expects an idempotency key, such as `Resend-Idempotency-Key`; with it an email is never delivered twice',
    ),
  MAIL_FROM: z.string().min(3).default('nis2@localhost').describe('sender of emails'),
};

/** `smtpUrl`: null: files. `mailKeyHeader`: null: the mail server knows no idempotency keys. */
export type MailConfig = Readonly<{
  smtpUrl: string | null;
  mailKeyHeader: string | null;
  mailFrom: string;
}>;

type MailEnvironment = Readonly<{
  SMTP_URL?: string | undefined;
  SMTP_IDEMPOTENCY_HEADER?: string | undefined;
  MAIL_FROM: string;
}>;

export const mailOf = (environment: MailEnvironment): MailConfig => ({
  smtpUrl: environment.SMTP_URL ?? null,
  mailKeyHeader: environment.SMTP_IDEMPOTENCY_HEADER ?? null,
  mailFrom: environment.MAIL_FROM,
});
