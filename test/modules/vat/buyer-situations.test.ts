/** The same amount everywhere: quote, order, payment page, summary, invoice, e-invoice. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { presentLaw } from '../../../src/app/knowledge.js';
import { toAmount } from '../../../src/shared/amount.js';
import { sumsOf } from '../../../src/modules/invoicing/domain/invoice.js';
import { makeRenderer } from '../../../src/app/renderer.js';
import type { Caller } from '../../../src/shared/caller.js';
import { MEMBER_STATES } from '../../../src/shared/country.js';
import { monthOf } from '../../../src/shared/limits/month.js';
import type { OrderAmounts } from '../../../src/modules/orders/domain/order.js';
import { BillingRepository } from '../../../src/modules/billing/billing.repository.js';
import { InvoiceFileRenderer } from '../../../src/modules/invoicing/invoice-renderer.js';
import { toInvoice } from '../../../src/modules/invoicing/invoices.repository.js';
import { openProcessCommands, type OrdersFixture } from '../orders/orders-fixture.js';
import { BUYERS, numberOf, purchasesOf, type Buyer, type Purchase } from './buyer-situations.js';

const { vat } = presentLaw().knowledge;
const PAGE = { limit: 1, after: null } as const;
let fixture: OrdersFixture;
let invoiceRenderer: InvoiceFileRenderer;

beforeAll(async () => {
  fixture = await openProcessCommands();
  invoiceRenderer = new InvoiceFileRenderer({
    warn: () => undefined,
    renderer: makeRenderer(),
    country: vat.sellerCountry,
    countries: new Set([...MEMBER_STATES, ...vat.outsideUnion]),
    thirdTerritories: new Set(),
  });
});

afterAll(() => fixture.close());

const PERCENT = 100;

/** Computed independently: these prices have no fractions of a cent. */
function expected({ percent, status }: Buyer, { netCents }: Purchase): OrderAmounts {
  const vatCents = (netCents * percent) / PERCENT;
  return {
    netCents,
    vatPercent: percent,
    vatCents,
    totalCents: netCents + vatCents,
    vatStatus: status,
  };
}

async function aBuyer(buyer: Buyer, { licence }: Purchase): Promise<Caller> {
  const vatNumber = numberOf(buyer);
  if (vatNumber !== null) fixture.exchange.answers(vatNumber, buyer.word);
  const client = await fixture.aClient({ country: buyer.country, vatNumber, tier: licence.tier });
  await fixture.rows('insert into discount_month (account_id, month, used) values (?, ?, ?)', [
    client.accountId,
    monthOf(fixture.runtime.now().getTime()),
    licence.used,
  ]);
  return client;
}

async function invoiceOf(orderId: string) {
  const rows = await fixture.rows('select content from invoice where order_id = ?::uuid', [
    orderId,
  ]);
  return toInvoice(rows[0]?.['content']);
}

async function xmlOf(invoice: Awaited<ReturnType<typeof invoiceOf>>): Promise<string> {
  const words = { localize: (key: string) => key, mark: '', note: '' };
  const { bytes } = await invoiceRenderer.file(invoice, words, 'xml');
  return Buffer.from(bytes).toString('utf8');
}

/** Amounts of an e-invoice by element name. */
const reported = (xml: string, name: string): string | undefined =>
  new RegExp(`<cbc:${name} currencyID="EUR">([^<]+)<`).exec(xml)?.[1];

/** An order with a document, which can be re-signed. */
async function anEarlierOrder(accountId: string): Promise<string> {
  const id = randomUUID();
  await fixture.rows(
    `insert into orders (id, account_id, kind, service_key, net_cents, created_at)
     values (?::uuid, ?::uuid, 'document', 'pakett', 159000, now() - interval '1 day')`,
    [id, accountId],
  );
  await fixture.rows(
    `insert into document (id, order_id, kind, position, file_name, content_type, language, kb_version, sha256, bytes, size_bytes, created_at)
     values (gen_random_uuid(), ?::uuid, 'security_policy', 1, 'a.docx', 'x/y', 'et', 'kb', decode(repeat('00', 32), 'hex'), 'x', 1, now())`,
    [id],
  );
  return id;
}

async function buy(buyer: Buyer, purchase: Purchase): Promise<void> {
  const client = await aBuyer(buyer, purchase);
  const { serviceKey, options } = purchase.product;
  const payload =
    serviceKey === 'kordusallkiri' ? { tellimus: await anEarlierOrder(client.accountId) } : null;
  const request = fixture.aRequest(serviceKey, {
    payload,
    ...(options === undefined ? {} : { options }),
  });
  const amounts = expected(buyer, purchase);
  const quoted = await fixture.quotes.quote(request, client);
  expect(quoted.offer.amounts).toEqual(amounts);
  const { order } = await fixture.orders.place(request, fixture.contextOf(client));
  expect(order.amounts).toEqual(amounts);
  const requested = fixture.payments.requests.at(-1);
  expect(requested).toMatchObject({ orderId: order.id, totalCents: amounts.totalCents });
  const shown = await fixture.pages.show(`cs_${order.id}:0`);
  expect(shown?.amounts).toEqual(amounts);
  const payment = { orderId: order.id, amountCents: amounts.totalCents };
  expect(await fixture.settlement.settle(fixture.aPaymentEvent(payment))).toBe('fulfilled');
  const records = new BillingRepository(fixture.em);
  const [summary] = await records.orders(client.accountId, PAGE, fixture.runtime.now());
  expect(summary?.amounts).toEqual(amounts);
  expect((await fixture.orders.read(order.id, fixture.contextOf(client))).amounts).toEqual(amounts);
  await compareDocuments(order.id, amounts);
}

async function compareDocuments(orderId: string, amounts: OrderAmounts): Promise<void> {
  const { netCents, vatCents, totalCents } = amounts;
  const invoice = await invoiceOf(orderId);
  expect(sumsOf(invoice)).toEqual({ netCents, vatCents, totalCents });
  expect(invoice.vat.map(({ percent }) => percent)).toEqual([amounts.vatPercent]);
  const xml = await xmlOf(invoice);
  expect(reported(xml, 'TaxExclusiveAmount')).toBe(toAmount(netCents));
  expect(reported(xml, 'TaxAmount')).toBe(toAmount(vatCents));
  expect(reported(xml, 'TaxInclusiveAmount')).toBe(toAmount(totalCents));
}

test.each(BUYERS.map((buyer, at) => ({ ...buyer, at })))(
  '$country with $number ($word) pays $percent % everywhere',
  async ({ at, ...buyer }) => {
    for (const purchase of purchasesOf(at)) await buy(buyer, purchase);
  },
);

test('some hundred situations are covered', () => {
  expect(BUYERS.flatMap((_, at) => purchasesOf(at)).length).toBeGreaterThan(250);
});
