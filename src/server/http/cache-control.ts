/**
 * `Cache-Control` of answers: no storing, except on the routes listed here and for answers with an entity tag from the
 * law data (`REVALIDATE`).
 */

/** Answers hold secrets or depend on the key. */
export const PRIVATE = 'private, no-store';

/** The client's cache revalidates each time. */
export const REVALIDATE = 'private, no-cache';

/** Without client data. A year, in seconds, if the address holds a digest. */
const PAGE = 'no-cache';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Documented for files and payment pages, whose address is their key. */
const NO_STORE = 'no-store';

/** By route pattern. Errors stay private. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['/', PAGE],
  ['/reference', PAGE],
  ['/console', PAGE],
  ['/console/*', PAGE],
  ['/assets/*', IMMUTABLE],
  ['/console/assets/*', IMMUTABLE],
  ['/.well-known/jwks.json', 'public, max-age=3600'],
  ['/openapi.json', REVALIDATE],
  ['/docs', REVALIDATE],
  ['/docs/:page', REVALIDATE],
  ['/llms.txt', REVALIDATE],
  ['/v1/changelog/rss', REVALIDATE],
  ['/v1/changelog/feed.json', REVALIDATE],
  ['/v1/download/:token', NO_STORE],
  ['/v1/invoices/:invoice_number/download', NO_STORE],
  ['/v1/scoping/portfolio', NO_STORE],
  ['/v1/graph/delta/portfolio', NO_STORE],
  ['/pay/:name', NO_STORE],
]);

/** @param route its pattern; undefined if none matches */
export const cacheControlOf = (route: string | undefined): string =>
  EXCEPTIONS.get(route ?? '') ?? PRIVATE;
