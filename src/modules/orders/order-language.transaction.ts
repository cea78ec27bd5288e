/** Language of an order, for statements of other modules too. */
import { sql } from 'kysely';
import { isLanguage, type Language } from '../../shared/language.js';

/** Of `orders as o` and `account as a`: of the order, otherwise of its account. */
export const LANGUAGE_COLUMN = sql<
  string | null
>`coalesce(substring(o.payload ->> 'keel' from '^[a-z]{2}$'), a.language)`;

export const toLanguage = (code: string | null): Language | null =>
  code !== null && isLanguage(code) ? code : null;
