/**
 * Cookies of signing in, and whether a request comes from our own pages. A cookie counts only then; otherwise it is
 * treated as absent (OWASP: Fetch Metadata, with the origin as a fallback). Source: D-329.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { BrowserCookie } from '../../shared/graphql/browser.js';

type Headers = Pick<IncomingHttpHeaders, 'cookie' | 'origin'> &
  Readonly<{ 'sec-fetch-site'?: string | readonly string[] | undefined }>;

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD'];

/**
 * Browsers send `Sec-Fetch-Site` with every request to https and localhost, and `Origin` with every unsafe one. Without
 * both, only a safe request counts, whose answer other pages cannot read.
 */
export function isFromOwnPages(
  method: string,
  headers: Headers,
  ownOrigins: ReadonlySet<string>,
): boolean {
  const isSafe = SAFE_METHODS.includes(method);
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || (site === 'none' && isSafe);
  return headers.origin === undefined ? isSafe : ownOrigins.has(headers.origin);
}

/** `lifetimes`: seconds. */
export type CookieSettings = Readonly<{
  isSecure: boolean;
  lifetimes: Readonly<Record<BrowserCookie, number>>;
}>;

/** With `__Host-` no other host, path or plain connection can set it. */
const nameOf = (cookie: BrowserCookie, { isSecure }: CookieSettings): string =>
  `${isSecure ? '__Host-' : ''}nis2_${cookie}`;

export const readCookie = (
  cookie: BrowserCookie,
  header: string | undefined,
  settings: CookieSettings,
): string | undefined =>
  header === undefined ? undefined : parseCookie(header)[nameOf(cookie, settings)];

/** @param value null: the browser deletes the cookie */
export const cookieLine = (
  cookie: BrowserCookie,
  value: string | null,
  settings: CookieSettings,
): string =>
  stringifySetCookie({
    name: nameOf(cookie, settings),
    value: value ?? '',
    path: '/',
    httpOnly: true,
    secure: settings.isSecure,
    sameSite: 'strict',
    maxAge: value === null ? 0 : settings.lifetimes[cookie],
  });
