/** Malformed objects of the provider's API delay nothing else. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { StripeLedger } from '../../../src/platform/stripe/stripe-ledger.js';
import type { ProviderLedger } from '../../../src/modules/payment-events/reconciliation.ports.js';
import {
  Reconciliation,
  type Corrections,
} from '../../../src/modules/payment-events/reconciliation.service.js';
import { PostgresReconciliation } from '../../../src/modules/payment-events/reconciliation.repository.js';
import { openStandIn, type StandIn } from '../../platform/stripe/stripe-stand-in.js';
import { anEvent, SHAPES } from '../../support/stripe-shapes.js';
import { openStripeFixture, type StripeFixture } from '../payments/stripe-fixture.js';

const MINUTE_MS = 60_000;
const FAR_FUTURE_SECONDS = 253_402_300_799;
let fixture: StripeFixture;
let standIn: StandIn;
let problems: string[] = [];
let rounds: Corrections[] = [];

beforeAll(async () => {
  fixture = await openStripeFixture();
  standIn = await openStandIn(() => ({ status: 200, body: {} }));
});
afterAll(async () => {
  await standIn.close();
  await fixture.close();
});
beforeEach(() => {
  [problems, rounds] = [[], []];
});

const reconcilesWith = (ledger: ProviderLedger): Reconciliation =>
  new Reconciliation({
    ledger,
    pages: fixture.payments,
    store: new PostgresReconciliation(fixture.em),
    settle: (paymentEvent) => fixture.paymentEvents.settle(paymentEvent),
    runtime: fixture.runtime,
    intervalMs: MINUTE_MS,
    report: (problem) => problems.push(problem),
    corrected: (counts) => rounds.push(counts),
  });

const list = (data: unknown, more = false) => ({
  status: 200,
  body: { object: 'list', url: '/v1/events', data, has_more: more },
});

const watermark = async (): Promise<unknown> =>
  (await fixture.rows('select watermark from reconciliation'))[0]?.['watermark'];

test('every event of a list is read, even next to a malformed one', async () => {
  const order = await fixture.anOrder('hooldus');
  const good = { ...order.pay(), created: Math.floor(fixture.runtime.now().getTime() / 1_000) };
  const other = await fixture.anOrder('hooldus');
  const second = { ...other.pay(), created: good.created };
  fixture.stub.records.events.length = 0;
  const malformed = [
    null,
    7,
    'text',
    [],
    {},
    { id: 7 },
    { id: 'evt_\u0000', type: 'invoice.paid' },
    { ...anEvent('invoice.paid', null), created: FAR_FUTURE_SECONDS },
    { ...anEvent('refund.updated', SHAPES['refund.updated']), created: 'soon' },
    { ...anEvent('checkout.session.completed', { id: '\ud800' }), created: 1e300 },
  ];
  standIn.answers.push(list([...malformed, good, { id: null }], true), list([null, second]));
  const settings = { secretKey: 'sk_test_x', apiBase: standIn.url };
  await reconcilesWith(new StripeLedger(settings)).reconcile();
  expect(problems).toEqual([]);
  expect((await order.read()).state.payment).toBe('paid');
  expect((await other.read()).state.payment).toBe('paid');
  const [requested] = standIn.calls.slice(1).filter(({ path }) => path.includes('starting_after'));
  expect(requested?.path).toContain(good.id);
  expect(new Date(String(await watermark())).getTime()).toBe(good.created * 1_000);
  const kept = await fixture.rows(
    `select reason from quarantined_payment where reason = 'unusable'`,
  );
  expect(kept.length).toBeGreaterThanOrEqual(malformed.length - 1);
});

test('a page of events without ids is reported and does not advance the position', async () => {
  const before = await watermark();
  standIn.answers.push(list([null, {}], true));
  const settings = { secretKey: 'sk_test_x', apiBase: standIn.url };
  await reconcilesWith(new StripeLedger(settings)).reconcile();
  expect(problems).toEqual(['the provider’s events could not be read']);
  expect(await watermark()).toEqual(before);
});

test('an unreadable page does not block the others', async () => {
  const orders = [await fixture.anOrder('hooldus'), await fixture.anOrder('hooldus')];
  orders.forEach(({ pay }) => pay());
  fixture.stub.records.events.length = 0;
  fixture.runtime.pass(11 * MINUTE_MS);
  const bad = fixture.stub.records.pageOf(orders[0]?.id ?? '').id;
  const ledger: ProviderLedger = {
    events: () => Promise.resolve({ events: [], next: null }),
    pageState: (page) =>
      page === bad ? Promise.reject(new TypeError('odd')) : fixture.ledger.pageState(page),
  };
  await reconcilesWith(ledger).reconcile();
  expect((await orders[1]?.read())?.state.payment).toBe('paid');
  expect(rounds).toMatchObject([{ failed: 1, pages: 1 }]);
  expect(problems).toEqual([`the page ${bad} could not be read`]);
});

test('if more events are stored than one run processes, the others follow in the next runs', async () => {
  await fixture.rows(
    `insert into provider_event (id, type, notice, received_at)
     select 'evt_kept_' || n, 'x', '{}', now() - interval '1 hour' - n * interval '1 second' from generate_series(1, 150) n`,
  );
  const store = new PostgresReconciliation(fixture.em);
  const [first, second] = [await store.unsettled(5, 100), await store.unsettled(5, 50)];
  expect([first.length, second.length]).toEqual([100, 50]);
  const left = await fixture.rows(
    `select 1 from provider_event where outcome is null and tried_at is null`,
  );
  expect(left).toEqual([]);
});
