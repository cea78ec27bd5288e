/** Cache headers, and the challenge for callers without a valid key, on every path of every transport. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { anAddress, jsonOf, send, type HttpAnswer } from '../support/http-client.js';
import { sendRawTo } from '../support/raw-socket.js';
import { openTestService, type TestService } from '../support/test-service.js';
import { ENDPOINTS } from './rest-endpoints.js';

const PRIVATE = 'private, no-store';
const REQUESTED_AGAIN = 'private, no-cache';
const NO_STORE = 'no-store';
const CHALLENGE =
  /^Bearer realm="[^"]+", resource_metadata="http[^"]+", ApiKey realm="[^"]+", header="X-API-Key"$/;
const CODES = [
  'UNAUTHORIZED',
  'FORBIDDEN_ROLE',
  'NOT_FOUND',
  'IDEMPOTENCY_CONFLICT',
  'VALIDATION_FAILED',
  'RATE_LIMITED',
  'INTERNAL_ERROR',
  'UPSTREAM_UNAVAILABLE',
];

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await openTestService();
  key = service.keys.test.lawyer_firm;
});
afterAll(() => service.close());

type RequestActor = Readonly<{ method?: string; headers?: Record<string, string>; body?: unknown }>;

const ask = (
  path: string,
  { method, headers = {}, body }: RequestActor = {},
): Promise<HttpAnswer> =>
  send(service.url, path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { ...anAddress(), 'content-type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });

/** Expected Cache-Control of successful responses; all errors are private. */
const KEPT_OTHERWISE: Readonly<Record<string, string>> = {
  '/openapi.json': REQUESTED_AGAIN,
  '/docs': REQUESTED_AGAIN,
  '/docs/{page}': REQUESTED_AGAIN,
  '/llms.txt': REQUESTED_AGAIN,
  '/v1/changelog/rss': REQUESTED_AGAIN,
  '/v1/changelog/feed.json': REQUESTED_AGAIN,
  '/.well-known/jwks.json': 'public, max-age=3600',
  '/law/index.json': 'public, max-age=300',
  '/law/latest.json': 'public, max-age=300',
  '/v1/download': NO_STORE,
  '/v1/download/{token}': NO_STORE,
  '/v1/invoices/{invoice_number}/download': NO_STORE,
};

const SIGNED = '/v1/webhooks/stripe';
const SIGNATURE = /^Stripe-Signature realm="[^"]+"$/;

function expectRule(answer: HttpAnswer, kept: string, challenge = CHALLENGE): void {
  const { status, headers } = answer;
  const isGood = status < 400;
  const isTagged = isGood && headers.etag !== undefined && kept === PRIVATE;
  expect(headers['cache-control']).toBe(isTagged ? REQUESTED_AGAIN : isGood ? kept : PRIVATE);
  if (status === 401) expect(headers['www-authenticate']).toMatch(challenge);
  else expect(headers).not.toHaveProperty('www-authenticate');
}

test('every path of the contract, with a valid key, an invalid key, no key, and an unsupported method', async () => {
  const { paths } = jsonOf(await ask('/openapi.json')) as { paths: Record<string, object> }; // our own document
  expect(Object.keys(paths).length).toBeGreaterThan(40);
  for (const [path, methods] of Object.entries(paths)) {
    const url = path.replaceAll(/\{[^}]+\}/g, 'x');
    const kept = KEPT_OTHERWISE[path] ?? (path.endsWith('/portfolio') ? NO_STORE : PRIVATE);
    for (const method of Object.keys(methods).map((name) => name.toUpperCase())) {
      const body = method === 'POST' ? {} : undefined;
      for (const headers of [{ 'x-api-key': key }, { 'x-api-key': 'nobody' }, {}]) {
        const challenge = path === SIGNED ? SIGNATURE : CHALLENGE;
        expectRule(await ask(url, { method, headers, body }), kept, challenge);
      }
    }
    expectRule(await ask(url, { method: 'DELETE' }), kept);
  }
}, 60_000);

test.each(ENDPOINTS)('a successful answer of $path, also when repeated', async (endpoint) => {
  const body: unknown = 'body' in endpoint ? endpoint.body : undefined;
  for (let round = 0; round < 3; round += 1) {
    expectRule(await ask(endpoint.path, { headers: { 'x-api-key': key }, body }), PRIVATE);
  }
});

