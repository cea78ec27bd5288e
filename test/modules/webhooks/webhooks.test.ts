/** Webhooks of the whole service, from the change of an order to the receiver. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { errorsOf } from '../../support/rest-client.js';
import { SubscriptionClient } from '../../support/subscription-client.js';
import type { Received } from '../../support/webhook-receiver.js';
import {
  deliveries,
  open,
  openWebhookFixture,
  order,
  pay,
  register,
  type Json,
  type WebhookFixture,
} from './webhooks-fixture.js';

let fixture: WebhookFixture;

beforeAll(async () => {
  fixture = await openWebhookFixture();
});
afterAll(() => fixture.close());

test('every change of an order arrives once, signed, with the event id of subscriptions', async () => {
  const receiver = await fixture.aReceiver();
  const { key, client } = await fixture.aClient();
  const { id, secret } = await register(client, receiver.url);
  const sockets = new SubscriptionClient(fixture.url, key);
  const following = sockets.follow('subscription { myOrders { event_id type } }');
  const placed = await order(client);
  await following.count(1);
  await pay(placed.link);
  await following.count(3);
  await receiver.count(4);
  const events = receiver.received.map((one) => open(one, secret));
  expect(events.map(({ type }) => type).sort()).toEqual([
    'invoice.issued',
    'order.created',
    'order.paid',
    'order.released',
  ]);
  const paid = events.find(({ type }) => type === 'order.paid');
  expect(paid?.data).toMatchObject({
    order_id: placed.id,
    teenus: 'hooldus',
    riik: 'ee',
    olek: 'makstud',
    makse_staatus: 'tasutud',
    samm: 2,
    samme: 4,
  });
  const invoice = events.find(({ type }) => type === 'invoice.issued')?.data;
  expect(invoice).toMatchObject({
    number: expect.stringMatching(/^INV-\d{4}-00001$/),
    liik: 'arve',
    order_id: placed.id,
    summa: '359.60',
  });
  const ids = events.flatMap(({ type, data }) =>
    type === 'invoice.issued' ? [] : data['event_id'],
  );
  expect(ids.sort()).toEqual(following.events.map((event) => event['event_id']).sort());
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(receiver.received).toHaveLength(4);
  const reported = await deliveries(client, id);
  expect(reported.map(({ http_staatus, katseid, viga }) => [http_staatus, katseid, viga])).toEqual(
    Array(4).fill([200, 1, null]),
  );
  await sockets.close();
});

test('only the selected events arrive', async () => {
  const receiver = await fixture.aReceiver();
  const { client } = await fixture.aClient();
  const { secret } = await register(client, receiver.url, ['order.paid', 'api_key.rotated']);
  await pay((await order(client)).link);
  await client.post('/v1/keys/rotate', {});
  await receiver.count(2);
  const types = receiver.received.map((one) => open(one, secret).type);
  expect(types.sort()).toEqual(['api_key.rotated', 'order.paid']);
});

test('a new secret signs together with the old one for a day', async () => {
  const receiver = await fixture.aReceiver();
  const { client } = await fixture.aClient();
  const { id, secret } = await register(client, receiver.url, ['order.created']);
  const { json } = await client.post('/v1/webhook-endpoints/rotate-secret', { webhook_id: id });
  const renewed = String(json.data?.['saladus']);
  expect(renewed).not.toBe(secret);
  await order(client);
  await receiver.count(1);
  const got = receiver.received[0] as Received; // counted above
  expect([open(got, secret).type, open(got, renewed).type]).toEqual([
    'order.created',
    'order.created',
  ]);
});

test('a slow receiver delays only itself', async () => {
  const [slow, quick] = [await fixture.aReceiver(), await fixture.aReceiver()];
  slow.answer.waitMs = 3_000;
  const { client } = await fixture.aClient();
  await register(client, slow.url);
  await register(client, quick.url);
  for (let times = 0; times < 5; times += 1) await order(client);
  await quick.count(5, 4_000);
  expect(slow.received.length).toBeLessThan(3);
});

test('endpoints can be deleted, belong to their owner, and are at most ten', async () => {
  const receiver = await fixture.aReceiver();
  const { client } = await fixture.aClient();
  const otherClient = (await fixture.aClient()).client;
  const { id } = await register(client, receiver.url);
  for (const path of ['delete', 'rotate-secret'] as const) {
    expect(
      (await otherClient.post(`/v1/webhook-endpoints/${path}`, { webhook_id: id })).status,
    ).toBe(404);
  }
  expect((await otherClient.get(`/v1/webhook-endpoints/${id}/deliveries`)).status).toBe(404);
  const adding = Array.from({ length: 12 }, () =>
    client.post('/v1/webhook-endpoints', { url: receiver.url }),
  );
  const statuses = (await Promise.all(adding)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(9);
  expect((await client.post('/v1/webhook-endpoints/delete', { webhook_id: id })).status).toBe(200);
  const { json } = await client.get('/v1/webhook-endpoints');
  expect(json.data?.['webhookid']).toHaveLength(9);
});

test('nothing is sent to an address that is not permitted', async () => {
  const { client } = await fixture.aClient();
  for (const url of ['ftp://example.com/a', 'https://user@example.com', 'x'.repeat(10)]) {
    expect(errorsOf(await client.post('/v1/webhook-endpoints', { url }))).toEqual([
      'url url_not_permitted',
    ]);
  }
});

test('pages of deliveries have no gap and no overlap', async () => {
  const receiver = await fixture.aReceiver();
  const { client } = await fixture.aClient();
  const { id } = await register(client, receiver.url);
  for (let times = 0; times < 5; times += 1) await order(client);
  const path = `/v1/webhook-endpoints/${id}/deliveries?limit=2`;
  const seen: unknown[] = [];
  let cursor = '';
  for (let page = 0; page < 3; page += 1) {
    const { json } = await client.get(`${path}${cursor}`);
    seen.push(...(json.data?.['saadetised'] as readonly Json[]).map((one) => one['event_id']));
    cursor = `&kursor=${String(json.meta?.['jargmine_kursor'])}`;
  }
  expect(new Set(seen).size).toBe(5);
});
