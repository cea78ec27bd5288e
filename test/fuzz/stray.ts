/** Generated requests outside all operations: arbitrary bodies, paths and headers. */
import fc from 'fast-check';
import { ROUTES } from '../../src/server/routing/routes.js';
import { encoded, text } from './nonsense.js';

export type MadeUp = Readonly<{
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array | undefined;
}>;

const PATHS = [
  ...Object.values(ROUTES).map(({ path }) => `/v1${path.replace(/:\w+/g, 'a')}`),
  '/graphql',
];

const TYPES = [
  'application/json',
  'application/json; charset=x',
  'text/plain',
  'multipart/form-data; boundary=x',
  '',
];

export const rawBody: fc.Arbitrary<MadeUp> = fc
  .record({
    path: fc.constantFrom(...PATHS),
    type: fc.constantFrom(...TYPES),
    body: fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.json({ maxDepth: 5 }),
      fc.nat(3_000).map((depth) => '['.repeat(depth)),
      fc.nat(60).map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
      fc.constant('{"__proto__":{"x":1},"constructor":{"prototype":{}}}'),
      fc.constant(' '.repeat(270_000)),
    ),
  })
  .map(({ path, type, body }) => ({
    method: 'POST',
    path,
    headers: { 'content-type': type },
    body,
  }));

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'POST'];
const PLACES = [
  '/',
  '/v1/download/',
  '/v1/invoices/',
  '/pay/',
  '/openapi.json',
  '/assets/',
  '/v1/changelog/rss',
  '',
];

/** Unknown paths, methods and headers. */
export const stray: fc.Arbitrary<MadeUp> = fc
  .record({
    method: fc.constantFrom(...METHODS),
    place: fc.constantFrom(...PLACES),
    rest: fc.oneof(
      fc.webPath(),
      text.map(encoded),
      fc.string({ unit: fc.constantFrom('%', '/', '.', 'a', '?') }),
    ),
    accept: fc.constantFrom('*/*', 'application/xml', 'text/html', 'x/y;q=9', ''),
    language: fc.constantFrom('et', 'en', '*', 'x'.repeat(500), ''),
    etag: fc.constantFrom('*', 'W/"x"', '"', ''),
  })
  .map(({ method, place, rest, accept, language, etag }) => ({
    method,
    path: `/${`${place}${rest}`.replace(/^\/+/, '')}`.replace(/[^\x21-\x7e]/g, '').slice(0, 8_000),
    headers: { accept, 'accept-language': language, 'if-none-match': etag, range: 'bytes=5-x' },
    body: undefined,
  }));
