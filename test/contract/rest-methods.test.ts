import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ROUTES } from '../../src/server/routing/routes.js';
import { RestClient, type RestAnswer } from '../support/rest-client.js';
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

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'];
const FILES = [
  { path: '/v1/download/x', method: 'GET' },
  { path: '/v1/download', method: 'POST' },
  { path: '/v1/invoices/x/download', method: 'GET' },
];
const ALLOWED = Map.groupBy([...Object.values(ROUTES), ...FILES], ({ path }) => path);
const wrongMethods = [...ALLOWED].flatMap(([path, routes]) => {
  const methods: string[] = routes.map(({ method }) => method);
  const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
  return METHODS.filter((one) => !methods.includes(one)).map((wrong) => ({
    wrong,
    path: path.startsWith('/v1') ? path : `/v1${path.replace(/:\w+/, 'a')}`,
    allow: allowed.sort().join(', '),
  }));
});

test.each(wrongMethods)(
  '$wrong $path is refused and lists $allow',
  async ({ wrong, path, allow }) => {
    const answer = await client.send(wrong, path, { 'content-type': 'text/plain' }, 'x');
    expect([answer.status, answer.json.error?.code]).toEqual([405, 'NOT_FOUND']);
    expect(answer.headers.allow).toBe(allow);
    expectHeaders(answer);
  },
);

test.each(Object.values(ROUTES).filter(({ method }) => method === 'GET'))(
  'HEAD /v1$path answers as GET does, without a body',
  async ({ path }) => {
    const order = path.includes('order_id') ? 'sandbox-demo-order-001' : 'a';
    const address = `/v1${path.replace(/:\w+/, order)}`;
    const [head, get] = [await client.send('HEAD', address), await client.get(address)];
    expect([head.status, head.text]).toEqual([get.status, '']);
    expect(head.headers['content-length']).toBeDefined();
    expectHeaders(head);
  },
);

test('for a known path the method is refused before the media type', async () => {
  const answer = await client.send('POST', '/v1/health', { 'content-type': 'garbage' }, x(300_000));
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});
