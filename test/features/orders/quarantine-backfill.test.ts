/** What was kept aside before there was a quarantine stands in it after the migration. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MIGRATIONS } from '../../../migrations/migrations.js';
import { migrate } from '../../../src/adapters/postgres/migrate.js';
import { openPatiently, openTestDatabase, type TestDatabase } from '../../support/test-database.js';

const NAME = `backfill_${randomUUID().replaceAll('-', '')}`;
const ORDER = randomUUID();
const quiet = (): void => undefined;
let server: TestDatabase;
let url: string;

beforeAll(async () => {
  server = await openTestDatabase();
  await server.orm.em.fork().execute(`create database ${NAME}`);
  url = Object.assign(new URL(server.url), { pathname: `/${NAME}` }).toString();
}, 60_000);
afterAll(async () => {
  await server.orm.em.fork().execute(`drop database ${NAME} with (force)`);
  await server.close();
});

const PAGE = { pageRef: 'cs_1', orderId: ORDER, isPaid: true, amountCents: 1_000, currency: 'eur' };

/** `order`: whether the row names it. */
const ROWS = [
  { id: 'evt_less', page: { ...PAGE, paymentId: 'pi_less' }, reason: 'wrong_amount', order: true },
  { id: 'evt_less_again', page: { ...PAGE, paymentId: 'pi_less' }, reason: null, order: true },
  { id: 'evt_usd', page: { ...PAGE, paymentId: 'pi_usd', currency: 'usd' }, reason: 'wrong_currency', order: true },
  { id: 'evt_live', page: { ...PAGE, paymentId: 'pi_live', amountCents: 1_240 }, reason: 'wrong_mode', order: true },
  { id: 'evt_nobody', page: { ...PAGE, paymentId: 'pi_nobody' }, reason: 'unknown_order', order: false },
  { id: 'evt_unread', page: { pageRef: '', orderId: null, paymentId: 'evt_unread', isPaid: true, amountCents: null, currency: null }, reason: 'unusable', order: false },
  { id: 'evt_refund', page: null, refund: { ref: 're_1', amountCents: 7, paymentId: 'pi_x' }, reason: 'unknown_refund', order: false },
  { id: 'evt_paid_since', page: { ...PAGE, paymentId: 'pi_paid' }, reason: null, order: true },
]; // prettier-ignore

test('rows of before are listed once, with their reasons', async () => {
  const before = MIGRATIONS.filter(({ name }) => name < '20261212');
  await migrate({ url, log: quiet }, before);
  const database = openPatiently(url);
  const em = database.orm.em.fork();
  const account = randomUUID();
  await em.execute(
    `insert into account (id, name, email, role, state, created_at)
     values (?::uuid, 'Client', 'client@example.test', 'client', 'live', now())`,
    [account],
  );
  await em.execute(
    `insert into orders (id, account_id, kind, service_key, net_cents, vat_percent, vat_cents, vat_status, created_at)
     values (?::uuid, ?::uuid, 'document', 'hooldus', 1000, 24, 240, 'irrelevant', now())`,
    [ORDER, account],
  );
  for (const [at, { id, page, refund, order, reason }] of ROWS.entries()) {
    const notice = { eventId: id, eventType: 'x', isLive: false, page, ...(refund && { refund }) };
    await em.execute(
      `insert into provider_event (id, type, notice, received_at, order_id, outcome)
       values (?, 'x', ?::jsonb, now() + ? * interval '1 second', ?::uuid, ?)`,
      [
        ...[id, JSON.stringify(notice), at, order ? ORDER : null],
        reason === 'unknown_order' ? 'unmatched' : order ? 'mismatched' : 'unmatched',
      ],
    );
  }
  await em.execute(
    `insert into payment (id, order_id, event_id, amount_cents, currency, fulfils, received_at)
     values ('pi_paid', ?::uuid, 'evt_paid_since', 1240, 'eur', true, now())`,
    [ORDER],
  );
  await migrate({ url, log: quiet }, MIGRATIONS);
  const rows: readonly Record<string, unknown>[] = await em.execute(
    `select event_id, reason, state, payment_id, provider_ref, amount::integer as amount, currency, order_id
     from quarantined_payment order by received_at`,
  );
  await database.close();
  const expected = ROWS.filter(({ reason }) => reason !== null);
  expect(rows).toEqual(
    expected.map(({ id, page, refund, reason, order }) => ({
      ...{ event_id: id, reason, state: 'open', order_id: order ? ORDER : null },
      payment_id: page === null || page.paymentId === id ? null : page.paymentId,
      provider_ref: refund?.ref ?? (page?.pageRef === '' ? null : page?.pageRef),
      amount: page === null ? refund?.amountCents : page.amountCents,
      currency: page?.currency ?? null,
    })),
  );
});
