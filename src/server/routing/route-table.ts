/** All routes in one table: caching, load shedding, authentication scheme, label in metrics, path in logs. */
import { PRIVATE } from './cache-control.js';
import { API_KEY_CHALLENGE, PLAIN_ROUTES, type PlainRoute } from './plain-routes.js';
import { ROUTES } from './routes.js';

/** `isOrder`: shed last. */
type TableRoute = Pick<
  PlainRoute,
  'path' | 'cacheControl' | 'isNeverShed' | 'hasLabel' | 'challenge'
> &
  Readonly<{ isOrder: boolean }>;

const OPERATIONS: readonly TableRoute[] = Object.values(ROUTES).map(({ path, shedding }) => ({
  path: `/v1${path}`,
  cacheControl: PRIVATE,
  isNeverShed: shedding === 'never',
  isOrder: shedding === 'last',
  hasLabel: true,
  challenge: API_KEY_CHALLENGE,
}));

const TABLE: readonly TableRoute[] = [
  ...Object.values(PLAIN_ROUTES).map((route) => ({ ...route, isOrder: false })),
  ...OPERATIONS,
];

const BY_PATH: ReadonlyMap<string, TableRoute> = new Map(TABLE.map((one) => [one.path, one]));

const NO_ROUTE: TableRoute = {
  path: '',
  cacheControl: PRIVATE,
  isNeverShed: false,
  isOrder: false,
  hasLabel: false,
  challenge: API_KEY_CHALLENGE,
};

/** @param pattern of the router; undefined if no route matches */
export const routeAt = (pattern: string | undefined): TableRoute =>
  BY_PATH.get(pattern ?? '') ?? NO_ROUTE;

const pathOf = (url: string): string => {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
};

const OTHER_LABEL = 'other';

const LABELS = TABLE.filter(({ hasLabel }) => hasLabel).map(({ path }) =>
  path.replace(/:\w+/g, '{}'),
);
const KNOWN: ReadonlySet<string> = new Set(LABELS);
const PATTERNS = LABELS.filter((label) => label.includes('{}')).map((label) => ({
  label,
  segments: label.split('/'),
}));

const fits = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((segment, at) => segment === '{}' || segment === segments[at]);

/** Label for metrics, from a bounded set. @param url path and query as requested */
export function routeLabel(url = ''): string {
  const path = pathOf(url);
  if (KNOWN.has(path)) return path;
  const segments = path.split('/');
  return PATTERNS.find((pattern) => fits(pattern.segments, segments))?.label ?? OTHER_LABEL;
}

/** Requested often, but not our routes. */
const FOREIGN_SEGMENTS = ['metrics', 'favicon.ico'];

const SEGMENTS: ReadonlySet<string> = new Set([
  ...FOREIGN_SEGMENTS,
  ...TABLE.flatMap(({ path }) => path.split('/')).filter((segment) => !/^[:*]/.test(segment)),
]);

const MAX_SEGMENTS = 8;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const shown = (segment: string): string =>
  SEGMENTS.has(segment) || UUID.test(segment) ? segment : '***';

/**
 * Masks path segments except our own words and ids: others may be keys (download links, payment pages) or caller input.
 */
export function loggedUrl(url = ''): string {
  const path = pathOf(url);
  return KNOWN.has(path) ? path : path.split('/').slice(0, MAX_SEGMENTS).map(shown).join('/');
}