test('answers that contain secrets or account data', async () => {
  const headers = { 'x-api-key': key };
  for (const path of [
    '/v1/billing/summary',
    '/v1/keys',
    '/v1/account/export',
    '/v1/account/audit',
  ]) {
    const answer = await ask(path, { headers });
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, PRIVATE]);
  }
  const rotated = await ask('/v1/keys/rotate', { headers, body: {} });
  expect([rotated.status, rotated.headers['cache-control']]).toEqual([201, PRIVATE]);
});

test('clients may cache and revalidate law data, and a 304 has the same headers', async () => {
  const headers = { 'x-api-key': key };
  for (let round = 0; round < 3; round += 1) {
    const whole = await ask('/v1/framework-mapping', { headers });
    expect([whole.status, whole.headers['cache-control']]).toEqual([200, REQUESTED_AGAIN]);
    const again = { ...headers, 'if-none-match': String(whole.headers.etag) };
    const same = await ask('/v1/framework-mapping', { headers: again });
    expect([same.status, same.headers['cache-control']]).toEqual([304, REQUESTED_AGAIN]);
  }
});

test.each([
  { query: '{ health { status } }' },
  { query: '{ billingSummary { staatus } }' },
  { query: 'mutation { keysRotate { api_key } }' },
  { query: '{ nonsense }' },
  { query: 7 },
])('GraphQL, %j', async (body) => {
  for (const headers of [{ 'x-api-key': key }, { 'x-api-key': 'nobody' }, {}]) {
    for (let round = 0; round < 3; round += 1) {
      expectRule(await ask('/graphql', { headers, body }), PRIVATE);
    }
  }
});

test('MCP, payment events, probes, unknown paths and limits', async () => {
  for (const headers of [{ 'x-api-key': key }, {}]) {
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const accept = 'application/json, text/event-stream';
    expectRule(await ask('/mcp', { headers: { ...headers, accept }, body: message }), PRIVATE);
  }
  expectRule(await ask(SIGNED, { body: {} }), PRIVATE, SIGNATURE);
  for (const path of ['/livez', '/readyz', '/nowhere', '/assets/none.js', '/pay/x', '/docs/none']) {
    const answer = await ask(path);
    expectRule(answer, PRIVATE);
  }
  const limited = await service.addNode({
    rateLimits: { anonymous: { per_minute: 1 } },
    redisUrl: null,
  });
  const address = anAddress();
  const [, refused] = [
    await send(limited.url, '/v1/status', { headers: address }),
    await send(limited.url, '/v1/status', { headers: address }),
  ];
  expect(refused.status).toBe(429);
  expectRule(refused, PRIVATE);
  await limited.close();
});

test('pages and files without client data', async () => {
  for (const path of ['/', '/reference', '/console', '/console/orders']) {
    expect((await ask(path)).headers['cache-control']).toBe('no-cache');
  }
  const [, asset = ''] = /"(\/assets\/[^"]+)"/.exec((await ask('/reference')).text) ?? [];
  expect((await ask(asset)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('bytes that are not a request', async () => {
  const received = await sendRawTo(Number(new URL(service.url).port), 'HACK / HTTP/1.1\r\n\r\n');
  expect(received).toContain(`Cache-Control: ${PRIVATE}`);
});

test('a key under another Authorization scheme is ignored, and the refusal lists the schemes', async () => {
  const answer = await ask('/v1/billing/summary', { headers: { authorization: `Basic ${key}` } });
  expect(answer.status).toBe(401);
  expect(answer.headers['www-authenticate']).toMatch(CHALLENGE);
});

test('a response format that GraphQL does not support is refused before execution, with a documented code', async () => {
  const body = { query: '{ health { status } }' };
  for (const accept of ['text/plain', 'image/png', 'multipart/mixed']) {
    const answer = await ask('/graphql', { headers: { accept, 'x-api-key': key }, body });
    expect(answer.status).toBe(406);
    const { errors } = jsonOf(answer) as {
      errors: { extensions: { code: string; details: object[] } }[];
    }; // documented shape
    expect(CODES).toContain(errors[0]?.extensions.code);
    expect(errors[0]?.extensions.details).toMatchObject([{ field: 'Accept', type: 'enum' }]);
  }
  for (const accept of [
    'application/graphql-response+json',
    '*/*',
    'text/plain, application/*;q=0.1',
  ]) {
    expect((await ask('/graphql', { headers: { accept }, body })).status).toBe(200);
  }
});
