import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import {
  Reconciliation,
  type Corrections,
} from '../../../src/modules/payment-events/reconciliation.service.js';
import { PostgresReconciliation } from '../../../src/modules/payment-events/reconciliation.repository.js';
import type { StripeEvent } from '../../fakes/stripe/stripe-records.js';
import { shuffled } from '../../support/shuffled.js';
import { openStripeFixture, type StripeFixture } from '../payments/stripe-fixture.js';

const MINUTE_MS = 60_000;
const NOTHING = { events: 0, pages: 0, inbox: 0, failed: 0 };

const problems: string[] = [];
const rounds: Corrections[] = [];
let fixture: StripeFixture;
let reconciliation: Reconciliation;

beforeAll(async () => {
  fixture = await openStripeFixture();
  reconciliation = new Reconciliation({
    ledger: fixture.ledger,
    pages: fixture.payments,
    store: new PostgresReconciliation(fixture.em),
    settle: (paymentEvent) => fixture.settlement.settle(paymentEvent),
    runtime: fixture.runtime,
    intervalMs: MINUTE_MS,
    report: (problem) => problems.push(problem),
    corrected: (counts) => rounds.push(counts),
  });
});

afterAll(() => fixture.close());

beforeEach(() => {
  problems.length = 0;
  rounds.length = 0;
});

const anOrder = (serviceKey = 'hooldus') => fixture.anOrder(serviceKey);

/** In batches, because the database queues a limited number of requests. */
async function manyOrders(count: number) {
  const orders = [];
  while (orders.length < count) {
    orders.push(...(await Promise.all(Array.from({ length: 10 }, () => anOrder()))));
  }
  return orders;
}

async function round(): Promise<Corrections | undefined> {
  await reconciliation.reconcile();
  return rounds.at(-1);
}

test('a payment whose event was lost is found', async () => {
  const { pay, read } = await anOrder();
  pay();
  fixture.runtime.pass(2 * MINUTE_MS);
  expect(await round()).toEqual({ ...NOTHING, events: 1 });
  expect((await read()).state.payment).toBe('paid');
  expect(await round()).toEqual(NOTHING);
});

test('a payment settled just before its event arrived does not count as a correction', async () => {
  const { pay, read } = await anOrder();
  const event = pay();
  expect(await round()).toEqual(NOTHING);
  expect((await read()).state.payment).toBe('paid');
  expect(await fixture.deliver(event)).toBe('duplicate');
});

test('of 230 events lost, duplicated and out of order, over several pages, no payment is lost or counted twice', async () => {
  const orders = await manyOrders(230);
  const events = orders.map(({ pay }) => pay());
  const reported = shuffled(events.flatMap((event, at) => Array<StripeEvent>(at % 3).fill(event)));
  for (const event of reported) await fixture.deliver(event);
  const lost = events.filter((_, at) => at % 3 === 0);
  fixture.runtime.pass(2 * MINUTE_MS);
  const requested = fixture.stub.state.calls.length;
  expect(await round()).toEqual({ ...NOTHING, events: lost.length });
  const lists = fixture.stub.state.calls
    .slice(requested)
    .filter((call) => call.startsWith('GET /v1/events'));
  expect(lists).toHaveLength(3);
  const paid = await fixture.rows(
    `select o.id from orders o join payment p on p.order_id = o.id and p.fulfils
     where o.id = any (select json_array_elements_text(?::json)::uuid) and o.document_status = 'released'`,
    [JSON.stringify(orders.map(({ id }) => id))],
  );
  expect(paid).toHaveLength(230);
  const surplus = await fixture.rows('select id from payment where not fulfils');
  expect(surplus).toHaveLength(0);
});

