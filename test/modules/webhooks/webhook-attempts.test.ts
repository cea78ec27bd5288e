/** Every webhook attempt is recorded. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Received } from '../../support/webhook-receiver.js';
import {
  deliveries,
  open,
  openWebhookFixture,
  order,
  register,
  type Json,
  type WebhookFixture,
} from './webhooks-fixture.js';

let fixture: WebhookFixture;

beforeAll(async () => {
  fixture = await openWebhookFixture();
});
afterAll(() => fixture.close());

test('a refused delivery is retried with the same id and body, and can be replayed', async () => {
  const receiver = await fixture.aReceiver();
  const { client } = await fixture.aClient();
  const { id, secret } = await register(client, receiver.url, ['order.created']);
  receiver.answer.status = 500;
  await order(client);
  await receiver.count(1);
  receiver.answer.status = 200;
  await receiver.count(2, 25_000);
  const [first, second] = receiver.received;
  expect(second?.body).toBe(first?.body);
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  const event_id = first?.headers['webhook-id'];
  const replayed = await client.post('/v1/webhook-endpoints/replay', { webhook_id: id, event_id });
  expect(replayed.status).toBe(200);
  await receiver.count(3, 25_000);
  expect(open(receiver.received[2] as Received, secret).type).toBe('order.created'); // counted above
  await new Promise((resolve) => setTimeout(resolve, 300));
  const [reported] = await deliveries(client, id);
  expect(reported).toMatchObject({ event_id, http_staatus: 200, jargmine_katse: null });
  const tries = reported?.['katsed'] as readonly Json[]; // validated against OpenAPI
  expect(tries).toMatchObject([
    { http_staatus: 500, viga: 'status', kestus_ms: expect.any(Number) },
    { http_staatus: 200, viga: null, kestus_ms: expect.any(Number) },
    { http_staatus: 200, viga: null, kestus_ms: expect.any(Number) },
  ]);
  const times = tries.map(({ aeg }) => Date.parse(String(aeg)));
  expect(times).toEqual([...times].sort((one, other) => one - other));
}, 90_000);

test('an attempt without a reachable receiver is recorded too', async () => {
  const receiver = await fixture.aReceiver();
  await receiver.close();
  const { client } = await fixture.aClient();
  const { id } = await register(client, receiver.url, ['order.created']);
  await order(client);
  const tries = async () => (await deliveries(client, id))[0]?.['katsed'] as readonly Json[]; // as above
  const end = Date.now() + 10_000;
  while ((await tries())[0]?.['viga'] == null && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect((await tries())[0]).toMatchObject({ http_staatus: null, viga: 'econnrefused' });
});
