/** The key that a request carries: `X-API-Key`, or `Authorization: Bearer` (RFC 6750, 2.1). Source, D-210. */

/** Header values as Node gives them. */
type Credentials = Readonly<{
  'x-api-key'?: string | readonly string[] | undefined;
  authorization?: string | undefined;
}>;

const BEARER = /^bearer(?: +(.*))?$/i;

/** Takes the place of two keys that differ. Has no form of a key, so it is never valid. */
export const CONFLICTING_KEYS = 'two keys';

/** Undefined for other schemes, which a proxy may use. */
function bearerIn(authorization: string | undefined): string | undefined {
  const found = BEARER.exec(authorization ?? '');
  return found === null ? undefined : (found[1] ?? '').trim();
}

/** @returns undefined without a key; `CONFLICTING_KEYS` if both headers are sent and differ */
export function keyIn(headers: Credentials): string | undefined {
  const sent = headers['x-api-key'];
  const key = typeof sent === 'string' ? sent : sent?.[0];
  const bearer = bearerIn(headers.authorization);
  if (key === undefined || bearer === undefined) return key ?? bearer;
  return key === bearer ? key : CONFLICTING_KEYS;
}
