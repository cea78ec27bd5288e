/** Paths, methods and raw HTTP: every response has the envelope and the headers. */
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { RestClient, type Envelope, type RestAnswer } from '../support/rest-client.js';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;
let client: RestClient;

beforeAll(async () => {
  service = await openTestService();
  client = await RestClient.of(service.url, service.keys.test.lawyer_firm);
});
afterAll(() => service.close());

const x = (length: number): string => 'x'.repeat(length);

function expectHeaders({ headers }: Pick<RestAnswer, 'headers'>): void {
  expect(headers['x-request-id']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f-]{17}$/);
  expect(headers['x-ratelimit-limit']).toMatch(/^\d+$/);
  expect(headers['x-ratelimit-remaining']).toMatch(/^\d+$/);
  expect(headers['x-ratelimit-reset']).toMatch(/^\d{10}$/);
  expect(headers['ratelimit-policy']).toMatch(/^"minute";q=\d+;w=60(, "month";q=\d+)?$/);
}

test.each([
  '/v1/',
  '/v1',
  '/v1/nothing',
  '/v2/health',
  '/V1/health',
  '/v1/health/',
  '//v1/health',
  '/v1//health',
  '/v1/health/x',
  '/v1/webhook',
  '/v1/webhook/x',
  '/webhook',
  '/v1/webhooks',
  '/v1/docs',
  '/v1/openapi.json',
  '/v1/scoping/',
  '/v1/framework-mapping/a/b',
  '/v1/framework-mapping/a/',
  '/v1/download/',
  '/v1/invoices',
  '/v1/invoices//download',
  '/.env',
  '/.git/config',
  '/v1/../etc/passwd',
  '/v1/%2e%2e/x',
  '/%',
  '/v1/%E0%A4%A',
  '/v1/framework-mapping/%E0%A4%A',
  '/v1/orders/%',
  '/v1/download/%ff',
  '/%00',
  '/v1/%c0%ae',
  '/v1/health%00',
  '/v1/health;a=b',
  '/v1/health%20',
  `/${x(8000)}`,
  `/v1/${'a/'.repeat(3000)}`,
  '/v1/h\\health',
  '/assets/nothing.js',
  '/assets/..%2f..%2fpackage.json',
  '/graphql/',
  '/__proto__',
  '/v1/constructor',
])('GET %s is not found', async (path) => {
  const answer = await client.get(path);
  expect([answer.status, answer.json.error?.code]).toEqual([404, 'NOT_FOUND']);
  expect(answer.json.error?.request_id).toBe(answer.headers['x-request-id']);
  expectHeaders(answer);
});

const WEBHOOKS = ['/v1/webhook', '/v1/webhook/x', '/webhook', '/webhook/x'].flatMap((path) =>
  ['POST', 'DELETE', 'PUT', 'GET'].map((method) => ({ method, path })),
);

test.each(WEBHOOKS)(
  '$method $path of the REST generator does not exist',
  async ({ method, path }) => {
    const bait = { subscription: 'x', variables: {}, url: 'http://127.0.0.1:1/never' };
    const headers = { 'content-type': 'application/json' };
    const answer = await client.send(method, path, headers, JSON.stringify(bait));
    expect([answer.status, answer.json.error?.code]).toEqual([404, 'NOT_FOUND']);
  },
);

test('an unknown path is not found, whatever else the request contains', async () => {
  const answer = await client.send(
    'POST',
    '/v1/nothing',
    { 'content-type': 'garbage' },
    x(300_000),
  );
  expect([answer.status, answer.json.error?.code]).toEqual([404, 'NOT_FOUND']);
  expectHeaders(answer);
});

test('a browser that opens an address without a page gets one, in its language', async () => {
  const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  const open = async (path: string, headers: Record<string, string>) => {
    const answer = await fetch(`${service.url}${path}`, { headers });
    return {
      type: answer.headers.get('content-type'),
      status: answer.status,
      body: await answer.text(),
    };
  };
  for (const path of ['/docs/nothing', '/nothing', '/countries/xx']) {
    const page = await open(path, { accept, 'accept-language': 'fi' });
    expect([page.status, page.type]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.body).toMatch(/<html lang="fi">.*Tätä sivua ei ole/s);
    expect((await open(path, { accept: '*/*' })).type).toContain('application/json');
  }
  for (const path of ['/v1/nothing', '/V1/health', '/oauth/nothing', '/.well-known/nothing']) {
    expect((await open(path, { accept })).type).toContain('application/json');
  }
});

test.each([
  { key: 500, status: 404 },
  { key: 501, status: 422 },
  { key: 5000, status: 422 },
])('a measure key of $key characters is answered with $status', async ({ key, status }) => {
  expect((await client.get(`/v1/framework-mapping/${x(key)}`)).status).toBe(status);
});

test('an unknown Expect header is ignored', async () => {
  const headers = { 'content-type': 'application/json', expect: 'a-miracle' };
  expect((await client.send('POST', '/v1/scoping', headers, '{"tootajad":5}')).status).toBe(200);
});

/** Sends raw bytes. @returns everything until the connection ends */
function rawAnswer(bytes: string): Promise<string> {
  const { hostname, port } = new URL(service.url);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (chunk) => (text += String(chunk)));
    socket.on('close', () => {
      resolve(text);
    });
    socket.on('error', reject);
  });
}

const HOST = 'Host: x\r\n';

test.each([
  { what: 'text that is not HTTP', bytes: 'hello\r\n\r\n', status: 400 },
  {
    what: 'headers over 16 KiB',
    bytes: `GET / HTTP/1.1\r\n${HOST}X: ${x(17_000)}\r\n\r\n`,
    status: 431,
  },
  { what: 'a path over 16 KiB', bytes: `GET /${x(17_000)} HTTP/1.1\r\n${HOST}\r\n`, status: 431 },
  {
    what: 'two lengths',
    bytes: `POST / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`,
    status: 400,
  },
  {
    what: 'length and chunks',
    bytes: `POST / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
    status: 400,
  },
  {
    what: 'a header with a control character',
    bytes: `GET / HTTP/1.1\r\n${HOST}X: a\u0001b\r\n\r\n`,
    status: 400,
  },
])('$what is answered with $status in the envelope', async ({ bytes, status }) => {
  const [head = '', body = ''] = (await rawAnswer(bytes)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  const envelope = JSON.parse(body) as Envelope; // compared below
  expect(envelope.error?.code).toBe('VALIDATION_FAILED');
  const pairs = head
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(': '));
  const headers = Object.fromEntries(
    pairs.map(([name = '', value]) => [name.toLowerCase(), value]),
  );
  expectHeaders({ headers });
});

test('the service still answers', async () => {
  expect((await client.get('/v1/health')).json.data?.['status']).toBe('ok');
});
