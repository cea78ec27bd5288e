/**
 * The key or token that a request carries: `X-API-Key`, or `Authorization: Bearer` (RFC 6750, 2.1) or `DPoP` (RFC 9449).
 * Source, D-210, D-255.
 */
import { MARK } from '../../shared/bound-token.js';

/** Header values as Node gives them. */
type Credentials = Readonly<{
  'x-api-key'?: string | readonly string[] | undefined;
  authorization?: string | undefined;
}>;

const BEARER = /^bearer(?: +(.*))?$/i;
const DPOP = /^dpop +(.+)$/i;

/** Replaces conflicting keys and invalid proofs. It does not have the form of a key, so it is never valid. */
export const CONFLICTING_KEYS = 'two keys';

/** Undefined for other schemes, which a proxy may use. */
function bearerIn(authorization: string | undefined): string | undefined {
  const found = BEARER.exec(authorization ?? '');
  return found === null ? undefined : (found[1] ?? '').trim();
}

/** The token of a request that proves its key; undefined for other schemes. */
export const dpopTokenIn = (authorization: string | undefined): string | undefined =>
  DPOP.exec(authorization ?? '')?.[1]?.trim();

function oneOf(key: string | undefined, bearer: string | undefined): string | undefined {
  if (key === undefined || bearer === undefined) return key ?? bearer;
  return key === bearer ? key : CONFLICTING_KEYS;
}

/**
 * Tokens sent with the scheme `DPoP` are read by `dpopTokenIn`.
 *
 * @returns undefined without a key; `CONFLICTING_KEYS` if both headers are sent and differ
 */
export function keyIn(headers: Credentials): string | undefined {
  const sent = headers['x-api-key'];
  const key = typeof sent === 'string' ? sent : sent?.[0];
  if (key === undefined && headers.authorization === undefined) return undefined;
  if (key !== undefined && dpopTokenIn(headers.authorization) !== undefined)
    return CONFLICTING_KEYS;
  const found = oneOf(key, bearerIn(headers.authorization));
  // Only the service itself marks tokens as proven.
  return found?.includes(MARK) === true ? CONFLICTING_KEYS : found;
}
