/** One line in the log for each answer. */
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { ROUTES } from '../rest/routes.js';

type Answered = Readonly<{ requestId: string; status: number; milliseconds: number }>;

/** Words of our own paths beside those of the operations. */
const OTHER_WORDS =
  'v1 graphql livez readyz metrics openapi.json reference assets console download invoices webhooks stripe pay rss feed.json .well-known jwks.json favicon.ico';

const MOST_SEGMENTS = 8;

const ROUTE_PATHS = Object.values(ROUTES).map(({ path }) => `/v1${path}`);
const WORDS = new Set([
  '',
  ...OTHER_WORDS.split(' '),
  ...ROUTE_PATHS.flatMap((path) => path.split('/')).filter((word) => !word.startsWith(':')),
]);
/** Most requests are told by one look. */
const WHOLE = new Set([...ROUTE_PATHS.filter((path) => !path.includes(':')), '/graphql']);

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const shown = (segment: string): string =>
  WORDS.has(segment) || UUID.test(segment) ? segment : '***';

/**
 * Only what an answer needs; never bodies. Of the path what we know: our own words and ids. The rest is a key (download
 * links, payment pages), what a caller says, or nobody's.
 */
export function loggedUrl(url = ''): string {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  if (WHOLE.has(path)) return path;
  return path.split('/').slice(0, MOST_SEGMENTS).map(shown).join('/');
}

const tenths = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

export function logAnswer(
  logger: Pick<FastifyBaseLogger, 'info'>,
  { method, url }: IncomingMessage,
  { requestId, status, milliseconds }: Answered,
): void {
  const told = { requestId, method, url: loggedUrl(url), status, ms: tenths(milliseconds) };
  logger.info(told, 'answered');
}
