/** Form of one email address, which cannot add a recipient or a header to an email. Source. */
const ATOM = "[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?';
const FORM = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${LABEL}$`, 'u');

/** The local part has at most 64 octets (RFC 5321 4.5.3.1.1). */
const LOCAL_LIMIT = 64;

export const looksLikeEmail = (text: string): boolean =>
  text.indexOf('@') <= LOCAL_LIMIT && FORM.test(text);
