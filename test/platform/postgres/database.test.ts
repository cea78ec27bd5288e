import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MIGRATIONS } from '../../../migrations/migrations.js';
import { openDatabase } from '../../../src/platform/postgres/database.js';
import { migrate } from '../../../src/platform/postgres/migrate.js';
import { dropDatabase, openTestDatabase, type TestDatabase } from '../../support/test-database.js';
import { databaseUrl, onServer } from '../../support/test-server.js';

const quiet = (): void => undefined;
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

const run = (sql: string, parameters: unknown[] = []): Promise<unknown> =>
  database.orm.em.fork().execute(sql, parameters);

async function addOrder(): Promise<string> {
  const [account, order] = [randomUUID(), randomUUID()];
  await run(
    `insert into account (id, name, role, state, created_at) values (?, 'Büroo', 'client', 'live', now())`,
    [account],
  );
  await run(
    `insert into orders (id, account_id, kind, service_key, net_cents, created_at)
     values (?, ?, 'document', 'pakett', 159000, now())`,
    [order, account],
  );
  return order;
}

const PAY = `update orders set payment_status = 'paid', paid_at = now(), vat_percent = 24, vat_cents = 38160,
  vat_status = 'domestic', document_status = 'generating' where id = ?`;

test('migrating again changes nothing', async () => {
  expect(await migrate({ url: database.url, log: quiet }, MIGRATIONS)).toEqual([]);
});

test('of nodes that migrate together one migrates', async () => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(database.url, `create database ${name}`);
  const url = databaseUrl(database.url, name);
  const done = await Promise.all([1, 2, 3].map(() => migrate({ url, log: quiet }, MIGRATIONS)));
  await dropDatabase(database.url, name);
  expect(done.flat()).toEqual(MIGRATIONS.map(({ name }) => name));
});

test.each([
  ['statement_timeout', '3s'],
  ['lock_timeout', '1s'],
  ['idle_in_transaction_session_timeout', '5s'],
])('connections have %s %s by default', async (name, value) => {
  const usual = openDatabase({ url: database.url, entities: [], log: quiet });
  expect(await usual.orm.em.fork().execute(`show ${name}`)).toEqual([{ [name]: value }]);
  await usual.close();
});

test('its deadlines follow from the statement timeout', async () => {
  const slow = openDatabase({ url: database.url, entities: [], log: quiet, timeoutMs: 20_000 });
  expect(await slow.orm.em.fork().execute('show statement_timeout')).toEqual([
    { statement_timeout: '20s' },
  ]);
  await slow.close();
});

test('an unreachable database is down, without an error', async () => {
  const missing = openDatabase({ url: 'postgres://x@127.0.0.1:1/x', entities: [], log: quiet });
  expect(await missing.isUp()).toBe(false);
  await missing.close();
});

test('the pool survives a server that closes its connections', async () => {
  expect(await database.isUp()).toBe(true);
  const killAll = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  await Promise.all([run('select 1'), run('select 1'), run('select 1')]);
  await run(killAll);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await database.isUp()).toBe(true);
});

test('connections lost within transactions release their places', async () => {
  const own = openDatabase({ url: database.url, entities: [], log: quiet });
  const lost = () =>
    own.orm.em
      .fork()
      .transactional((em) => em.execute('select pg_terminate_backend(pg_backend_pid())'));
  for (let times = 0; times < 12; times++) {
    await expect(lost()).rejects.toThrow(/terminating connection/);
  }
  expect(await own.isUp()).toBe(true);
  await own.close();
});

test('an order is paid with its VAT decided, and continues to its documents', async () => {
  const id = await addOrder();
  await run(PAY, [id]);
  await run(`update orders set document_status = 'released', released_at = now() where id = ?`, [
    id,
  ]);
  expect(
    await run('select payment_status, document_status from orders where id = ?', [id]),
  ).toEqual([{ payment_status: 'paid', document_status: 'released' }]);
});

test.each([
  { what: 'documents without payment', sql: `set document_status = 'generating'` },
  { what: 'payment without VAT', sql: `set payment_status = 'paid', paid_at = now()` },
  { what: 'another price', sql: 'set net_cents = 1' },
  { what: 'another account', sql: 'set account_id = gen_random_uuid()' },
  {
    what: 'an idempotency key afterwards',
    sql: `set idempotency_key = 'a', fingerprint = sha256('a')`,
  },
])('an order refuses $what', async ({ sql }) => {
  await expect(run(`update orders ${sql} where id = ?`, [await addOrder()])).rejects.toThrow();
});

test.each([
  `set payment_status = 'pending', paid_at = null`,
  `set document_status = 'pending'`,
  'set vat_cents = 0',
])('a paid order refuses: %s', async (sql) => {
  const id = await addOrder();
  await run(PAY, [id]);
  await expect(run(`update orders ${sql} where id = ?`, [id])).rejects.toThrow(
    /only move forward|check/,
  );
});

test.each(['update audit_log set actor = ?', 'delete from audit_log where actor = ?'])(
  'the audit log refuses: %s',
  async (sql) => {
    await run(`insert into audit_log (actor, action, object) values ('test', 'done', 'x')`);
    await expect(run(sql, ['test'])).rejects.toThrow('append only');
  },
);

test('a request count only rises', async () => {
  const keep = `insert into usage_month (lineage_id, month, used) values (?, '2026-03', ?)
    on conflict (lineage_id, month) do update set used = greatest(usage_month.used, excluded.used)
    returning used`;
  const lineage = randomUUID();
  expect(await run(keep, [lineage, 7])).toEqual([{ used: 7 }]);
  expect(await run(keep, [lineage, 5])).toEqual([{ used: 7 }]);
  await expect(run(keep.replace('2026-03', '2026-13'), [lineage, 1])).rejects.toThrow('check');
});
