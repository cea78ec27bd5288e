/** Invariants after all work has finished. Source: D-96. */
import type { Site } from './site.js';

/** Each query selects the rows that violate the rule. */
const RULES: Readonly<Record<string, string>> = {
  'a paid order is released or in the operator’s list': `
    select id, document_status, failed_at from orders
    where payment_status = 'paid' and document_status <> 'released' and failed_at is null and refund_asked_at is null
      and document_count > 0`,
  'a released order has exactly its documents': `
    select o.id, o.document_count, count(d.id) as documents from orders o left join document d on d.order_id = o.id
      and d.superseded_at is null
    where o.document_status = 'released' group by o.id having count(d.id) <> o.document_count`,
  'documents exist only after payment': `
    select d.order_id from document d join orders o on o.id = d.order_id where o.payment_status <> 'paid'`,
  'one payment fulfils an order': `
    select o.id, count(p.id) as payments from orders o left join payment p on p.order_id = o.id and p.fulfils
    where o.payment_status = 'paid' group by o.id having count(p.id) <> 1`,
  'payments without an order are refunded': `
    select p.id from payment p left join refund_due r on r.payment_id = p.id where not p.fulfils and r.id is null`,
  'exactly the paid orders have one invoice': `
    select o.id, o.payment_status, count(i.number) as invoices
    from orders o left join invoice i on i.order_id = o.id and i.series = 'invoice'
    group by o.id having count(i.number) <> (case o.payment_status when 'paid' then 1 else 0 end)`,
  'the invoiced amount is the amount paid and not refunded': `
    select i.number, i.total_cents, p.amount_cents from invoice i
    join payment p on p.order_id = i.order_id and p.fulfils
    where i.series = 'invoice' and i.total_cents
      - (select coalesce(sum(n.total_cents), 0) from invoice n where n.credits = i.number)
      <> p.amount_cents
      - (select coalesce(sum(r.amount_cents), 0) from refund_due r where r.payment_id = p.id and r.state <> 'failed')`,
  'a buyer with a valid VAT number pays no VAT in the end': `
    select o.id, o.vat_status, o.vat_cents from orders o join account a on a.id = o.account_id
    where a.vat_number is not null and o.payment_status = 'paid' and o.kind = 'document' and o.vat_cents <> 0`,
  'every refund is completed': `select id, state, problem from refund_due where state <> 'done'`,
  'every webhook is delivered': `
    select id, type, attempts, status, problem, due_at from webhook_delivery where delivered_at is null`,
  'the final state of every order is sent to the webhook of its account': `
    select o.id from orders o join webhook_endpoint e on e.account_id = o.account_id
    where o.document_status = 'released' and o.kind = 'document' and not exists (
      select 1 from webhook_delivery d
      where d.endpoint_id = e.id and d.type = 'order.released' and d.data ->> 'order_id' = o.id::text)`,
  'invoice numbers have no gap': `
    select c.series, c.year, c.last, count(n.ordinal) as there, min(n.ordinal), max(n.ordinal)
    from invoice_counter c left join (
      select series, year, ordinal from invoice union all select series, year, ordinal from invoice_gone
    ) n on n.series = c.series and n.year = c.year
    group by c.series, c.year, c.last
    having count(n.ordinal) <> c.last or count(distinct n.ordinal) <> c.last
      or min(n.ordinal) <> 1 or max(n.ordinal) <> c.last`,
  'the counted discounts are those granted': `
    select d.account_id, d.used, count(o.id) as given from discount_month d
    left join orders o on o.account_id = d.account_id and o.discount_month = d.month
      and o.expired_at is null and o.cancelled_at is null
    group by d.account_id, d.month, d.used having d.used <> count(o.id)`,
  'no job is left': `
    select j.id, j.key, j.attempts, j.last_error from graphile_worker._private_jobs j
    left join orders o on 'documents:' || o.id = j.key and o.failed_at is not null where o.id is null`,
  'every payment event is settled': `select id, type from provider_event where outcome is null`,
  'no forged event is accepted': `select id from provider_event where id like 'evt_forged%'`,
  'every email is sent, and no secret is left': `
    select id, kind, attempts from outbox where sent_at is null or sealed is not null`,
  'each step of an order sends one email, to an account with an address': `
    select e.order_id, e.kind, count(m.id) as mails from order_event e
    join account a on a.id = e.account_id and a.email is not null
    join orders o on o.id = e.order_id and o.kind = 'document'
    left join outbox m on m.dedupe = 'order_' || (case e.kind when 'created' then 'received' when 'released' then 'ready'
      else e.kind end) || ':' || e.order_id
    where e.kind in ('created', 'paid', 'failed', 'refunded') or (e.kind = 'released' and o.document_count > 0)
    group by e.order_id, e.kind, e.id having count(m.id) <> 1`,
  'each account has one live key': `
    select a.id, count(k.id) as keys from account a left join api_key k on k.account_id = a.id and k.mode = 'live'
    where a.state = 'live' group by a.id having count(k.id) <> 1`,
  'each event of an order is reported once': `
    select order_id, kind, count(*) from order_event group by order_id, kind having count(*) > 1`,
};

