/**
 * Ids and words in what Stripe sends. Whatever is kept of an event is checked here: PostgreSQL stores neither U+0000 nor
 * half a surrogate pair, neither in text nor in jsonb, and an id is the key of an index.
 */
import { z } from 'zod';

/** Printable ASCII: no id of the provider has anything else. */
export const idText = z.string().regex(/^[\x21-\x7e]{1,255}$/);

/** An expanded one comes as an object with an id. */
export const reference = z.union([idText, z.object({ id: idText }).transform(({ id }) => id)]);

/** Ids of ours, as we told them to Stripe. */
export const uuid = z.uuid().transform((text) => text.toLowerCase());

/** ISO 4217; lower case. */
export const currencyCode = z
  .string()
  .regex(/^[a-z]{3}$/i)
  .transform((code) => code.toLowerCase());

/** A reason in the provider's vocabulary; null for anything else, which may be free text about a person. */
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
