/** Logs one line per answer and publishes it to the telemetry channel. */
import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { REQUEST_FINISHED, type Answered as Measured } from '../../shared/telemetry.js';
import { ROUTES } from '../routing/routes.js';
import { notedFields } from './asked-fields.js';
import { routeLabel } from '../routing/route-label.js';

type Answered = Readonly<{ requestId: string; status: number; milliseconds: number }>;

/** Path segments of other routes. */
const OTHER_WORDS =
  'v1 graphql mcp livez readyz metrics openapi.json llms.txt docs reference assets console download invoices webhooks stripe pay rss feed.json .well-known jwks.json favicon.ico';

const MOST_SEGMENTS = 8;

const ROUTE_PATHS = Object.values(ROUTES).map(({ path }) => `/v1${path}`);
const WORDS = new Set([
  '',
  ...OTHER_WORDS.split(' '),
  ...ROUTE_PATHS.flatMap((path) => path.split('/')).filter((word) => !word.startsWith(':')),
]);
const WHOLE = new Set([...ROUTE_PATHS.filter((path) => !path.includes(':')), '/graphql']);

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const shown = (segment: string): string =>
  WORDS.has(segment) || UUID.test(segment) ? segment : '***';

/**
 * Masks path segments except our own words and ids: others may be keys (download links, payment pages) or caller input.
 */
export function loggedUrl(url = ''): string {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  if (WHOLE.has(path)) return path;
  return path.split('/').slice(0, MOST_SEGMENTS).map(shown).join('/');
}

const measured = channel(REQUEST_FINISHED);

function measure(request: IncomingMessage, answered: Answered): void {
  if (!measured.hasSubscribers) return;
  const { method = '', url } = request;
  const { requestId, status, milliseconds: ms } = answered;
  const about = { requestId, request, fields: notedFields(request) };
  const told: Measured = { method, path: routeLabel(url), status, ms, ...about };
  measured.publish(told);
}

const tenths = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

export function logAnswer(
  logger: Pick<FastifyBaseLogger, 'info'>,
  request: IncomingMessage,
  answered: Answered,
): void {
  const { method, url } = request;
  const { requestId, status, milliseconds } = answered;
  measure(request, answered);
  const told = { requestId, method, url: loggedUrl(url), status, ms: tenths(milliseconds) };
  logger.info(told, 'answered');
}
