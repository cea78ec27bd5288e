/**
 * Text of a credential inside the service. A token whose key was proven (RFC 9449) carries the thumbprint of that key
 * behind a character that no header can have and that transports refuse.
 */
export const MARK = '\u0000';

export const boundToken = (token: string, provenKey: string): string =>
  `${MARK}${provenKey}${MARK}${token}`;

/** `provenKey`: null without a proof. */
export function credentialOf(text: string): Readonly<{ token: string; provenKey: string | null }> {
  if (!text.startsWith(MARK)) return { token: text, provenKey: null };
  const [, provenKey = '', token = ''] = text.split(MARK);
  return { token, provenKey };
}

/** A signed JSON Web Token; keys never have this form. */
export const isTokenForm = (text: string): boolean => {
  const { token } = credentialOf(text);
  return token.startsWith('eyJ') && token.split('.').length === 3;
};
