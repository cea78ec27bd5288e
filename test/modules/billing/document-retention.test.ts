/** Accounting records are kept for seven years from the end of their year, and not a day longer. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { lastYearToGo } from '../../../src/modules/invoicing/domain/bookkeeping.js';
import { InvoiceRetentionRepository } from '../../../src/modules/invoicing/invoice-retention.repository.js';
import { brokenRules } from '../../faults/invariants.js';
import { openInvoicesFixture, type InvoicesFixture } from '../invoicing/invoices-fixture.js';

/** Long past, because the database's real clock must agree that the period is over. */
const MADE = new Date('2015-05-04T09:00:00Z');
/** In Tallinn, 2022 and thus the seventh year after 2015 ends at 22:00 UTC. */
const LAST_MOMENT = new Date('2022-12-31T21:59:59Z');
const OVER = new Date('2022-12-31T22:00:00Z');

let fixture: InvoicesFixture;
let retention: InvoiceRetentionRepository;

beforeAll(async () => {
  fixture = await openInvoicesFixture();
  retention = new InvoiceRetentionRepository(fixture.em, 'Europe/Tallinn');
});
afterAll(() => fixture.close());

const invoicing = <Result>(
  work: (documents: ReturnType<InvoicesFixture['invoicingIn']>) => Promise<Result>,
): Promise<Result> => fixture.em.fork().transactional((em) => work(fixture.invoicingIn(em)));

/** A paid and finished order with payment and invoice, dated back to that day. */
async function anOldOrder(at: Date) {
  const { id, client } = await fixture.anOrder({ serviceKey: 'hooldus' });
  const [event, payment] = [`evt_${randomUUID()}`, `pi_${randomUUID()}`];
  await fixture.rows(
    `update orders set payment_status = 'paid', document_status = 'released', paid_at = ?, released_at = ? where id = ?::uuid`,
    [at, at, id],
  );
  await fixture.rows(
    `insert into provider_event (id, type, notice, received_at, order_id, outcome) values (?, 'x', '{}', ?, ?::uuid, 'fulfilled')`,
    [event, at, id],
  );
  await fixture.rows(
    `insert into payment (id, order_id, event_id, amount_cents, currency, fulfils, received_at)
     select ?, id, ?, net_cents + vat_cents, 'eur', true, ?::timestamptz from orders where id = ?::uuid`,
    [payment, event, at, id],
  );
  const number = await invoicing((documentPlans) =>
    documentPlans.issueInvoice({ orderId: id, paymentRef: payment, period: null }, at),
  );
  return { id, number, accountId: client.accountId };
}

const credit = (orderId: string, at: Date) =>
  invoicing((transaction) =>
    transaction.creditNote(
      { orderId, cause: `re_${randomUUID()}`, reason: 'refund', totalCents: 100 },
      at,
    ),
  );

const isThere = async (orderId: string): Promise<boolean> =>
  (await fixture.rows('select 1 from orders where id = ?::uuid', [orderId])).length > 0;

const TABLES = ['invoice', 'payment', 'payment_page', 'provider_event', 'order_event', 'document'];

async function rowsLeft(orderId: string): Promise<string[]> {
  const left: string[] = [];
  for (const table of TABLES) {
    const rows = await fixture.rows(`select 1 from ${table} where order_id = ?::uuid`, [orderId]);
    if (rows.length > 0) left.push(table);
  }
  return left;
}

test.each([
  ['2033-12-31', 2025],
  ['2034-01-01', 2026],
])('on %s records up to those of %s may be deleted', (today, year) => {
  expect(lastYearToGo(today)).toBe(year);
});

test('an order is kept until the last moment of the seventh year, then deleted completely', async () => {
  const { id, number, accountId } = await anOldOrder(MADE);
  expect(await retention.some(LAST_MOMENT)).toBe(0);
  expect(await isThere(id)).toBe(true);
  expect(await retention.some(OVER)).toBe(1);
  expect(await isThere(id)).toBe(false);
  expect(await rowsLeft(id)).toEqual([]);
  expect(await retention.some(OVER)).toBe(0);
  expect(
    await fixture.rows(`select action, object from audit_log where object = ?`, [`order:${id}`]),
  ).toContainEqual({ action: 'order.purged', object: `order:${id}` });
  expect(await fixture.rows('select 1 from account where id = ?::uuid', [accountId])).toHaveLength(
    1,
  );
  expect(number).toMatch(/^INV-2015-/);
});

