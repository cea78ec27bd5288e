/**
 * Fills the tables directly with accounts, keys and orders, for query plans and growth measurements.
 * Triggers are disabled meanwhile.
 */
import pg from 'pg';

/** `ordersEach`: released with a document, except one in fifty, which awaits payment. */
export type Fill = Readonly<{ url: string; accounts: number; ordersEach: number }>;

const ACCOUNTS = `
  insert into account (id, name, email, role, state, created_at)
  select gen_random_uuid(), 'Filled ' || n, 'client-' || n || '@example.com', 'lawyer_firm', 'live',
    now() - interval '400 days' + n * interval '1 second'
  from generate_series(1, $1::integer) n`;

const KEYS = `
  insert into api_key (id, account_id, lineage_id, mode, role, digest, last4, created_at)
  select gen_random_uuid(), a.id, gen_random_uuid(), 'live', a.role, sha256(a.id::text::bytea), 'abcd', a.created_at
  from account a
  where a.name like 'Filled %' and not exists (select 1 from api_key k where k.account_id = a.id)`;

/** Spread over a year; unpaid orders are recent enough to be paid. */
const ordersOf = (which: string): string => `
  insert into orders (id, account_id, kind, service_key, country, net_cents, vat_percent, vat_cents, vat_status,
    payment_status, document_status, created_at, paid_at, released_at, idempotency_key, fingerprint, document_count)
  select gen_random_uuid(), a.id, 'document', 'b_skann', 'ee', 39000, 24, 9360, 'irrelevant',
    case when waits then 'pending' else 'paid' end, case when waits then 'pending' else 'released' end,
    at, case when not waits then at end, case when not waits then at end,
    'fill-' || n, sha256(n::text::bytea), 1
  from account a cross join generate_series(1, $1::integer) n
  cross join lateral (select n % 50 = 0 as waits) kind
  cross join lateral (
    select now() - case when waits then interval '5 days' else interval '300 days' end * random() as at) moment
  where ${which}`;

const REST = [
  `insert into payment_page (provider_ref, order_id, url, created_at, closed_at)
   select 'fill_' || o.id, o.id, 'https://pay.example/' || o.id, o.created_at, o.paid_at from orders o
   where not exists (select 1 from payment_page p where p.order_id = o.id)`,
  `insert into provider_event (id, type, notice, received_at, order_id, outcome)
   select 'fill_' || o.id, 'paid', '{}', o.paid_at, o.id, 'fulfilled' from orders o where o.paid_at is not null
   on conflict do nothing`,
  `insert into payment (id, order_id, event_id, amount_cents, currency, fulfils, received_at)
   select 'fill_' || o.id, o.id, 'fill_' || o.id, 48360, 'eur', true, o.paid_at from orders o where o.paid_at is not null
   on conflict do nothing`,
  `insert into document (id, order_id, kind, position, file_name, content_type, language, kb_version, sha256, bytes,
     created_at, link_until, size_bytes)
   select gen_random_uuid(), o.id, 'check_report', 1, 'check-report.docx', 'application/octet-stream',
     'en', 'kb_2026-01-01_00000000', sha256(o.id::text::bytea), 'x', o.released_at, now() + interval '1 day', 1
   from orders o where o.document_status = 'released'
   on conflict do nothing`,
  `insert into invoice (number, series, year, ordinal, order_id, account_id, issued_on, net_cents, vat_cents,
     total_cents, content, issued_at)
   select 'FILL-' || translate(o.id::text, '-', ''), 'invoice', 1, row_number() over () + (select count(*) from invoice), o.id, o.account_id,
     o.paid_at::date, 39000, 9360, 48360, '{}', o.paid_at
   from orders o where o.paid_at is not null
   on conflict do nothing`,
  `insert into order_event (order_id, account_id, kind, payment_status, document_status, at)
   select o.id, o.account_id, step, 'pending', 'pending', o.created_at
   from orders o cross join unnest(array['created', 'released']) as step
   where not exists (select 1 from order_event e where e.order_id = o.id) order by o.created_at`,
  `insert into audit_log (actor, action, object, account_id)
   select 'fill', 'order.placed', 'order:' || o.id, o.account_id from orders o`,
  `insert into usage_month (lineage_id, month, used, updated_at)
   select lineage_id, '2026-01', 1, now() from api_key on conflict do nothing`,
];

async function inOneSession(
  url: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

const filling = (url: string, fill: (client: pg.Client) => Promise<void>): Promise<void> =>
  inOneSession(url, async (client) => {
    await client.query('set session_replication_role = replica');
    await fill(client);
    await client.query('analyze');
  });

/** Accounts without orders, so filled tables can be filled further. */
const NEW_CLIENTS = `
  a.name like 'Filled %' and not exists (select 1 from orders o where o.account_id = a.id)`;

/** Requires a database superuser. */
export const fillTables = ({ url, accounts, ordersEach }: Fill): Promise<void> =>
  filling(url, async (client) => {
    await client.query(ACCOUNTS, [accounts]);
    await client.query(KEYS);
    await client.query(ordersOf(NEW_CLIENTS), [ordersEach]);
    for (const statement of REST) await client.query(statement);
  });

/** Runs the maintenance that the database would otherwise do during the measurement. */
export const settleTables = (url: string): Promise<void> =>
  inOneSession(url, async (client) => {
    await client.query('vacuum (analyze)');
    await client.query('checkpoint');
  });

export const fillAccount = (url: string, accountId: string, orders: number): Promise<void> =>
  filling(url, async (client) => {
    await client.query(ordersOf('a.id = $2::uuid'), [orders, accountId]);
    for (const statement of REST) await client.query(statement);
  });
