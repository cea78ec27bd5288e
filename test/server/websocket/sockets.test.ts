/** Reasons for closing a socket, and the consumption of its messages. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { anAddress, send } from '../../support/http-client.js';
import { RawSocket, SubscriptionClient } from '../../support/subscription-client.js';
import { makeKey, openTestService, type TestService } from '../../support/test-service.js';

const MINE = 'subscription { myOrders { at } }';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const aKey = (overrides = { perMinute: 100, perMonth: 100 }) =>
  makeKey(service.operator, 'client', 'live', overrides);

const subscribe = (id: string) => ({ id, type: 'subscribe', payload: { query: MINE } });

test.each([
  { what: 'no key', send: { type: 'connection_init' }, code: 4403 },
  {
    what: 'a key of no form',
    send: { type: 'connection_init', payload: { apiKey: 'x' } },
    code: 4403,
  },
  {
    what: 'a key that is not text',
    send: { type: 'connection_init', payload: { apiKey: 5 } },
    code: 4403,
  },
  { what: 'a subscription before the key', send: subscribe('1'), code: 4401 },
  { what: 'no JSON', send: '{', code: 4400 },
  { what: 'an unknown message', send: { type: 'hello' }, code: 4400 },
  { what: 'more than 64 KiB', send: ' '.repeat(65_537), code: 1009 },
])('$what closes the socket with $code', async ({ send: message, code }) => {
  const raw = new RawSocket(service.url, { headers: anAddress() });
  expect(await raw.opened).toBe(true);
  raw.send(message);
  expect((await raw.closed).code).toBe(code);
});

test('another subprotocol is refused', async () => {
  const raw = new RawSocket(service.url, { headers: anAddress(), protocol: 'graphql-ws' });
  expect([4406, 1006]).toContain((await raw.closed).code);
});

test('a page of another origin cannot open a socket, our own can', async () => {
  const own = new RawSocket(service.url, { headers: { ...anAddress(), origin: service.url } });
  expect(await own.opened).toBe(true);
  own.end();
  const foreign = new RawSocket(service.url, {
    headers: { ...anAddress(), origin: 'https://evil.example' },
  });
  expect((await foreign.closed).code).toBe(403);
});

test('an address has at most 20 sockets without a key', async () => {
  const headers = anAddress();
  const all = Array.from({ length: 20 }, () => new RawSocket(service.url, { headers }));
  expect(await Promise.all(all.map(({ opened }) => opened))).toEqual(Array(20).fill(true));
  const more = new RawSocket(service.url, { headers });
  expect((await more.closed).code).toBe(429);
  expect(await all[0]?.init(await aKey())).toBe(true);
  const space = new RawSocket(service.url, { headers });
  expect(await space.opened).toBe(true);
  for (const raw of [...all, space]) raw.end();
});

test('a key has at most 50 sockets', async () => {
  const key = await aKey();
  const all = Array.from(
    { length: 50 },
    () => new RawSocket(service.url, { headers: anAddress() }),
  );
  expect(await Promise.all(all.map((raw) => raw.init(key)))).toEqual(Array(50).fill(true));
  const more = new RawSocket(service.url, { headers: anAddress() });
  expect(await more.init(key)).toBe(false);
  expect(await more.closed).toEqual({ code: 1013, reason: 'RATE_LIMITED' });
  all.forEach((raw) => {
    raw.end();
  });
});

test('a socket has at most 20 subscriptions, and each counts as one request', async () => {
  const raw = new RawSocket(service.url, { headers: anAddress() });
  const key = await aKey({ perMinute: 21, perMonth: 100 });
  await raw.init(key);
  for (let id = 1; id <= 20; id += 1) raw.send(subscribe(String(id)));
  raw.send(subscribe('21'));
  expect(await raw.next()).toMatch(/"id":"21","type":"error".*too_many_subscriptions/);
  for (let id = 1; id <= 20; id += 1) raw.send({ id: String(id), type: 'complete' });
  raw.send(subscribe('22'));
  raw.send({ id: '22', type: 'complete' });
  raw.send(subscribe('23'));
  expect(await raw.next()).toMatch(/"id":"23","type":"error".*RATE_LIMITED/);
  raw.end();
});

test('a blocked key loses its sockets, on every process, within five seconds', async () => {
  const other = await service.addNode();
  const key = await aKey();
  const clients = [service.url, other.url].map((url) => new SubscriptionClient(url, key));
  const followings = clients.map((client) => client.follow(MINE));
  await Promise.all(
    [service.url, other.url].map((url) => new RawSocket(url, { headers: anAddress() }).init(key)),
  );
  const found = (await service.operator.list()).find(({ last4 }) => last4 === key.slice(-4));
  await service.operator.block(found?.keyId ?? '');
  await Promise.all(followings.map((following) => following.ended()));
  expect(followings.map(({ failure }) => failure)).toEqual([['closed 4403'], ['closed 4403']]);
  await other.close();
});

test('a process that shuts down closes its sockets', async () => {
  const other = await service.addNode();
  const raw = new RawSocket(other.url, { headers: anAddress() });
  expect(await raw.init(await aKey())).toBe(true);
  raw.send(subscribe('1'));
  const started = performance.now();
  await other.close();
  expect((await raw.closed).code).toBe(1001);
  expect(performance.now() - started).toBeLessThan(5_000);
});

test.each([
  { path: '/v1/health', upgrade: 'h2c', status: 200 },
  { path: '/v1/health', upgrade: 'websocket', status: 200 },
  { path: '/nothing', upgrade: 'websocket', status: 404 },
])(
  '$path answers normally if a client requests an upgrade to $upgrade',
  async ({ path, upgrade, status }) => {
    const answer = await send(service.url, path, {
      headers: {
        connection: 'Upgrade',
        upgrade,
        'sec-websocket-version': '13',
        'sec-websocket-key': createHash('md5').update(path).digest('base64'),
      },
    });
    expect(answer.status).toBe(status);
  },
);

// It waits while the other tests run.
test.concurrent('a client that sends no key within three seconds is disconnected', async () => {
  const raw = new RawSocket(service.url, { headers: anAddress() });
  expect((await raw.closed).code).toBe(4408);
});
