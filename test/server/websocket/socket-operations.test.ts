/** Queries and mutations over the socket: the same answers as over HTTP. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { GraphqlClient } from '../../support/graphql-client.js';
import { makeKey, openTestService, type TestService } from '../../support/test-service.js';

let service: TestService;
const open: Client[] = [];

beforeAll(async () => {
  service = await openTestService();
});
afterAll(async () => {
  for (const client of open) await client.dispose();
  await service.close();
});

function connect(key: string): Client {
  const url = `${service.url.replace(/^http/, 'ws')}/graphql`;
  const connectionParams = { Authorization: `Bearer ${key}` };
  const client = createClient({
    url,
    webSocketImpl: WebSocket,
    connectionParams,
    retryAttempts: 0,
  });
  open.push(client);
  return client;
}

async function ask(client: Client, query: string, variables: Record<string, unknown> = {}) {
  const results: unknown[] = [];
  for await (const result of client.iterate({ query, variables })) results.push(result);
  expect(results).toHaveLength(1);
  return results[0] as Readonly<{ data: unknown; errors?: unknown; extensions: object }>; // one answer of a query
}

test.each([
  { query: '{ health { status } services { valuuta } }', variables: {} },
  {
    query: 'query ($n: Int!) { scoping(tootajad: $n) { klassifikatsioon } }',
    variables: { n: 60 },
  },
  { query: '{ health { status } order(order_id: "none") { olek } }', variables: {} },
  { query: '{ health { status } frameworkMapping { keel_kasutatud } }', variables: {} },
  { query: '{ __type(name: "Query") { kind } }', variables: {} },
])('$query is answered as over HTTP', async ({ query, variables }) => {
  const key = service.keys.test.client;
  const { json } = await new GraphqlClient(service.url, key).ask({ query, variables });
  const answer = await ask(connect(key), query, variables);
  const locations = expect.anything();
  expect(answer).toEqual({
    ...json,
    ...(json.errors === undefined
      ? {}
      : { errors: json.errors.map((error) => ({ ...error, locations })) }),
    extensions: { ...json.extensions, request_id: expect.any(String) },
  });
});

test.each([
  { what: 'an unknown field', query: '{ nothing }' },
  { what: 'an invalid argument', query: '{ scoping(tootajad: -1) { annex } }' },
  {
    what: 'several operations without a name',
    query: 'query A { health { status } } query B { health { status } }',
  },
])('$what is refused with the same errors as over HTTP', async ({ query }) => {
  const key = service.keys.test.client;
  const { json } = await new GraphqlClient(service.url, key).ask({ query });
  const failure = await ask(connect(key), query).catch((thrown: unknown) => thrown);
  const plain = (json.errors ?? []).map(({ message, extensions }) => ({ message, extensions }));
  expect(failure).toMatchObject(plain);
});

test('a mutation has the effect of the same mutation over HTTP', async () => {
  const key = await makeKey(service.operator, 'client', 'live');
  const { data } = await ask(
    connect(key),
    'mutation { createOrder(teenus: "hooldus") { order_id } }',
  );
  const { order_id: id } = (data as { createOrder: { order_id: string } }).createOrder; // shape of the query
  const query = 'query ($id: String!) { order(order_id: $id) { order_id } }';
  const { json } = await new GraphqlClient(service.url, key).ask({ query, variables: { id } });
  expect(json.data).toEqual({ order: { order_id: id } });
});

test('queries over the socket count towards the month', async () => {
  const key = await makeKey(service.operator, 'client', 'live', { perMinute: 50, perMonth: 2 });
  const client = connect(key);
  const query = '{ scoping(tootajad: 60) { annex } }';
  await ask(client, query);
  await ask(client, query);
  const failure = await ask(client, query).catch((thrown: unknown) => thrown);
  expect(failure).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
});
