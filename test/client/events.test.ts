/** Subscriptions that survive broken sockets, and webhooks at their receiver. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { WebhookEvent } from '../../src/client/webhooks.js';
import { WEBHOOK_TYPES, type WebhookType } from '../../src/modules/webhooks/domain/webhook.js';
import {
  Nis2Client,
  verifyWebhook,
  WebhookVerificationError,
  type OrderEvent,
} from '../../src/client/main.js';
import { TcpProxy } from '../faults/tcp-proxy.js';
import { makeKey, openTestService, type TestService } from '../support/test-service.js';
import { openReceiver, type Receiver } from '../support/webhook-receiver.js';

let service: TestService;
let proxy: TcpProxy;
let receiver: Receiver;
let far: string;

beforeAll(async () => {
  service = await openTestService({ webhookAllowPrivate: true });
  const { hostname, port } = new URL(service.url);
  proxy = new TcpProxy({ host: hostname, port: Number(port) });
  far = `http://127.0.0.1:${await proxy.open()}`;
  receiver = await openReceiver();
});
afterAll(async () => {
  proxy.close();
  await service.close();
  await receiver.close();
});

async function aClient() {
  const key = await makeKey(service.operator, 'client', 'live');
  return {
    near: new Nis2Client({ url: service.url, key }),
    away: new Nis2Client({ url: far, key }),
  };
}

const pay = (link: string | null) =>
  fetch(link ?? '', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams('tegevus=maksa'),
  });

test('a stream of events continues after the last one when its socket breaks', async () => {
  const { near, away } = await aClient();
  const { order_id: id, makselink } = await near.orders.place({ teenus: 'hooldus' });
  const events: OrderEvent[] = [];
  for await (const event of away.orders.watch(id)) {
    events.push(event);
    if (events.length > 1) continue;
    proxy.refuse();
    await pay(makselink);
    proxy.heal();
  }
  const types = events.map(({ type }) => type);
  expect(types).toEqual(['order_created', 'order_paid', 'order_released']);
});

test('a client that reconnects with its last event misses none', async () => {
  const { near } = await aClient();
  const { order_id: id, makselink } = await near.orders.place({ teenus: 'hooldus' });
  const first = await near.orders.watch(id).next();
  await pay(makselink);
  const after = first.done === true ? '' : first.value.event_id;
  const types: string[] = [];
  for await (const { type } of near.orders.watch(id, { after })) types.push(type);
  expect(types).toEqual(['order_paid', 'order_released']);
});

test('a signal ends a stream that nothing else would end', async () => {
  const { near } = await aClient();
  await near.orders.place({ teenus: 'hooldus' });
  const ending = new AbortController();
  const types: string[] = [];
  for await (const { type } of near.orders.watchAll({ signal: ending.signal })) {
    types.push(type);
    ending.abort();
  }
  expect(types).toEqual(['order_created']);
});

test.each([
  { what: 'a bad key', key: () => 'nis2_live_nobody', code: 'UNAUTHORIZED' },
  { what: 'an unknown order', key: () => service.keys.live.client, code: 'NOT_FOUND' },
])('$what is refused at once', async ({ key, code }) => {
  const nis2 = new Nis2Client({ url: service.url, key: key() });
  await expect(nis2.orders.watch('nobody').next()).rejects.toMatchObject({ code });
});

test('a webhook is read if its signature is valid, and refused otherwise', async () => {
  const { near } = await aClient();
  const { saladus: secret, webhook } = await near.account.createWebhook({ url: receiver.url });
  const { order_id: id } = await near.orders.place({ teenus: 'hooldus' });
  await receiver.count(1);
  const [sent] = receiver.received;
  if (sent === undefined) throw new Error('nothing came');
  const { body, headers } = sent;
  const event = verifyWebhook({ body: new TextEncoder().encode(body), headers, secret });
  expect(event.type === 'order.created' && event.data.order_id).toBe(id);
  const forged = { body: body.replace('hooldus', 'pakett'), headers, secret };
  expect(() => verifyWebhook(forged)).toThrow(WebhookVerificationError);
  expect(() => verifyWebhook({ body, headers: {}, secret })).toThrow(WebhookVerificationError);

  const replayed = { webhook_id: webhook.webhook_id, event_id: event.data.event_id };
  expect(await near.account.replayWebhook(replayed)).toBe(event.data.event_id);
  await receiver.count(2);
  for await (const { event_id } of near.account.deliveries(webhook.webhook_id)) {
    expect(event_id).toBe(event.data.event_id);
  }
  expect(await near.account.webhooks()).toHaveLength(1);
  await near.account.rotateWebhookSecret(webhook.webhook_id);
  await near.account.deleteWebhook(webhook.webhook_id);
  expect(await near.account.webhooks()).toEqual([]);
});

test('the client knows exactly the events of the service', () => {
  const reported: readonly WebhookEvent['type'][] = WEBHOOK_TYPES;
  const known: readonly WebhookType[] = reported;
  expect(known).toHaveLength(WEBHOOK_TYPES.length);
});
