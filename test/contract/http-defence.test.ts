/** HTTP attacks: raw bytes on a socket, one connection each. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SERVER_TIMES } from '../../src/server/http/server-times.js';
import { anAddress, send } from '../support/http-client.js';
import { sendRawTo, statusesOf } from '../support/raw-socket.js';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;
let port: number;
let key: string;

beforeAll(async () => {
  service = await openTestService();
  port = Number(new URL(service.url).port);
  key = service.keys.test.lawyer_firm;
});
afterAll(() => service.close());

const sendRaw = (bytes: string, waitMs?: number) => sendRawTo(port, bytes, waitMs);

const head = (...lines: string[]): string =>
  ['POST /v1/scoping HTTP/1.1', 'Host: x', 'Content-Type: application/json', ...lines, '', ''].join(
    '\r\n',
  );

const HIDDEN = 'GET /v1/health HTTP/1.1\r\nHost: x\r\n\r\n';

test.each([
  {
    what: 'both a length and chunks',
    bytes: `${head('Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\n${HIDDEN}`,
  },
  {
    what: 'chunks by another name',
    bytes: `${head('Transfer-Encoding: xchunked')}0\r\n\r\n${HIDDEN}`,
  },
  {
    what: 'chunked that is not last',
    bytes: `${head('Transfer-Encoding: chunked, identity')}0\r\n\r\n${HIDDEN}`,
  },
  { what: 'two lengths', bytes: `${head('Content-Length: 2', 'Content-Length: 40')}{}${HIDDEN}` },
  { what: 'a length with a sign', bytes: `${head('Content-Length: +2')}{}${HIDDEN}` },
  { what: 'a length below zero', bytes: `${head('Content-Length: -1')}${HIDDEN}` },
  { what: 'a space before the colon', bytes: `${head('Content-Length : 2')}{}${HIDDEN}` },
  {
    what: 'a folded header',
    bytes: `${head('X-A: 1', ' Content-Length: 99', 'Content-Length: 2')}{}${HIDDEN}`,
  },
  { what: 'a lone line feed', bytes: `GET /v1/health HTTP/1.1\nHost: x\n\n` },
  {
    what: 'a zero byte in a header',
    bytes: `${head('X-A: a\0b', 'Content-Length: 2')}{}${HIDDEN}`,
  },
  {
    what: 'a chunk with a bad size',
    bytes: `${head('Transfer-Encoding: chunked')}zz\r\n{}\r\n0\r\n\r\n${HIDDEN}`,
  },
  {
    what: 'a chunk of too many bytes',
    bytes: `${head('Transfer-Encoding: chunked')}ffffffffffffffffff\r\n{}\r\n0\r\n\r\n`,
  },
  { what: 'no host', bytes: 'GET /v1/health HTTP/1.1\r\n\r\n' },
  {
    what: 'headers too large',
    bytes: `GET /v1/health HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`,
  },
  { what: 'an unknown method', bytes: 'HACK /v1/health HTTP/1.1\r\nHost: x\r\n\r\n' },
  { what: 'no HTTP', bytes: '\x16\x03\x01\x02\x00\x01\x00' },
])('a request with $what is refused, and nothing behind it is answered', async ({ bytes }) => {
  const received = await sendRaw(bytes);
  const statuses = statusesOf(received);
  expect(statuses).toHaveLength(1);
  expect(statuses[0]).toBeGreaterThanOrEqual(400);
  expect(statuses[0]).toBeLessThan(500);
  expect(received).not.toContain('"status":"ok"');
});

test('pipelined requests on one connection are answered one by one', async () => {
  const last = HIDDEN.replace('Host: x', 'Host: x\r\nConnection: close');
  expect(statusesOf(await sendRaw(HIDDEN + HIDDEN + last))).toEqual([200, 200, 200]);
});

test('a client that sends its head or body byte by byte is disconnected', async () => {
  const arrival = { headers: 1_000, request: 2_000, check: 200 };
  const node = await service.addNode({}, { ...SERVER_TIMES, arrival });
  const nodePort = Number(new URL(node.url).port);
  const begun = `${head(`X-API-Key: ${key}`, 'Content-Length: 100')}{"tootajad":`;
  const [inHead, inBody] = await Promise.all([
    sendRawTo(nodePort, 'GET /v1/health HTTP/1.1\r\nHost: x\r\nX-A: ', 25_000),
    sendRawTo(nodePort, begun, 45_000),
  ]);
  expect(statusesOf(inHead)).toEqual([408]);
  expect(statusesOf(inBody)).toEqual([408]);
  await node.close();
}, 60_000);

test('a head may take 10 s to arrive and a request 30 s; streams have 5 s to end at shutdown', () => {
  const arrival = { headers: 10_000, request: 30_000, check: 2_000 };
  expect(SERVER_TIMES).toEqual({ arrival, streamDrain: 5_000 });
});

const SENT = { 'x-api-key': '', 'content-type': 'application/json' };

const post = (path: string, body: string) =>
  send(service.url, path, { method: 'POST', headers: { ...SENT, 'x-api-key': key }, body });

const get = (path: string, headers: Record<string, string> = {}) =>
  send(service.url, path, { headers: { ...anAddress(), 'x-api-key': key, ...headers } });

test('a repeated parameter is refused', async () => {
  const answer = await get('/v1/graph/search?text=risk&text=backup');
  expect(answer.status).toBe(422);
});

test('parameters in the address do not override the body', async () => {
  const [plain, both] = await Promise.all(
    ['/v1/scoping', '/v1/scoping?tootajad=9000&sektor=x'].map((path) =>
      post(path, '{"tootajad":60}'),
    ),
  );
  const dataOf = (text = ''): unknown => (JSON.parse(text) as { data: unknown }).data;
  expect(dataOf(both?.text)).toEqual(dataOf(plain?.text));
});

test.each(['{"__proto__":{"tootajad":5}}', '{"constructor":{"prototype":{"tootajad":5}}}'])(
  'prototype keys have no effect: %s',
  async (body) => {
    expect((await post('/v1/scoping', body)).status).toBe(422);
    expect(({} as Record<string, unknown>)['tootajad']).toBeUndefined();
  },
);

test.each([
  '/v1/health',
  '/v1/scoping/questions',
  '/graphql',
  '/nowhere',
  '/livez',
  '/openapi.json',
])('%s discloses no server version, forbids sniffing and denies other origins', async (path) => {
  const { headers } = await get(path, { origin: 'https://evil.example' });
  for (const name of [
    'server',
    'x-powered-by',
    'access-control-allow-origin',
    'access-control-allow-credentials',
  ]) {
    expect(headers).not.toHaveProperty(name);
  }
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBeDefined();
});

test('a preflight of another origin is not granted', async () => {
  const answer = await send(service.url, '/v1/scoping', {
    method: 'OPTIONS',
    headers: {
      ...anAddress(),
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
    },
  });
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  expect(answer.headers).not.toHaveProperty('access-control-allow-methods');
});

/** Remaining requests per minute of an address without a key. */
async function leftFor(url: string, forwarded: string): Promise<number> {
  const { headers } = await send(url, '/v1/status', { headers: { 'x-forwarded-for': forwarded } });
  return Number(headers['x-ratelimit-remaining']);
}

const octets = Math.floor(Math.random() * 250);
const [ONE, OTHER] = [`10.1.${String(octets)}.1`, `10.1.${String(octets)}.2`];

test.each([
  { trust: 'nobody', trustProxy: false, isCounted: false },
  { trust: 'another proxy', trustProxy: ['10.9.9.9'], isCounted: false },
  { trust: 'this proxy', trustProxy: ['127.0.0.1'], isCounted: true },
])(
  'with trust in $trust a forwarded address counts: $isCounted',
  async ({ trustProxy, isCounted }) => {
    const node = await service.addNode({ trustProxy, redisUrl: null });
    const first = await leftFor(node.url, ONE);
    const second = await leftFor(node.url, OTHER);
    expect(second === first).toBe(isCounted);
    // A client cannot forge its address: the last hop is the one that the proxy saw.
    const forged = await leftFor(node.url, `1.2.3.4, ${OTHER}`);
    expect(forged).toBe(second - 1);
    await node.close();
  },
);
