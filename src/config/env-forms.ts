/** Formats of environment values. */
import { z } from 'zod';
import { isRecord } from '../shared/json-record.js';
import { TIERS } from '../shared/caller.js';

export const wholeNumber = z.string().regex(/^\d+$/, 'must be a whole number').transform(Number);
export const urlOf = (...protocols: string[]) =>
  z.string().refine((text) => protocols.some((one) => text.startsWith(`${one}://`)), {
    message: `must start with ${protocols.map((one) => `${one}://`).join(' or ')}`,
  });

export const secret = z
  .string()
  .refine((text) => Buffer.byteLength(text) >= 32, 'must have at least 32 bytes');

const LETTER_A = 10;
const MODULUS = 97n;

/** ISO 13616: letters count as 10 to 35; the first four characters move to the end. */
const isIban = (text: string): boolean =>
  /^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/.test(text) &&
  BigInt(
    (text.slice(4) + text.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
      String(letter.charCodeAt(0) - 'A'.charCodeAt(0) + LETTER_A),
    ),
  ) %
    MODULUS ===
    1n;

export const iban = z
  .string()
  .transform((text) => text.replaceAll(' ', ''))
  .refine(isIban, 'must be an IBAN');

const isOrigin = (text: string): boolean =>
  /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** As sent by browsers: scheme, host and port only. */
export const origins = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine((all) => all.every(isOrigin), 'must be origins such as https://app.example.com');

/** Seconds, at most one day each. */
export const pauses = z
  .string()
  .regex(/^[1-9]\d{0,4}(,[1-9]\d{0,4})*$/, 'must be whole seconds with commas between them')
  .transform((text) => text.split(',').map(Number));

/** Accepted spellings. */
const LIMIT_NAMES: Readonly<Record<string, string>> = {
  perMinute: 'per_minute',
  minute: 'per_minute',
  perMonth: 'per_month',
  month: 'per_month',
};

const withOwnNames = (value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [LIMIT_NAMES[key] ?? key, one]))
    : value;

const limit = z.preprocess(
  withOwnNames,
  z.strictObject({
    per_minute: z.int().positive().optional(),
    per_month: z.int().positive().nullable().optional(),
  }),
);

export const rateLimits = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.partialRecord(z.enum([...TIERS, 'anonymous']), limit));

/** `true` or `false`. */
export const flag = (byDefault: 'true' | 'false') => z.enum(['true', 'false']).default(byDefault);
