/** The migration adds earlier rejected payments to the quarantine. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MIGRATIONS } from '../../../migrations/migrations.js';
import { migrate } from '../../../src/platform/postgres/migrate.js';
import {
  dropDatabase,
  openPatiently,
  openTestDatabase,
  type TestDatabase,
} from '../../support/test-database.js';
import { databaseUrl, onServer } from '../../support/test-server.js';

const NAME = `backfill_${randomUUID().replaceAll('-', '')}`;
const ORDER = randomUUID();
const quiet = (): void => undefined;
let server: TestDatabase;
let url: string;

beforeAll(async () => {
  server = await openTestDatabase();
  await onServer(server.url, `create database ${NAME}`);
  url = databaseUrl(server.url, NAME);
}, 60_000);
afterAll(async () => {
  await dropDatabase(server.url, NAME);
  await server.close();
});

const page = (over: object) => ({
  pageRef: 'cs_1',
  orderId: ORDER,
  isPaid: true,
  amountCents: 1_000,
  currency: 'eur',
  ...over,
});
const UNREAD = { pageRef: '', paymentId: 'evt_unread', amountCents: null, currency: null };
const REFUND = { ref: 're_1', amountCents: 7, paymentId: 'pi_x' };

/** As they were stored, and whether the order is known. */
const EVENTS = [
  { id: 'evt_less', paymentEvent: { page: page({ paymentId: 'pi_less' }) }, order: ORDER },
  { id: 'evt_less_again', paymentEvent: { page: page({ paymentId: 'pi_less' }) }, order: ORDER },
  {
    id: 'evt_usd',
    paymentEvent: { page: page({ paymentId: 'pi_usd', currency: 'usd' }) },
    order: ORDER,
  },
  {
    id: 'evt_live',
    paymentEvent: { page: page({ paymentId: 'pi_live', amountCents: 1_240 }) },
    order: ORDER,
  },
  { id: 'evt_nobody', paymentEvent: { page: page({ paymentId: 'pi_nobody' }) }, order: null },
  { id: 'evt_unread', paymentEvent: { page: page(UNREAD) }, order: null },
  { id: 'evt_refund', paymentEvent: { page: null, refund: REFUND }, order: null },
  { id: 'evt_paid_since', paymentEvent: { page: page({ paymentId: 'pi_paid' }) }, order: ORDER },
];

/** Event, reason, payment, page or refund, amount, currency, order. */
const EXPECTED = [
  ['evt_less', 'wrong_amount', 'pi_less', 'cs_1', 1_000, 'eur', ORDER],
  ['evt_usd', 'wrong_currency', 'pi_usd', 'cs_1', 1_000, 'usd', ORDER],
  ['evt_live', 'wrong_mode', 'pi_live', 'cs_1', 1_240, 'eur', ORDER],
  ['evt_nobody', 'unknown_order', 'pi_nobody', 'cs_1', 1_000, 'eur', null],
  ['evt_unread', 'unusable', null, null, null, null, null],
  ['evt_refund', 'unknown_refund', null, 're_1', 7, null, null],
];

test('earlier rows are listed once, with their reasons', async () => {
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
  for (const [at, { id, paymentEvent, order }] of EVENTS.entries()) {
    const kept = JSON.stringify({ eventId: id, eventType: 'x', isLive: false, ...paymentEvent });
    await em.execute(
      `insert into provider_event (id, type, notice, received_at, order_id, outcome)
       values (?, 'x', ?::jsonb, now() + ? * interval '1 second', ?::uuid, ?)`,
      [id, kept, at, order, order === null ? 'unmatched' : 'mismatched'],
    );
  }
  await em.execute(
    `insert into payment (id, order_id, event_id, amount_cents, currency, fulfils, received_at)
     values ('pi_paid', ?::uuid, 'evt_paid_since', 1240, 'eur', true, now())`,
    [ORDER],
  );
  await migrate({ url, log: quiet }, MIGRATIONS);
  const rows: readonly { line: unknown }[] = await em.execute(
    `select json_build_array(event_id, reason, payment_id, provider_ref, amount, currency, order_id) as line
     from quarantined_payment where state = 'open' order by received_at`,
  );
  await database.close();
  expect(rows.map(({ line }) => line)).toEqual(EXPECTED);
});
