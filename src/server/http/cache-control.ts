/**
 * What caches may do with answers: nothing, unless the route is named here. Answers with an entity tag from the law
 * data are the one exception by kind: a client's own cache may keep them and asks again (`REVALIDATE`).
 */

/** Answers hold secrets, or depend on the key: no shared cache may keep them, and no other. */
export const PRIVATE = 'private, no-store';

/** A client's own cache asks again each time, which costs no body. */
export const REVALIDATE = 'private, no-cache';

/** Pages and files without any client's data. A year, in seconds, where the address holds a digest of the content. */
const PAGE = 'no-cache';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Documented for files and payment pages, whose address is their key. It forbids shared caches as `PRIVATE` does. */
const NO_STORE = 'no-store';

/** By the pattern of the route. Errors on these routes are private all the same. */
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

/** @param route its pattern; undefined: no route takes the request */
export const cacheControlOf = (route: string | undefined): string =>
  EXCEPTIONS.get(route ?? '') ?? PRIVATE;
