/** A sandbox key moves orders through every state on its test clock, and every channel reports the same events (D-275). */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createClient } from 'graphql-sse';
import { WEBHOOK_TYPES } from '../../src/modules/webhooks/domain/webhook.js';
import { verifyWebhook } from '../../src/client/webhooks.js';
import { keyHeader } from '../support/http-client.js';
import { RestClient } from '../support/rest-client.js';
import { SubscriptionClient, type Following } from '../support/subscription-client.js';
import { openTestService, type TestService } from '../support/test-service.js';
import { wholeDatabase } from '../support/whole-database.js';
import { openReceiver, type Receiver } from '../support/webhook-receiver.js';

const STATES =
  'makse_ootel makse_aegunud tyhistatud makstud genereerimisel viibib ebaonnestunud vabastatud tagastatud'.split(
    ' ',
  );
const EVENTS = 'subscription { testEvent { event_id type } }';
const MINE = 'subscription { myOrders { event_id type olek order_id } }';
const DAY = 86_400;

let service: TestService;
let receiver: Receiver;
let client: RestClient;
let sockets: SubscriptionClient;

beforeAll(async () => {
  service = await openTestService({ webhookAllowPrivate: true });
  receiver = await openReceiver();
  client = (await RestClient.of(service.url)).with(service.keys.test.client);
  sockets = new SubscriptionClient(service.url, service.keys.test.client);
});
afterAll(async () => {
  await sockets.close();
  await receiver.close();
  await service.close();
});

const dataOf = async (answering: ReturnType<RestClient['post']>) => {
  const { status, json } = await answering;
  expect([status, json.error]).toEqual([expect.any(Number), undefined]);
  return json.data ?? {};
};
const advance = (body: object) => dataOf(client.post('/v1/test/clock/advance', body));
const order = async (sandbox: string) => {
  const data = await dataOf(client.post('/v1/orders', { teenus: 'pakett', payload: { sandbox } }));
  return String(data['order_id']);
};
const stateOf = async (id: string) => (await dataOf(client.get(`/v1/orders/${id}`)))['olek'];

/** Every event that polling returns, page by page. */
async function polled(after: string | null = null): Promise<Record<string, string>[]> {
  const query = after === null ? '' : `&after=${after}`;
  const data = await dataOf(client.get(`/v1/test/events?first=7${query}`));
  const events = data['events'] as Record<string, string>[]; // validated against OpenAPI
  const last = events.at(-1)?.['event_id'];
  return data['has_more'] === true && last !== undefined
    ? [...events, ...(await polled(last))]
    : events;
}

function followSse(query: string) {
  const ids: string[] = [];
  const sse = createClient({
    url: `${service.url}/graphql`,
    headers: keyHeader('x-api-key', service.keys.test.client),
  });
  const stop = sse.subscribe<{ testEvent: { event_id: string } }>(
    { query },
    {
      next: ({ data }) => ids.push(data?.testEvent.event_id ?? ''),
      error: () => undefined,
      complete: () => undefined,
    },
  );
  return { ids, stop };
}

async function moveThroughAllStates(): Promise<string[]> {
  const seen: unknown[] = [];
  const look = async (id: string) => seen.push(await stateOf(id));
  const paid = await order('clock_paid');
  await look(paid);
  await advance({ seconds: 60 });
  await look(paid);
  await advance({ seconds: 120 });
  await look(paid);
  const delayed = await order('clock_delayed');
  const failed = await order('clock_failed');
  await advance({ seconds: 17 * 60 });
  await look(delayed);
  await look(failed);
  const refunded = await order('clock_refunded');
  await advance({ seconds: 2 * DAY });
  await look(refunded);
  const cancelled = await order('clock_unpaid');
  await dataOf(client.post(`/v1/orders/${cancelled}/cancel`, {}));
  await look(cancelled);
  const unpaid = await Promise.all(
    ['clock_declined', 'clock_other_amount', 'clock_unpaid', 'clock_paid_late'].map(order),
  );
  await advance({ seconds: 14 * DAY });
  for (const id of unpaid) expect(await stateOf(id)).toBe('makse_aegunud');
  seen.push('makse_aegunud');
  await advance({ seconds: DAY + 120 });
  expect(await stateOf(unpaid[3] ?? '')).toBe('vabastatud');
  return seen.map(String);
}

