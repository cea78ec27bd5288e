/** Row level security: which rows each role sees, and what the driver sends. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { accountIn, scoped } from '../../../src/platform/postgres/row-security.js';
import { inRequest, narrowToAccount, type RowScope } from '../../../src/shared/row-scope.js';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.js';

const MINE = '00000000-0000-4000-8000-000000000001';
const THEIRS = '00000000-0000-4000-8000-000000000002';

/** Records without an account: the role of requests sees none of them. */
const COMMON = [
  'invoice_counter',
  'invoice_gone',
  'kb_told',
  'operator_key',
  'reconciliation',
  'worker_heartbeat',
];

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  for (const id of [MINE, THEIRS]) {
    await rows(`insert into account (id, name, role, state, created_at)
      values ('${id}', 'Ab', 'client', 'live', now())`);
    await rows(`insert into orders (id, account_id, kind, service_key, net_cents, created_at)
      values ('${id}', '${id}', 'document', 'hooldus', 100, now())`);
    await rows(`insert into payment_page (provider_ref, order_id, url, created_at)
      values ('${id}', '${id}', 'https://example.com', now())`);
  }
});
afterAll(() => database.close());

/** The test compares values that it has set itself. */
const rows = (sql: string): Promise<Record<string, unknown>[]> =>
  database.orm.em.fork().execute(sql);

const asAccount = <Result>(accountId: string, work: () => Promise<Result>): Promise<Result> =>
  inRequest(() => {
    narrowToAccount(accountId);
    return work();
  });

test('every table has row level security, and a policy unless it belongs to no account', async () => {
  const found = await rows(`select c.relname as name, c.relrowsecurity as on,
    exists (select from pg_policy p where p.polrelid = c.oid) as "hasPolicy"
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and c.relname <> 'mikro_orm_migrations' order by c.relname`);
  expect(found.filter(({ on }) => on !== true)).toEqual([]);
  expect(found.filter(({ hasPolicy }) => hasPolicy !== true).map(({ name }) => name)).toEqual(
    COMMON,
  );
});

test('the role of requests can neither log in nor bypass the policies', async () => {
  const ROLE = `select rolcanlogin, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolinherit
    from pg_roles where rolname = 'nis2_tenant'`;
  expect(await rows(ROLE)).toEqual([
    {
      rolcanlogin: false,
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolinherit: true,
    },
  ]);
});

test.each(['account', 'orders', 'order_event', 'payment_page', 'outbox', 'api_key'])(
  'a request without an account sees no row of %s',
  async (table) => {
    expect(await inRequest(() => rows(`select * from ${table}`))).toEqual([]);
  },
);

test('a request sees only rows of its account, whatever it selects', async () => {
  const seen = await asAccount(MINE, () =>
    Promise.all(
      ['select id from account', 'select id from orders', 'select order_id as id from payment_page']
        .concat('select order_id as id from order_event')
        .map(rows),
    ),
  );
  expect(seen).toEqual([[{ id: MINE }], [{ id: MINE }], [{ id: MINE }], [{ id: MINE }]]);
  const changed = await asAccount(MINE, () =>
    rows(`update orders set provider_invoice = 'x' where id = '${THEIRS}' returning id`),
  );
  expect(changed).toEqual([]);
});

test('a request cannot write a row of another account', async () => {
  const write = asAccount(MINE, () =>
    rows(`insert into orders (id, account_id, kind, service_key, net_cents, created_at)
      values (gen_random_uuid(), '${THEIRS}', 'document', 'hooldus', 100, now())`),
  );
  await expect(write).rejects.toThrow(/row-level security/);
});

test('a transaction keeps its account even if it fails, and work outside sees all rows again', async () => {
  const count = 'select count(*)::int as n from orders';
  const inside = await asAccount(MINE, () =>
    database.orm.em.fork().transactional((em) => em.execute(count)),
  );
  const failed = asAccount(MINE, () =>
    database.orm.em.fork().transactional((em) => em.execute('select 1/0')),
  );
  await expect(failed).rejects.toThrow(/division/);
  expect([inside, await rows(count)]).toEqual([[{ n: 1 }], [{ n: 2 }]]);
});

test('concurrent requests of two accounts never mix', async () => {
  const turns = Array.from({ length: 200 }, (_none, at) => (at % 2 === 0 ? MINE : THEIRS));
  const seen = await Promise.all(
    turns.map((id) => asAccount(id, () => rows('select id from orders'))),
  );
  expect(seen).toEqual(turns.map((id) => [{ id }]));
});

const send = (scopes: RowScope[], fails: (text: string) => boolean = () => false) => {
  const sent: unknown[] = [];
  const query = scoped(() => scopes.shift() ?? 'all')((text) => {
    sent.push(text);
    return fails(String(text)) ? Promise.reject(new Error('lost')) : Promise.resolve(null);
  }, new pg.Client() as never);
  return { sent, query };
};

const ENTER = `set session role nis2_tenant; set session app.account_id = '${MINE}'`;

test('the session changes only when the account does, and not within a transaction', async () => {
  const mine = { accountId: MINE };
  const { sent, query } = send(['all', mine, mine, mine, 'all']);
  for (const text of ['one', 'two', 'three', 'begin', 'four', 'commit', 'five']) await query(text);
  const expected = ['one', ENTER, 'two', 'three', 'begin', 'four', 'commit'];
  expect(sent).toEqual([...expected, 'set session role none', 'five']);
});

test('a statement is not sent if its account cannot be set, and the next one sets it again', async () => {
  const mine = { accountId: MINE };
  let isDown = true;
  const { sent, query } = send([mine, mine], (text) => isDown && text.startsWith('set'));
  await expect(Promise.resolve(query('one'))).rejects.toThrow('lost');
  isDown = false;
  await query('two');
  expect(sent).toEqual([ENTER, ENTER, 'two']);
});

test('an account that is not a UUID is refused', () => {
  expect(() => accountIn({ accountId: "x'; reset role; --" })).toThrow(/not a UUID/);
});
