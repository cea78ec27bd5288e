/**
 * Ids and words in Stripe's data. PostgreSQL accepts neither U+0000 nor lone surrogates in text or jsonb, and ids are
 * index keys.
 */
import { z } from 'zod';

/** Printable ASCII, as in all ids of the provider. */
export const idText = z.string().regex(/^[\x21-\x7e]{1,255}$/);

/** An expanded reference is an object with an id. */
export const reference = z.union([idText, z.object({ id: idText }).transform(({ id }) => id)]);

/** Our own ids. */
export const uuid = z.uuid().transform((text) => text.toLowerCase());

/** ISO 4217; lower case. */
export const currencyCode = z
  .string()
  .regex(/^[a-z]{3}$/i)
  .transform((code) => code.toLowerCase());

/** null for anything but a reason code: it may be free text about a person. */
export const reasonCode = z
  .string()
  .regex(/^[\w.-]{1,100}$/)
  .nullish()
  .catch(null);

/** null for anything else. */
export const webAddress = z
  .string()
  .regex(/^https?:\/\/[\x21-\x7e]{1,2000}$/)
  .nullish()
  .catch(null);