test('an interrupted run is repeated from the same position', async () => {
  fixture.runtime.pass(30 * MINUTE_MS);
  const orders = await manyOrders(130);
  orders.forEach(({ pay }) => pay());
  fixture.runtime.pass(2 * MINUTE_MS);
  const { call } = breaksAfter(1);
  await round();
  expect(call()).toBeGreaterThan(1);
  expect(problems).toContain('the provider’s events could not be read');
  fixture.stub.state.isDown = false;
  await round();
  for (const { read } of orders.slice(0, 1)) expect((await read()).state.payment).toBe('paid');
  const left = await fixture.rows(
    `select id from orders where payment_status = 'pending' and id = any (select json_array_elements_text(?::json)::uuid)`,
    [JSON.stringify(orders.map(({ id }) => id))],
  );
  expect(left).toEqual([]);
});

/** The provider fails after the given number of event lists. */
function breaksAfter(lists: number) {
  let count = 0;
  const { calls } = fixture.stub.state;
  calls.push = (...more: string[]) => {
    if (more[0]?.startsWith('GET /v1/events')) count += 1;
    if (count > lists) fixture.stub.state.isDown = true;
    return Array.prototype.push.apply(calls, more);
  };
  return {
    call: () => {
      Reflect.deleteProperty(calls, 'push');
      return count;
    },
  };
}

test('a paid page is found by querying it if the provider has dropped the event', async () => {
  const { pay, read } = await anOrder();
  pay();
  fixture.stub.records.events.length = 0;
  fixture.runtime.pass(9 * MINUTE_MS);
  expect(await round()).toEqual(NOTHING);
  fixture.runtime.pass(2 * MINUTE_MS);
  expect(await round()).toEqual({ ...NOTHING, pages: 1 });
  expect((await read()).state.payment).toBe('paid');
});

test('a page is queried at increasing intervals', async () => {
  const { id } = await anOrder();
  const page = fixture.stub.records.pageOf(id).id;
  const times: number[] = [];
  for (let minute = 0; minute < 120; minute += 5) {
    fixture.runtime.pass(5 * MINUTE_MS);
    const before = fixture.stub.state.calls.length;
    await round();
    const isRequested = fixture.stub.state.calls.slice(before).some((call) => call.endsWith(page));
    if (isRequested) times.push(minute + 5);
  }
  expect(times).toEqual([10, 20, 30, 45, 70, 105]);
});

test('a page that can no longer be paid is replaced by the next one', async () => {
  const { id, read } = await anOrder();
  const before = (await read()).paymentLink;
  fixture.stub.records.pageOf(id).status = 'expired';
  fixture.runtime.pass(11 * MINUTE_MS);
  await round();
  const after = (await read()).paymentLink;
  expect(after).not.toBe(before);
  expect(fixture.stub.records.pageOf(id)).toMatchObject({ status: 'open', url: after });
});

test('an event that cannot be settled blocks no other, and is settled when possible', async () => {
  const [broken, good] = [await anOrder('b_skann'), await anOrder()];
  broken.pay();
  good.pay();
  fixture.runtime.pass(2 * MINUTE_MS);
  await fixture.rows('alter schema graphile_worker rename to elsewhere');
  expect(await round()).toEqual({ ...NOTHING, events: 1, failed: 1 });
  expect((await good.read()).state.payment).toBe('paid');
  await fixture.pass(MINUTE_MS);
  expect(await round()).toEqual({ ...NOTHING, failed: 1 });
  await fixture.rows('alter schema elsewhere rename to graphile_worker');
  expect(await round()).toEqual({ ...NOTHING, inbox: 1 });
  expect((await broken.read()).state).toEqual({ payment: 'paid', documents: 'generating' });
});

test('an unavailable provider changes nothing and is reported', async () => {
  fixture.stub.state.isDown = true;
  expect(await round()).toEqual(NOTHING);
  expect(problems).toContain('the provider’s events could not be read');
  fixture.stub.state.isDown = false;
});

test('a page opened while its order was being cancelled is closed', async () => {
  const { id } = await anOrder();
  await fixture.rows('update orders set cancelled_at = now() where id = ?::uuid', [id]);
  fixture.runtime.pass(11 * MINUTE_MS);
  expect(await round()).toEqual(NOTHING);
  expect(fixture.stub.records.pageOf(id).status).toBe('expired');
});
