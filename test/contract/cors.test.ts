/** CORS: pages of other origins may read responses only if the operator lists their origin. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { loadConfig } from '../../src/config/env.js';
import { anAddress, send } from '../support/http-client.js';
import { RawSocket } from '../support/subscription-client.js';
import { openTestService, type TestService } from '../support/test-service.js';

const OURS = 'https://app.example.com';
const PATHS = [
  '/v1/health',
  '/v1/scoping/questions',
  '/graphql?query={health{status}}',
  '/nowhere',
];

let service: TestService;

beforeAll(async () => {
  service = await openTestService({ corsOrigins: [OURS] });
});
afterAll(() => service.close());

const ask = (path: string, origin: string, method = 'GET', more = {}) =>
  send(service.url, path, {
    method,
    headers: { ...anAddress(), origin, 'x-api-key': service.keys.test.client, ...more },
  });

test.each(PATHS)('%s can be read by a page of a listed origin and by no other', async (path) => {
  // Several times: the fast path must return the same headers.
  for (let round = 0; round < 3; round += 1) {
    const { headers } = await ask(path, OURS);
    expect(headers['access-control-allow-origin']).toBe(OURS);
    expect(headers['vary']).toContain('Origin');
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  }
  for (const origin of [
    'https://evil.example',
    'null',
    `${OURS}.evil.example`,
    'http://app.example.com',
  ]) {
    expect((await ask(path, origin)).headers).not.toHaveProperty('access-control-allow-origin');
  }
});

test('a preflight is granted to listed origins only', async () => {
  const more = { 'access-control-request-method': 'POST' };
  const granted = await ask('/v1/scoping', OURS, 'OPTIONS', more);
  expect([granted.status, granted.headers['access-control-allow-origin']]).toEqual([204, OURS]);
  expect(granted.headers['access-control-allow-headers']).toContain('X-API-Key');
  const refused = await ask('/v1/scoping', 'https://evil.example', 'OPTIONS', more);
  expect(refused.status).toBe(405);
  expect(refused.headers).not.toHaveProperty('access-control-allow-methods');
});

test.each(['Authorization', 'traceparent', 'tracestate', 'baggage', 'X-API-Key', 'If-None-Match'])(
  'a page may send %s',
  async (name) => {
    const { headers } = await ask('/v1/scoping', OURS, 'OPTIONS', {
      'access-control-request-method': 'POST',
      'access-control-request-headers': name.toLowerCase(),
    });
    expect(String(headers['access-control-allow-headers']).split(', ')).toContain(name);
  },
);

test.each([
  { origin: OURS, isOpened: true },
  { origin: 'https://evil.example', isOpened: false },
])('a page of $origin opens a socket: $isOpened', async ({ origin, isOpened }) => {
  const socket = new RawSocket(service.url, { headers: { origin } });
  expect(await Promise.race([socket.opened, socket.closed.then(() => false)])).toBe(isOpened);
  socket.end();
});

test.each([
  '*',
  'app.example.com',
  'https://app.example.com/',
  'https://a.example,null',
  'ftp://a',
])('CORS_ORIGINS=%s is refused', (text) => {
  expect(() => loadConfig({ CORS_ORIGINS: text })).toThrow('CORS_ORIGINS');
});