const LIVE_TABLES =
  'account orders order_event invoice invoice_counter payment refund_due document discount_month licence_notice quota_notice vat_check webhook_endpoint webhook_delivery outbox'.split(
    ' ',
  );

/** Nothing that a sandbox key does is stored there. */
async function liveRows(): Promise<(string | undefined)[]> {
  const all = await wholeDatabase(service.databaseUrl);
  return LIVE_TABLES.map((table) => all.get(`public.${table}`));
}

const idsOf = (following: Following) => following.events.map((one) => String(one['event_id']));

test('all nine states and every event appear on socket, SSE, webhook and polling with equal ids, within a minute', async () => {
  const begun = performance.now();
  const rowsBefore = await liveRows();
  expect(rowsBefore).not.toContain(undefined);
  expect(await advance({})).toMatchObject({ running: true, orders: 0, events: [] });
  const { webhook, saladus } = (await dataOf(
    client.post('/v1/webhook-endpoints', { url: receiver.url }),
  )) as { webhook: object; saladus: string };
  expect(webhook).toMatchObject({ url: receiver.url });
  const socket = sockets.follow(EVENTS);
  const mine = sockets.follow(MINE);
  const sse = followSse(EVENTS);
  const states = new Set(await moveThroughAllStates());
  for (const type of WEBHOOK_TYPES) await dataOf(client.post('/v1/test/events/trigger', { type }));
  const events = await polled();
  const ids = events.map((event) => String(event['event_id']));
  expect(new Set(events.map(({ type }) => type))).toEqual(new Set(WEBHOOK_TYPES));
  // A slow attempt is repeated, as for live webhooks.
  const sentIds = () => [
    ...new Set(
      receiver.received.map(
        ({ body, headers }) => verifyWebhook({ body, headers, secret: saladus }).data['event_id'],
      ),
    ),
  ];
  await mine.until(() => sentIds().length === ids.length, 30_000);
  await socket.count(ids.length);
  expect(idsOf(socket)).toEqual(ids);
  expect(sse.ids).toEqual(ids);
  expect(sentIds()).toEqual(ids);
  const ofOrders = events.filter(({ type }) => type?.startsWith('order.'));
  await mine.count(ofOrders.length);
  expect(idsOf(mine)).toEqual(ofOrders.map((event) => String(event['event_id'])));
  for (const { olek } of mine.events) states.add(String(olek));
  expect([...states].toSorted()).toEqual(STATES.toSorted());
  expect(await liveRows()).toEqual(rowsBefore);
  expect(performance.now() - begun).toBeLessThan(60_000);
  sse.stop();
}, 90_000);

test('orderStatus on the test clock completes at the final state, as for live orders', async () => {
  const id = await order('clock_paid');
  const following = sockets.follow(
    'subscription ($id: String!) { orderStatus(order_id: $id) { type order { olek } } }',
    { id },
  );
  await following.count(1);
  await advance({ seconds: 180 });
  await following.ended();
  expect([following.failure, following.types()]).toEqual([
    null,
    ['order_created', 'order_paid', 'order_generating', 'order_released'],
  ]);
});

test('the demo order and its subscription do not change while a clock runs', async () => {
  expect(await stateOf('sandbox-demo-order-001')).toBe('vabastatud');
  const demo = await dataOf(client.post('/v1/orders', { teenus: 'pakett' }));
  expect(demo['order_id']).toBe('sandbox-demo-order-001');
});
