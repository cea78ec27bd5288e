/** Operations over server-sent events, with a common client. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient, type ExecutionResult } from 'graphql-sse';
import { jsonOf, keyHeader, send, type KeyHeader } from '../../support/http-client.js';
import { openTestService, makeKey, type TestService } from '../../support/test-service.js';
import { SubscriptionClient } from '../../support/subscription-client.js';

const SAMPLE = 'subscription { orderStatus(order_id: "sandbox-demo-order-001") { event_id type } }';
const MINE = 'subscription { myOrders { event_id type order { order_id } } }';
const STREAM = 'text/event-stream';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const URL_OF = () => `${service.url}/graphql`;

type Seen = {
  results: ExecutionResult<Record<string, unknown>, unknown>[];
  failure: unknown;
  isComplete: boolean;
};

function follow(query: string, key: string, header: KeyHeader = 'x-api-key') {
  const client = createClient({ url: URL_OF(), headers: keyHeader(header, key), retryAttempts: 0 });
  const seen: Seen = { results: [], failure: null, isComplete: false };
  const stop = client.subscribe(
    { query },
    {
      next: (result) => seen.results.push(result),
      error: (failure) => {
        seen.failure = failure;
      },
      complete: () => {
        seen.isComplete = true;
      },
    },
  );
  const until = async (holds: () => boolean): Promise<void> => {
    for (let waited = 0; !holds() && waited < 8_000; waited += 20) await pause(20);
    expect([holds(), seen]).toMatchObject([true, {}]);
  };
  return { seen, stop, until };
}

const ask = (query: string, headers: http.OutgoingHttpHeaders) =>
  send(service.url, '/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: STREAM, ...headers },
    body: JSON.stringify({ query }),
  });

const keyed = (key = service.keys.test.client) => keyHeader('x-api-key', key);

test.each(['x-api-key', 'authorization'] as const)(
  'graphql-sse follows a subscription to its end, by %s',
  async (header) => {
    const { seen, until } = follow(SAMPLE, service.keys.test.client, header);
    await until(() => seen.isComplete);
    expect(seen.failure).toBeNull();
    const sockets = new SubscriptionClient(service.url, service.keys.test.client);
    const same = sockets.follow(SAMPLE);
    await same.ended();
    expect(seen.results.map(({ data }) => Object.values(data as object)[0] as unknown)).toEqual(
      same.events,
    );
    await sockets.close();
  },
);

test('a subscription that is refused ends with its error, as over a socket', async () => {
  const query = 'subscription { orderStatus(order_id: "nope") { event_id } }';
  const { seen, until } = follow(query, service.keys.live.client);
  await until(() => seen.isComplete);
  expect(seen.failure).toBeNull();
  expect(seen.results).toMatchObject([{ errors: [{ extensions: { code: 'NOT_FOUND' } }] }]);
});

test('graphql-sse also runs queries and mutations', async () => {
  const { seen, until } = follow('{ health { status } }', service.keys.test.client);
  await until(() => seen.isComplete);
  expect(seen.results).toMatchObject([
    { data: { health: { status: 'ok' } }, extensions: { environment: 'sandbox' } },
  ]);
});

test('the stream has the headers that proxies need, and names each event', async () => {
  const answer = await ask(SAMPLE, keyed());
  expect(answer.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': expect.stringContaining('no-transform'),
    'x-accel-buffering': 'no',
    'x-ratelimit-limit': expect.any(String),
    'x-content-type-options': 'nosniff',
  });
  const ids = [...answer.text.matchAll(/^id: (.+)$/gm)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(0);
  const rest = await ask(SAMPLE, { ...keyed(), 'last-event-id': ids[0] });
  expect([...rest.text.matchAll(/^id: (.+)$/gm)].map(([, id]) => id)).toEqual(ids.slice(1));
  expect(answer.text.endsWith('event: complete\ndata:\n\n')).toBe(true);
});

test('an operation refused before execution has a status; an invalid document is an event', async () => {
  const none = await ask(SAMPLE, {});
  expect([none.status, jsonOf(none)]).toMatchObject([
    401,
    { errors: [{ extensions: { code: 'UNAUTHORIZED' } }] },
  ]);
  expect((await ask(SAMPLE, keyed('unknown'))).status).toBe(401);
  const invalid = await ask('subscription { nothing }', keyed());
  expect(invalid.status).toBe(200);
  expect(invalid.text).toMatch(
    /^event: next\ndata: \{"errors":\[.*VALIDATION_FAILED.*\n\nevent: complete\n/m,
  );
  const argument = await ask('{ scoping(tootajad: -1) { annex } }', keyed());
  expect(argument.text).toContain('tootajad: Input should be');
  const mutation = encodeURIComponent('mutation { rotateKey { key_id } }');
  const changed = await send(service.url, `/graphql?query=${mutation}`, {
    headers: { ...keyed(), accept: STREAM },
  });
  expect(changed.status).toBe(405);
});

test('clients that list the media type after JSON get JSON for a query', async () => {
  const accept = 'application/graphql-response+json, application/json, text/event-stream';
  const answer = await ask('{ health { status } }', { ...keyed(), accept });
  expect(answer.headers['content-type']).toContain('application/graphql-response+json');
  const events = await ask(SAMPLE, { ...keyed(), accept });
  expect(events.headers['content-type']).toContain(STREAM);
});

/** Opens a stream that stays open. */
const openStream = (key: string) =>
  new Promise<http.IncomingMessage>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', accept: STREAM, ...keyed(key) };
    const request = http.request(URL_OF(), { method: 'POST', headers, agent: false }, resolve);
    request.on('error', reject);
    request.end(JSON.stringify({ query: MINE }));
  });

test('a live key receives events of its orders at once, and none after it is blocked', async () => {
  const key = await makeKey(service.operator, 'client', 'live');
  const stream = await openStream(key);
  let text = '';
  stream.on('data', (piece: Buffer) => (text += piece.toString()));
  const ended = new Promise((resolve) => stream.once('close', resolve));
  await send(service.url, '/v1/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...keyed(key) },
    body: JSON.stringify({ teenus: 'hooldus' }),
  });
  for (let waited = 0; !text.includes('event: next') && waited < 5_000; waited += 50)
    await pause(50);
  expect(text).toMatch(/event: next\nid: \S+\ndata: .*order_id/);
  const own = (await service.operator.list()).find(({ last4 }) => key.endsWith(last4));
  await service.operator.block(own?.keyId ?? '');
  expect(await Promise.race([ended.then(() => 'ended'), pause(5_000, 'still open')])).toBe('ended');
  expect(text).not.toContain('event: complete');
});

test('a key has at most 50 streams, and closing one permits another', async () => {
  const key = await makeKey(service.operator, 'client', 'live', { perMinute: 200, perMonth: 200 });
  const all = await Promise.all(Array.from({ length: 50 }, () => openStream(key)));
  expect(all.every(({ statusCode }) => statusCode === 200)).toBe(true);
  const refused = await openStream(key);
  expect(refused.statusCode).toBe(429);
  refused.destroy();
  all[0]?.destroy();
  await pause(200);
  const again = await openStream(key);
  expect(again.statusCode).toBe(200);
  for (const one of [...all, again]) one.destroy();
});
