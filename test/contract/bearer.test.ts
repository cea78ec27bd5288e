/** `Authorization: Bearer` beside `X-API-Key`: the same caller, limits and refusals on every transport. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ROLES } from '../../src/shared/caller.js';
import { codesOf, GraphqlClient } from '../support/graphql-client.js';
import { KEY_HEADERS, keyHeader, send } from '../support/http-client.js';
import { RestClient } from '../support/rest-client.js';
import { RawSocket, SubscriptionClient } from '../support/subscription-client.js';
import { makeKey, openTestService, type TestService } from '../support/test-service.js';
import { ENDPOINTS, type Endpoint } from './rest-endpoints.js';

let service: TestService;
let rest: RestClient;
let key: string;

beforeAll(async () => {
  service = await openTestService();
  rest = await RestClient.of(service.url);
  key = service.keys.test.lawyer_firm;
});
afterAll(() => service.close());

/** A second valid key, in the other header. */
const both = () => ({
  ...keyHeader('x-api-key', key),
  ...keyHeader('authorization', service.keys.test.client),
});

test.each(ROLES)(
  'every path answers the bearer token of a %s exactly like the key',
  async (role) => {
    const bearer = rest.with(service.keys.test[role]).by('authorization');
    const endpoints: readonly Endpoint[] = ENDPOINTS;
    for (const { path, body, roles, status } of endpoints) {
      const answer = await (body === undefined ? bearer.get(path) : bearer.post(path, body));
      const isAllowed = roles === null || roles.includes(role);
      const expected = isAllowed ? (status ?? answer.status) : 403;
      expect([path, answer.status, answer.status === 401]).toEqual([path, expected, false]);
    }
  },
);

test.each(['/v1/billing/summary', '/v1/status', '/v1/scoping/questions'])(
  'on %s two different keys are refused and two equal keys are accepted',
  async (path) => {
    for (let round = 0; round < 3; round += 1) {
      const refused = await send(service.url, path, { headers: both() });
      expect([refused.status, refused.headers['www-authenticate']]).toEqual([
        401,
        expect.stringMatching(/^Bearer realm="[^"]+", resource_metadata="[^"]+", ApiKey /),
      ]);
      const equal = { ...keyHeader('x-api-key', key), ...keyHeader('authorization', key) };
      expect((await send(service.url, path, { headers: equal })).status).toBe(200);
    }
  },
);

test('GraphQL accepts the token and refuses an unknown token and two different keys', async () => {
  const bearer = new GraphqlClient(service.url, key, 'authorization');
  for (let round = 0; round < 3; round += 1) {
    const { json } = await bearer.ask({ query: '{ billingSummary { kasutus_paevad { paev } } }' });
    expect(json.errors).toBeUndefined();
  }
  const question = { query: '{ health { status } }' };
  expect(codesOf(await bearer.with('unknown').ask(question))).toEqual(['UNAUTHORIZED']);
  expect(codesOf(await new GraphqlClient(service.url).ask(question, both()))).toEqual([
    'UNAUTHORIZED',
  ]);
});

test.each(KEY_HEADERS)('requests with the key in %s count towards its quota', async (header) => {
  const limited = await makeKey(service.operator, 'client', 'live', { perMinute: 2, perMonth: 9 });
  const requested = (name: typeof header) =>
    send(service.url, '/v1/services', { headers: keyHeader(name, limited) });
  for (const name of KEY_HEADERS) expect((await requested(name)).status).toBe(200);
  expect((await requested(header)).status).toBe(429);
});

test('sockets accept the token as a parameter and as a header, and refuse two different keys', async () => {
  for (const byHeader of [false, true]) {
    const client = new SubscriptionClient(service.url, key, { byHeader, name: 'authorization' });
    const following = client.follow(
      'subscription { orderStatus(order_id: "sandbox-demo-order-001") { type } }',
    );
    await following.count(1);
    expect(following.failure).toBeNull();
    await client.close();
  }
  for (const params of [both(), { apiKey: key, authorization: 'Bearer other' }]) {
    const raw = new RawSocket(service.url);
    await raw.opened;
    raw.send({ type: 'connection_init', payload: params });
    expect((await raw.closed).code).toBe(4403);
  }
});

test('MCP clients need no custom header', async () => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', service.url), {
    requestInit: { headers: keyHeader('authorization', key) },
  });
  await client.connect(transport);
  expect((await client.listTools()).tools.length).toBeGreaterThan(0);
  await client.close();
});

test('portfolios accept the token', async () => {
  const token = keyHeader('authorization', service.keys.live.grc_platform);
  const answer = await send(service.url, '/v1/scoping/portfolio', {
    method: 'POST',
    headers: { ...token, 'content-type': 'application/x-ndjson' },
    body: '{"id":"a","tootajad":60}\n',
  });
  expect([answer.status, answer.text.split('\n').length > 1]).toEqual([200, true]);
});
