/** Form of one email address, which cannot add a recipient or a header to an email. Source. */
import type { ErrorDetail } from './errors.js';

const ATOM = "[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?';
const FORM = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${LABEL}$`, 'u');

/** The local part has at most 64 octets (RFC 5321 4.5.3.1.1). */
const LOCAL_LIMIT = 64;

export const looksLikeEmail = (text: string): boolean =>
  text.indexOf('@') <= LOCAL_LIMIT && FORM.test(text);

/** Check of an argument. Spaces around the address do not count. */
export const emailProblems = (email: unknown, field: string): readonly ErrorDetail[] =>
  typeof email === 'string' && looksLikeEmail(email.trim()) ? [] : [{ field, type: 'email' }];
