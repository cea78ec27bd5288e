/** Events that the table of orders emits, whichever code changes it. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { LocalEventBus } from '../../../src/platform/event-bus/local-event-bus.js';
import { orderTopic } from '../../../src/modules/order-events/order-events.service.js';
import { PostgresOrderEvents } from '../../../src/modules/order-events/order-events.repository.js';
import { OrderChangeFeedService } from '../../../src/modules/order-events/order-change-feed.service.js';
import { openProcessCommands, type OrdersFixture } from '../orders/orders-fixture.js';

let fixture: OrdersFixture;
let store: PostgresOrderEvents;

beforeAll(async () => {
  fixture = await openProcessCommands();
  store = new PostgresOrderEvents(fixture.em);
});
afterAll(() => fixture.close());

async function anOrder(teenus = 'pakett') {
  const client = await fixture.aClient();
  const { order } = await fixture.orders.place(fixture.aRequest(teenus), fixture.contextOf(client));
  const scope = { accountId: client.accountId, orderId: order.id };
  const events = () => store.after(scope, '0', 100);
  return { order, client, scope, events };
}

const change = (id: string, set: string) =>
  fixture.rows(`update orders set ${set} where id = ?::uuid`, [id]);

const PAID = `payment_status = 'paid', document_status = 'generating', paid_at = now()`;
const RELEASED = `document_status = 'released', released_at = now()`;

test('every state change is reported once, in order, with the new state', async () => {
  const { order, events } = await anOrder();
  await change(order.id, PAID);
  await change(order.id, 'delayed_at = now()');
  await change(order.id, 'failed_at = now()');
  await change(order.id, 'failed_at = null');
  await change(order.id, RELEASED);
  await change(order.id, 'refunded_at = now()');
  const reported = (await events()).map(({ kind, state }) => `${kind} ${state.documents}`);
  expect(reported).toEqual([
    'created pending',
    'paid generating',
    'generating generating',
    'delayed generating',
    'failed generating',
    'generating generating',
    'released released',
    'refunded released',
  ]);
});

test.each([
  { set: 'expired_at = now()', kind: 'expired' },
  { set: 'cancelled_at = now()', kind: 'cancelled' },
])('an unpaid order reports that it was $kind', async ({ set, kind }) => {
  const { order, events } = await anOrder();
  await change(order.id, set);
  expect((await events()).map((event) => event.kind)).toEqual(['created', kind]);
});

test('changes that do not change the state are not reported', async () => {
  const { order, events } = await anOrder();
  await change(order.id, `vat_evidence = '{}'`);
  await change(order.id, 'expired_at = null');
  await change(order.id, 'cancelled_at = now()');
  await change(order.id, `cancelled_at = now() + interval '1 second'`);
  expect((await events()).map(({ kind }) => kind)).toEqual(['created', 'cancelled']);
});

test('a change that is rolled back is never reported', async () => {
  const { order, events } = await anOrder();
  const undone = fixture.em.fork().transactional(async (em) => {
    await em.execute(`update orders set ${PAID} where id = ?::uuid`, [order.id]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await events()).toHaveLength(1);
});

test('a reader of an event has read all earlier ones, whichever transaction is slow', async () => {
  const client = await fixture.aClient();
  const ids = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { order } = await fixture.orders.place(
        fixture.aRequest('hooldus'),
        fixture.contextOf(client),
      );
      return order.id;
    }),
  );
  const scope = { accountId: client.accountId, orderId: null };
  let { position } = await store.present(scope, 1);
  const seen: string[] = [];
  const changes = ids.map((id, index) =>
    fixture.em.fork().transactional(async (em) => {
      await em.execute(`update orders set cancelled_at = now() where id = ?::uuid`, [id]);
      await pause((index % 5) * 30);
    }),
  );
  const all = Promise.all(changes);
  while (seen.length < ids.length) {
    const events = await store.after(scope, position, 3);
    seen.push(...events.map(({ orderId }) => orderId));
    position = events.at(-1)?.position ?? position;
  }
  await all;
  expect([...seen].sort()).toEqual([...ids].sort());
});

test('the current state and the events after it join without a gap', async () => {
  const { order, scope } = await anOrder();
  const present = await store.present(scope, 5);
  expect(present.events.map(({ kind }) => kind)).toEqual(['created']);
  await change(order.id, PAID);
  const later = await store.after(scope, present.position, 10);
  expect(later.map(({ kind }) => kind)).toEqual(['paid', 'generating']);
  expect(await store.positionOf(scope, later[0]?.id ?? '')).toBe(later[0]?.position);
  const otherScope = { ...scope, accountId: (await fixture.aClient()).accountId };
  expect(await store.positionOf(otherScope, later[0]?.id ?? '')).toBeNull();
  expect((await store.present(otherScope, 5)).events).toEqual([]);
});

test('subscribers of the account are notified at once of changes of this process, and soon of those of others', async () => {
  const [eventBus, near] = [new LocalEventBus(), new LocalEventBus()];
  const changes = new OrderChangeFeedService({
    changes: store,
    eventBus,
    near,
    report: () => undefined,
  });
  await changes.start();
  const { order, client } = await anOrder();
  const received: string[] = [];
  const topic = orderTopic(client.accountId);
  eventBus.subscribe(topic, () => received.push('own'));
  near.subscribe(topic, () => received.push('of others'));
  changes.committed();
  await pause(200);
  expect(received).toEqual(['own']);
  await change(order.id, PAID);
  await pause(2_300);
  expect(received).toEqual(['own', 'of others']);
  await changes.close();
});