const SECRET_FORMS = [
  /nis2_(?:live|test)_[a-z_]+_[0-9A-Za-z]{43}/,
  /\/v1\/download\/[\w-]{40,}/,
  /whsec_\w+|sk_(?:test|live)_\w{10,}/,
];

type Queryable = Readonly<{ query: (sql: string) => Promise<Readonly<{ rows: unknown[] }>> }>;

/** @param only names of the rules to check; default: all @returns violated rules with up to three rows each */
export async function brokenRules(
  { database }: Readonly<{ database: Queryable }>,
  only: readonly string[] = Object.keys(RULES),
): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, sql] of Object.entries(RULES).filter(([name]) => only.includes(name))) {
    const { rows } = await database.query(sql);
    if (rows.length > 0) {
      broken.push(`${rule}: ${String(rows.length)} × ${JSON.stringify(rows.slice(0, 3))}`);
    }
  }
  return broken;
}

/** Webhooks that the service recorded as delivered but no receiver accepted. */
export async function unacceptedWebhooks({ database, receiver }: Site): Promise<string[]> {
  const { rows } = await database.query<{ url: string; event_id: string }>(
    `select e.url, d.event_id from webhook_delivery d join webhook_endpoint e on e.id = d.endpoint_id
     where d.delivered_at is not null`,
  );
  return rows
    .filter(({ url, event_id }) => !receiver.taken.has(`${new URL(url).pathname} ${event_id}`))
    .map(({ event_id }) => `delivered and never taken: ${event_id}`);
}

/** Unanchored: decoding joins the header to an encoded subject before it. */
const MESSAGE_ID = /Message-ID: <([^@]+)@/i;

/** Each email is delivered once: the mail server drops emails that it has accepted before with the same idempotency key. */
export async function doubledMails({ database, smtp }: Site): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    'select id from outbox where sent_at is not null',
  );
  const sent = new Set(rows.map(({ id }) => id));
  const arrived = smtp.mails.flatMap((mail) => MESSAGE_ID.exec(mail)?.[1] ?? []);
  const unsent = [...sent].filter((id) => !arrived.includes(id));
  const unknown = [...new Set(arrived)].filter((id) => !sent.has(id));
  const twice = arrived.filter((id, at) => arrived.indexOf(id) !== at);
  return [
    ...twice.map((id) => `delivered twice: ${id}`),
    ...unsent.map((id) => `recorded as sent and never arrived: ${id}`),
    ...unknown.map((id) => `arrived and not recorded as sent: ${id}`),
  ];
}

/** Payments at the provider that the database does not have. */
export async function unknownPayments({ database, stripe }: Site): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>('select id from payment');
  const known = new Set(rows.map(({ id }) => id));
  return [...stripe.records.sessions.values()]
    .filter(({ payment_intent: intent }) => intent !== null && !known.has(intent))
    .map(
      ({ id, client_reference_id }) =>
        `paid at the provider and not here: ${id} of ${String(client_reference_id)}`,
    );
}

export function leaks({ processes, secrets, delivery }: Site, keys: readonly string[]): string[] {
  const found = processes.flatMap(({ name, output }) => {
    const forms = SECRET_FORMS.flatMap((form) => form.exec(output)?.slice(0, 1) ?? []);
    const known = [...secrets, ...keys].filter((one) => output.includes(one));
    return [...forms, ...known].map(
      (one) => `a secret in the log of ${name}: ${one.slice(0, 16)}…`,
    );
  });
  const taken = delivery.forgeries.filter((status) => status >= 200 && status < 300);
  return taken.length === 0 ? found : [...found, 'a forged payment event was accepted'];
}
