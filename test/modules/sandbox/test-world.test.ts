/** The rules of the test clock, without a server (D-275). */
import { beforeEach, expect, test } from '@jest/globals';
import { presentLaw } from '../../../src/app/knowledge.js';
import { newestLawEvents } from '../../../src/app/law-changes.js';
import { MemoryClockStore } from '../../../src/modules/sandbox/memory-clock-store.js';
import { TestAccountService } from '../../../src/modules/sandbox/test-account.service.js';
import { TestClocksService } from '../../../src/modules/sandbox/test-clocks.service.js';
import type { AdvanceOptions } from '../../../src/modules/sandbox/domain/clock-target.js';
import { TestOrdersService } from '../../../src/modules/sandbox/test-orders.service.js';
import { MAX_ORDERS } from '../../../src/modules/sandbox/domain/test-simulation.js';
import { MAGIC_NUMBERS, MAGIC_PAYMENTS } from '../../../src/modules/sandbox/domain/magic-values.js';
import { PAYMENT_PLANS } from '../../../src/modules/orders/domain/payment-plan.js';
import { DEFAULT_OPTIONS } from '../../../src/modules/orders/domain/order-options.js';
import type { PaymentPlan } from '../../../src/modules/orders/domain/payment-plan.js';
import { systemRuntime } from '../../../src/platform/runtime/system-runtime.js';
import { LocalEventBus } from '../../../src/platform/event-bus/local-event-bus.js';
import type { Caller } from '../../../src/shared/caller.js';

const law = presentLaw();
const { catalogue, vat, limits } = law.knowledge;
const { tiers } = limits;
const START = new Date('2026-01-15T09:00:00.000Z');
const DAY = 86_400;

const caller = (lineageId: string): Caller => ({
  keyId: 'k',
  lineageId,
  accountId: 'a',
  role: 'client',
  mode: 'test',
  tier: 'sandbox',
  overrides: { perMinute: null, perMonth: null },
});
const me = caller('me');

let clocks: TestClocksService;
let orders: TestOrdersService;
let account: TestAccountService;
let presentMs: number;

function open(most?: number) {
  const runtime = { ...systemRuntime(), now: () => START };
  presentMs = START.getTime();
  clocks = new TestClocksService({
    catalogue,
    vat,
    tiers,
    eventBus: new LocalEventBus(),
    runtime: { now: runtime.now, id: () => systemRuntime().id() },
    store: new MemoryClockStore(() => presentMs, most),
    knowledgeEvents: newestLawEvents(law, () => systemRuntime().id()),
  });
  const sampleEntry = () => Promise.reject(new Error('no documents are shown here'));
  orders = new TestOrdersService({ clocks, catalogue, vat, sampleEntry });
  account = new TestAccountService({ clocks, orders, catalogue, tiers });
}
beforeEach(() => {
  open();
});

const NO_STEP: AdvanceOptions = { seconds: null, until: null, requests: 0, renewal: null };
const advance = async (options: Partial<AdvanceOptions>, who = me) => {
  const { events, simulation } = await clocks.advance(who, { ...NO_STEP, ...options });
  return { types: events.map(({ type }) => type), events, simulation };
};

const service = catalogue.services.find(({ key }) => key === 'hooldus') ?? catalogue.services[0];
if (service === undefined) throw new Error('the catalogue is empty');
const request = { service, options: DEFAULT_OPTIONS, country: 'ee', payload: null };
const place = (plan: PaymentPlan, idempotencyKey: string | null = null) =>
  orders.place({ ...request, idempotencyKey }, plan, me);

test('the table of magic values lists every plan once', () => {
  expect(MAGIC_PAYMENTS.map(({ value }) => value)).toEqual(Object.keys(PAYMENT_PLANS));
});