test('a credit note of a later year keeps the invoice that it corrects', async () => {
  const { id } = await anOldOrder(MADE);
  await credit(id, new Date('2016-01-10T09:00:00Z'));
  expect(await retention.some(OVER)).toBe(0);
  expect(await isThere(id)).toBe(true);
  expect(await retention.some(new Date('2023-12-31T22:00:00Z'))).toBe(1);
  expect(await rowsLeft(id)).toEqual([]);
});

test('numbers of deleted documents are remembered, and the numbering check includes them', async () => {
  const deleted = await anOldOrder(new Date('2014-03-03T09:00:00Z'));
  const stays = await anOldOrder(new Date('2014-03-04T09:00:00Z'));
  await credit(stays.id, MADE);
  expect(await retention.some(new Date('2021-12-31T22:00:00Z'))).toBe(1);
  expect(await isThere(deleted.id)).toBe(false);
  expect(await isThere(stays.id)).toBe(true);
  expect(
    await fixture.rows(`select ordinal from invoice_gone where series = 'invoice' and year = 2014`),
  ).toEqual([{ ordinal: 1 }]);
  expect(await brokenNumbers()).toEqual([]);
});

const RULE = 'invoice numbers have no gap';

/** Violations found by the invariants of the fault harness. */
async function brokenNumbers(): Promise<string[]> {
  const query = async (sql: string) => ({ rows: await fixture.rows(sql) });
  return brokenRules({ database: { query } }, [RULE]);
}

test('a number without a document is reported', async () => {
  await fixture.rows('alter table invoice disable trigger invoice_retention');
  const { id } = await anOldOrder(MADE);
  await anOldOrder(MADE);
  await fixture.rows('delete from invoice where order_id = ?::uuid', [id]);
  await fixture.rows('alter table invoice enable trigger invoice_retention');
  const [broken] = await brokenNumbers();
  expect(broken).toContain('2015');
});

test('of an erased organisation nothing remains after its last document', async () => {
  const { id, accountId } = await anOldOrder(MADE);
  await fixture.rows(
    `update account set state = 'closed', name = 'erased', email = null where id = ?::uuid`,
    [accountId],
  );
  expect(await retention.some(OVER)).toBeGreaterThan(0);
  expect(await isThere(id)).toBe(false);
  expect(await fixture.rows('select 1 from account where id = ?::uuid', [accountId])).toEqual([]);
});

test.each([
  {
    what: 'money on its way back',
    sql: `insert into refund_due (payment_id, order_id, amount_cents, reason, created_at)
      select id, order_id, 100, 'order', now() from payment where order_id = ?::uuid`,
  },
  {
    what: 'a subscription that runs',
    sql: `insert into licence_subscription (ref, account_id, order_id, created_at)
      select 'sub_' || id, account_id, id, now() from orders where id = ?::uuid`,
  },
])('$what keeps an order', async ({ sql }) => {
  const { id } = await anOldOrder(MADE);
  await fixture.rows(sql, [id]);
  await retention.some(OVER);
  expect(await isThere(id)).toBe(true);
});

test('a clock that runs ahead deletes nothing, because the tables check the database’s clock', async () => {
  const { id } = await anOldOrder(new Date());
  await expect(retention.some(new Date('2099-01-01T12:00:00Z'))).rejects.toThrow('has to be kept');
  expect(await isThere(id)).toBe(true);
});

test('answers of VIES are kept for the same period', async () => {
  await fixture.rows('delete from vat_check where answered_at < ?', [OVER]);
  await fixture.rows(
    `insert into vat_check (id, vat_number, is_valid, answered_at)
     values (gen_random_uuid(), 'DE100000001', true, ?), (gen_random_uuid(), 'DE100000002', true, ?)`,
    [MADE, new Date('2016-01-01T00:00:00Z')],
  );
  await retention.some(OVER);
  const left = await fixture.rows(
    `select vat_number from vat_check where vat_number like 'DE10000000%'`,
  );
  expect(left).toEqual([{ vat_number: 'DE100000002' }]);
});
