/** Subscriptions to orders over real sockets. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { RestClient } from '../../support/rest-client.js';
import { SubscriptionClient } from '../../support/subscription-client.js';
import { openTestService, type TestNode, type TestService } from '../../support/test-service.js';

const FIELDS = 'event_id type order_id olek makse_staatus dokumendi_staatus samm samme at';
const STATUS = `subscription ($id: String!, $after: String) {
  orderStatus(order_id: $id, after: $after) { ${FIELDS} order { order_id olek } } }`;
const MINE = `subscription ($after: String) { myOrders(after: $after) { ${FIELDS} } }`;
const DEMO = 'sandbox-demo-order-001';

let service: TestService;
let other: TestNode;
let rest: RestClient;

beforeAll(async () => {
  service = await openTestService();
  other = await service.addNode();
  rest = (await RestClient.of(service.url)).with(service.keys.live.client);
});
afterAll(async () => {
  await other.close();
  await service.close();
});

async function anOrder(teenus = 'hooldus') {
  const { json } = await rest.post('/v1/orders', { teenus });
  const { order_id: id, makselink: link } = json.data ?? {};
  return { id: String(id), link: String(link) };
}

const pay = (link: string) =>
  fetch(link, { method: 'POST', redirect: 'manual', body: new URLSearchParams('tegevus=maksa') });

test.each([
  { node: 'the same process', url: () => service.url, byHeader: false },
  { node: 'another process', url: () => other.url, byHeader: true },
])('an order can be followed from $node, each change once and in order', async (one) => {
  const client = new SubscriptionClient(one.url(), service.keys.live.client, {
    byHeader: one.byHeader,
  });
  const { id, link } = await anOrder();
  const following = client.follow(STATUS, { id });
  await following.count(1);
  expect(following.events).toMatchObject([
    { type: 'order_created', olek: 'makse_ootel', makse_staatus: 'ootel', samm: 1, samme: 4 },
  ]);
  await pay(link);
  await following.count(3);
  expect(following.events.slice(1)).toMatchObject([
    { type: 'order_paid', olek: 'makstud', makse_staatus: 'tasutud', samm: 2 },
    { type: 'order_released', olek: 'vabastatud', dokumendi_staatus: 'vabastatud', samm: 4 },
  ]);
  expect(following.events[2]?.['order']).toEqual({ order_id: id, olek: 'vabastatud' });
  await following.ended();
  const again = client.follow(STATUS, { id });
  await again.ended();
  expect(again.types()).toEqual(['order_released']);
  const behind = client.follow(STATUS, { id, after: again.events[0]?.['event_id'] });
  await behind.ended();
  expect(behind.events).toEqual([]);
  await client.close();
});

test('a client that was disconnected continues after its last event', async () => {
  const client = new SubscriptionClient(service.url, service.keys.live.client);
  const { id, link } = await anOrder();
  const before = client.follow(STATUS, { id });
  await before.count(1);
  before.stop();
  await pay(link);
  const after = client.follow(STATUS, { id, after: before.events[0]?.['event_id'] });
  await after.count(2);
  expect(after.types()).toEqual(['order_paid', 'order_released']);
  const last = client.follow(STATUS, { id });
  await last.count(1);
  expect(last.events[0]?.['event_id']).toBe(after.events[1]?.['event_id']);
  await client.close();
});

test('cancelling an order ends its stream', async () => {
  const client = new SubscriptionClient(service.url, service.keys.live.client);
  const { id } = await anOrder();
  const following = client.follow(STATUS, { id });
  await following.count(1);
  await rest.post(`/v1/orders/${id}/cancel`, {});
  await following.ended();
  expect(following.types()).toEqual(['order_created', 'order_cancelled']);
  await client.close();
});

test('all orders of the organisation are in one stream', async () => {
  const client = new SubscriptionClient(other.url, service.keys.live.client);
  const following = client.follow(MINE);
  await following.count(1);
  const known = following.events.length;
  const orders = await Promise.all([anOrder(), anOrder(), anOrder()]);
  await Promise.all(orders.map(({ link }) => pay(link)));
  await following.count(known + 9);
  const received = following.events.slice(known);
  for (const { id } of orders) {
    const types = received.filter((event) => event['order_id'] === id).map(({ type }) => type);
    expect(types).toEqual(['order_created', 'order_paid', 'order_released']);
  }
  const again = client.follow(MINE, { after: received[3]?.['event_id'] });
  await again.count(5);
  expect(again.events).toEqual(received.slice(4));
  await client.close();
});

test('the sandbox sends its demo order once', async () => {
  const client = new SubscriptionClient(service.url, service.keys.test.grc_platform);
  for (const following of [client.follow(STATUS, { id: DEMO }), client.follow(MINE)]) {
    await following.ended();
    expect(following.events).toMatchObject([{ order_id: DEMO, olek: 'vabastatud' }]);
  }
  await client.close();
});