test('at the end of the month the subscription is charged, the invoice issued and the quota reset', async () => {
  const first = await advance({ requests: Math.ceil((tiers.professional.perMonth ?? 0) * 0.8) });
  expect(first.types).toEqual(['quota.warning']);
  expect((await advance({ until: 'month_end' })).simulation.usage).toMatchObject({
    month: '2026-02',
    used: 0,
  });
  const { types, simulation } = await advance({ until: 'licence_end' });
  expect(types).toEqual([
    'order.created',
    'order.paid',
    'order.released',
    'invoice.issued',
    'licence.activated',
  ]);
  expect(new Date(simulation.licence.until).toISOString()).toBe('2026-03-15T09:00:00.000Z');
  const summary = await account.summary(me, 20);
  expect(summary).toMatchObject({
    licence: { status: 'active' },
    requests: { month: '2026-02', used: 0 },
  });
  expect(summary?.invoices.map(({ number }) => number)).toEqual(['SANDBOX-INV-2026-00001']);
});

test.each([
  { renewal: 'declined', before: 0, reason: 'payment_failed' },
  { renewal: 'none', before: 7, reason: 'renewal' },
] as const)(
  'a licence with renewal $renewal is announced, then lapses after the grace period',
  async ({ renewal, before, reason }) => {
    await advance({ renewal });
    const expiring = await advance({ seconds: (31 - before) * DAY });
    expect(expiring.events).toMatchObject([{ type: 'licence.expiring', data: { reason } }]);
    expect((await advance({ seconds: (before + 7) * DAY - 1 })).types).toEqual([]);
    expect((await advance({ seconds: 1 })).types).toEqual(['licence.lapsed']);
    expect((await advance({ seconds: 300 * DAY })).types).toEqual([]);
  },
);

test.each(MAGIC_NUMBERS)(
  'VIES answers $check about $value',
  async ({ value, check, verifiesAfterHours }) => {
    await advance({});
    await account.change(me, { vatNumber: value, country: 'de' });
    const { order } = await place('clock_unpaid');
    expect(order.amounts).toMatchObject({
      vatStatus: check,
      vatPercent: check === 'valid' ? 0 : 24,
    });
    const { types } = await advance({ seconds: 3_600 });
    expect(types).toEqual(verifiesAfterHours === 1 ? ['vat.verified'] : []);
    if (types.length > 0) expect((await place('clock_unpaid')).order.amounts.vatPercent).toBe(0);
  },
);

test('a declined payment and another amount leave the order unpaid; it expires', async () => {
  for (const plan of ['clock_declined', 'clock_other_amount'] as const) {
    const { order } = await place(plan);
    await advance({ seconds: 13 * DAY });
    expect((await orders.find(order.id, me))?.phase).toBe('awaiting_payment');
    expect((await advance({ seconds: DAY })).types).toContain('order.expired');
  }
});

test('an idempotency key makes one order, and another request with it is a conflict', async () => {
  const first = await place('clock_paid', 'one');
  expect(await place('clock_paid', 'one')).toEqual({ order: first.order, isReplay: true });
  const other = orders.place(
    { ...request, country: 'de', idempotencyKey: 'one' },
    'clock_paid',
    me,
  );
  await expect(other).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
});

test('orders per key and keys per process are limited, and an idle clock is removed for a new one', async () => {
  for (let placed = 0; placed < MAX_ORDERS; placed += 1) await place('clock_unpaid');
  await expect(place('clock_unpaid')).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    retryAfterSeconds: 60,
  });
  open(1);
  await advance({});
  await expect(advance({}, caller('other'))).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    retryAfterSeconds: 600,
  });
  presentMs += 3_600_000;
  await advance({}, caller('other'));
  expect(await clocks.find(me)).toBeNull();
  presentMs += 24 * 3_600_000;
  expect(await clocks.find(caller('other'))).toBeNull();
});

test('a paid order is not cancelled, and simultaneous requests lose nothing', async () => {
  const { order } = await place('clock_paid');
  await advance({ seconds: 60 });
  await expect(orders.cancel(order.id, me)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  await Promise.all(Array.from({ length: 8 }, () => place('clock_unpaid')));
  expect((await clocks.find(me))?.simulation.orders).toHaveLength(9);
});
