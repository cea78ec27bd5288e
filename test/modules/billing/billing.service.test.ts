import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { presentLaw } from '../../../src/app/knowledge.js';
import type { Caller } from '../../../src/shared/caller.js';
import { fromOrderCursor } from '../../../src/modules/orders/domain/order-cursor.js';
import { demoOrder } from '../../../src/modules/orders/domain/demo-order.js';
import { BillingService } from '../../../src/modules/billing/billing.service.js';
import { BillingRepository } from '../../../src/modules/billing/billing.repository.js';
import { openProcessCommands, type OrdersFixture } from '../orders/orders-fixture.js';

const { catalogue, vat, limits } = presentLaw().knowledge;
const NUMBER = 'SANDBOX-2026-0001';
const FIRST = { limit: 50, after: null, invoicesAfter: null };
const SAMPLE = {
  number: NUMBER,
  series: 'invoice',
  orderId: 'sandbox-demo-order-001',
  issuedOn: '2026-01-15',
  totalCents: 197160,
  credits: null,
} as const;
const DAYS = [
  { day: '2026-11-20', used: 3 },
  { day: '2026-11-21', used: 4 },
];
const NOW = new Date('2026-11-21T12:00:00Z');
let fixture: OrdersFixture;
let billing: BillingService;

beforeAll(async () => {
  fixture = await openProcessCommands();
  const document = {
    fileName: 'x.pdf',
    downloadUrl: 'https://example.test/x',
    kind: 'sample',
    sizeBytes: 1,
    sha256: '0'.repeat(64),
    validUntil: null,
    language: 'en',
    kbVersion: 'kb_2026-01-01_00000000',
    number: null,
    verificationUrl: null,
    pdf: null,
  } as const;
  billing = new BillingService({
    records: new BillingRepository(fixture.em),
    requests: { usageOf: () => Promise.resolve({ month: '2026-11', used: 7, days: DAYS }) },
    demoOrder: () =>
      Promise.resolve(demoOrder({ catalogue, vat, document, invoiceNumber: NUMBER })),
    invoices: {
      list: (caller) =>
        Promise.resolve({ invoices: caller.mode === 'test' ? [SAMPLE] : [], nextCursor: null }),
    },
    tiers: limits.tiers,
    licences: catalogue.licences,
    clockSummary: () => Promise.resolve(null),
  });
});

afterAll(() => fixture.close());

const asSandbox = (caller: Caller): Caller => ({ ...caller, mode: 'test', tier: 'sandbox' });

const order = async (client: Caller, serviceKey: string): Promise<string> => {
  fixture.runtime.pass(1000);
  const request = fixture.aRequest(serviceKey);
  return (await fixture.orders.place(request, fixture.contextOf(client))).order.id;
};

test('a client reads its own orders, newest first, by page', async () => {
  const [client, other] = [await fixture.aClient(), await fixture.aClient()];
  const ids: string[] = [];
  for (const key of ['b_skann', 'hooldus', 'pakett']) ids.unshift(await order(client, key));
  await order(other, 'b_skann');
  const first = await billing.summary(client, { ...FIRST, limit: 2 }, NOW);
  expect(first.orders.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect(first.orders[0]).toMatchObject({ serviceKey: 'pakett', amounts: { totalCents: 197160 } });
  const after = fromOrderCursor(first.nextCursor ?? '');
  const second = await billing.summary(client, { ...FIRST, limit: 2, after }, NOW);
  expect(second.orders.map(({ id }) => id)).toEqual(ids.slice(2));
  expect(second.nextCursor).toBeNull();
});

test('a client without a licence has no discounts, and the quota of its tier', async () => {
  const client = await fixture.aClient();
  const { licence, requests, discounts, invoices } = await billing.summary(client, FIRST, NOW);
  expect(licence).toBeNull();
  expect(invoices).toEqual([]);
  expect(requests).toMatchObject({ month: '2026-11', used: 7, limit: 2000, left: 1993 });
  expect(requests.resetsAt).toEqual(new Date('2026-12-01T00:00:00Z'));
  expect(discounts).toMatchObject({ used: 0, limit: 0, left: 0 });
});

test('a licensed client reads its licence and its used discounts', async () => {
  const { id, client, netCents } = await fixture.aLicenceOrder();
  await fixture.licences.openPage({ id, licence: 'professional', netCents }, 'client@example.test');
  await fixture.settlement.settle(fixture.aPaymentEvent({ orderId: id, amountCents: 122760 }));
  const licensed: Caller = { ...client, tier: 'professional' };
  await order(licensed, 'raamistikukaart');
  const summary = await billing.summary(licensed, FIRST, fixture.runtime.now());
  expect(summary.licence).toMatchObject({ licence: 'professional', status: 'active' });
  expect(summary.discounts).toMatchObject({ used: 1, limit: 10, left: 9 });
  expect(summary.orders.map(({ serviceKey }) => serviceKey)).toEqual([
    'raamistikukaart',
    'professional',
  ]);
});

test('the sandbox returns consistent sample data, and real request counts', async () => {
  const client = asSandbox(await fixture.aClient());
  const summary = await billing.summary(client, FIRST, NOW);
  expect(summary.orders[0]).toMatchObject({
    id: 'sandbox-demo-order-001',
    amounts: { netCents: 159000, vatCents: 38160, totalCents: 197160 },
  });
  expect(summary.invoices[0]).toMatchObject({ number: NUMBER, totalCents: 197160 });
  expect(summary.licence).toMatchObject({ licence: 'professional', status: 'active' });
  expect(summary.requests).toMatchObject({ used: 7, limit: 50_000 });
  expect(summary.discounts).toMatchObject({ used: 2, limit: 10, left: 8 });
});
