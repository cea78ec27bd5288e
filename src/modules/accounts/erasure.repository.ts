/**
 * Erases an organisation, except invoices, payments and their orders without content, which bookkeeping must keep.
 * Source: GDPR art 17(1), art 17(3)(b); Accounting Act (Estonia) § 12.
 */
import type { EntityManager } from '@mikro-orm/postgresql';
import { addToAudit } from '../audit/audit.repository.js';
import type { Erasure } from './organisation-records.ports.js';

const LOCK = 'select id from account where id = ?::uuid for update';

/** Documents in generation and refunds not made yet. */
const UNFINISHED = `
  select
    (select count(*)::integer from orders o where o.account_id = a.id and o.document_status = 'generating'
      and o.refunded_at is null and o.refund_asked_at is null and o.failed_at is null) as orders,
    (select count(*)::integer from refund_due r join orders o on o.id = r.order_id
      where o.account_id = a.id and r.state in ('wanted', 'asked'))
    + (select count(*)::integer from quarantined_payment q join orders o on o.id = q.order_id
      where o.account_id = a.id and q.state in ('open', 'refunding')) as refunds
  from account a where a.id = ?::uuid`;

/** Replaces the digest, so that a key's text no longer identifies the organisation. */
const KEYS = `
  update api_key set blocked_at = coalesce(blocked_at, ?::timestamptz), name = null,
    digest = sha256(gen_random_uuid()::text::bytea)
  where account_id = ?::uuid`;

/** A worker expires the pages at the provider. */
const PAGES = `
  update payment_page set closed_at = ?::timestamptz, to_expire = true
  where closed_at is null and order_id in (select id from orders where account_id = ?::uuid)`;

const UNPAID = `
  update orders set cancelled_at = ?::timestamptz
  where account_id = ?::uuid and payment_status = 'pending' and cancelled_at is null`;

/** Backdates stored objects, so that the retention job deletes them. */
const FILES = `
  update document set
    bytes = null,
    erased_at = case when stored = 'database' then coalesce(erased_at, ?::timestamptz) else erased_at end,
    created_at = case when stored = 'objects' and erased_at is null then 'epoch' else created_at end
  where order_id in (select id from orders where account_id = ?::uuid)`;

/** Keeps trader names that the VAT rate of a paid order is based on. */
const TRADERS = `
  delete from vat_check_trader t where t.account_id = ?::uuid and not exists (
    select 1 from orders o where o.account_id = t.account_id and o.payment_status = 'paid'
      and o.vat_evidence ->> 'checkId' = t.check_id::text)`;

/** Parameter of each: the account id. */
const REST = [
  'update orders set payload = null, first_answer = null where account_id = ?::uuid',
  'delete from webhook_endpoint where account_id = ?::uuid',
  'delete from outbox where account_id = ?::uuid',
  'delete from vat_recheck where account_id = ?::uuid',
  'delete from vat_review where account_id = ?::uuid',
  TRADERS,
  'delete from licence_notice where account_id = ?::uuid',
  'update licence_subscription set to_end = true where account_id = ?::uuid and ended_at is null',
  `update account set state = 'closed', name = 'erased', email = null, website = null, language = null,
     vat_number = null, billing_country = null, billing_address = null, registration_code = null,
     licence = null, licence_from = null, licence_until = null
   where id = ?::uuid`,
] as const;

const KEPT = `
  select count(*)::integer as papers, max(issued_on)::text as last from invoice where account_id = ?::uuid`;

type Counts = Readonly<{ orders: number; refunds: number }>;
type Kept = Readonly<{ papers: number; last: string | null }>;

async function only<Row>(em: EntityManager, sql: string, accountId: string): Promise<Row> {
  const [row]: readonly Row[] = await em.execute(sql, [accountId]);
  if (row === undefined) throw new Error('the account is gone though it is locked');
  return row;
}

/** Must run within a transaction. */
export async function eraseOrganisation(
  em: EntityManager,
  accountId: string,
  at: Date,
): Promise<Erasure> {
  const locked: readonly unknown[] = await em.execute(LOCK, [accountId]);
  if (locked.length === 0) return { outcome: 'missing' };
  const { orders, refunds } = await only<Counts>(em, UNFINISHED, accountId);
  if (orders + refunds > 0) return { outcome: 'unfinished', orders, refunds };
  for (const sql of [KEYS, PAGES, UNPAID, FILES]) await em.execute(sql, [at, accountId]);
  for (const sql of REST) await em.execute(sql, [accountId]);
  const entry = { action: 'account.erased', object: `account:${accountId}`, accountId };
  await addToAudit(em, entry, { name: 'operator', requestId: null });
  const { papers, last } = await only<Kept>(em, KEPT, accountId);
  return { outcome: 'erased', invoicesKept: papers, lastIssued: last };
}
