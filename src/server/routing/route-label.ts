/** Route labels for metrics: a bounded set. */
import { ROUTES } from './routes.js';

/** Without operations; `{}` is one segment. */
const OTHERS = [
  '/',
  '/graphql',
  '/mcp',
  '/livez',
  '/readyz',
  '/openapi.json',
  '/reference',
  '/docs',
  '/docs/{}',
  '/llms.txt',
  '/console',
  '/.well-known/jwks.json',
  '/v1/download/{}',
  '/v1/invoices/{}/download',
  '/v1/webhooks/stripe',
  '/v1/changelog/rss',
  '/v1/changelog/feed.json',
  '/v1/scoping/portfolio',
  '/v1/graph/delta/portfolio',
];

const NO_ROUTE = 'other';

const OPERATIONS = Object.values(ROUTES).map(({ path }) => `/v1${path.replace(/:\w+/g, '{}')}`);
const KNOWN: ReadonlySet<string> = new Set([...OTHERS, ...OPERATIONS]);

const WITH_PLACES = [...KNOWN]
  .filter((path) => path.includes('{}'))
  .map((path) => ({ path, segments: path.split('/') }));

const fits = (pattern: readonly string[], asked: readonly string[]): boolean =>
  pattern.length === asked.length &&
  pattern.every((segment, at) => segment === '{}' || segment === asked[at]);

/** @param url path and query as requested */
export function routeLabel(url = ''): string {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  if (KNOWN.has(path)) return path;
  const asked = path.split('/');
  return WITH_PLACES.find(({ segments }) => fits(segments, asked))?.path ?? NO_ROUTE;
}
