/**
 * Erases an organisation, except invoices, payments and their orders without content, which bookkeeping must keep.
 * Source: GDPR art 17(1), art 17(3)(b); Accounting Act (Estonia) § 12.
 */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Expression } from 'kysely';
import { deleteOwned, deleteTraders } from './owned-records.repository.js';
import { lockAccount } from '../../platform/postgres/lock-account.js';
import { queries } from '../../platform/postgres/tables.js';
import { addToAudit } from '../audit/audit.transaction.js';

/**
 * `unfinished`: generation or refunds under way prevent the erasure. `invoicesKept`: number of documents kept by law.
 * `lastIssued`: newest of them, YYYY-MM-DD.
 */
export type Erasure =
  | Readonly<{ outcome: 'missing' }>
  | Readonly<{ outcome: 'unfinished'; orders: number; refunds: number }>
  | Readonly<{ outcome: 'erased'; invoicesKept: number; lastIssued: string | null }>;

type Erasing = Readonly<{ em: EntityManager; accountId: string; at: Date }>;

/** Must run within a transaction. */
export async function eraseOrganisation(erasing: Erasing): Promise<Erasure> {
  const { em, accountId } = erasing;
  if (!(await lockAccount(em, accountId))) return { outcome: 'missing' };
  const { orders, refunds } = await unfinished(erasing);
  if (orders + refunds > 0) return { outcome: 'unfinished', orders, refunds };
  await blockKeys(erasing);
  await endOrders(erasing);
  await eraseFiles(erasing);
  await deleteRecords(erasing);
  await eraseAccount(erasing);
  const entry = { action: 'account.erased', object: `account:${accountId}`, accountId };
  await addToAudit(em, entry, { name: 'operator', requestId: null });
  const { count, last } = await queries(em)
    .selectFrom('invoice')
    .select(({ fn, ref }) => [
      asInteger(fn.countAll()).as('count'),
      sql<string | null>`max(${ref('issued_on')})::text`.as('last'),
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { outcome: 'erased', invoicesKept: count, lastIssued: last };
}

const asInteger = (count: Expression<unknown>) => sql<number>`${count}::integer`;

const ordersOf = ({ em, accountId }: Erasing) =>
  queries(em).selectFrom('orders').select('id').where('account_id', '=', accountId);

/** Documents in generation and refunds not made yet. */
function unfinished({ em, accountId }: Erasing) {
  const db = queries(em);
  const orders = db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('account_id', '=', accountId)
    .where('document_status', '=', 'generating')
    .where('refunded_at', 'is', null)
    .where('refund_asked_at', 'is', null)
    .where('failed_at', 'is', null);
  const refunds = db
    .selectFrom('refund_due as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('o.account_id', '=', accountId)
    .where('r.state', 'in', ['wanted', 'asked']);
  const quarantined = db
    .selectFrom('quarantined_payment as q')
    .innerJoin('orders as o', 'o.id', 'q.order_id')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('o.account_id', '=', accountId)
    .where('q.state', 'in', ['open', 'refunding']);
  return db
    .selectNoFrom([
      sql<number>`(${orders})::integer`.as('orders'),
      sql<number>`((${refunds}) + (${quarantined}))::integer`.as('refunds'),
    ])
    .executeTakeFirstOrThrow();
}

/** Replaces the digest, so that a key's text no longer identifies the organisation. */
async function blockKeys({ em, accountId, at }: Erasing): Promise<void> {
  await queries(em)
    .updateTable('api_key')
    .set(({ fn }) => ({
      blocked_at: fn.coalesce('blocked_at', sql<Date>`${at}::timestamptz`),
      name: null,
      digest: sql`sha256(gen_random_uuid()::text::bytea)`,
    }))
    .where('account_id', '=', accountId)
    .execute();
}

/** A worker expires the pages at the provider. */
async function endOrders(erasing: Erasing): Promise<void> {
  const { em, accountId, at } = erasing;
  await queries(em)
    .updateTable('payment_page')
    .set({ closed_at: at, to_expire: true })
    .where('closed_at', 'is', null)
    .where('order_id', 'in', ordersOf(erasing))
    .execute();
  await queries(em)
    .updateTable('orders')
    .set({ cancelled_at: at })
    .where('account_id', '=', accountId)
    .where('payment_status', '=', 'pending')
    .where('cancelled_at', 'is', null)
    .execute();
}

/** Backdates stored objects, so that the retention job deletes them. */
async function eraseFiles(erasing: Erasing): Promise<void> {
  const { em, accountId, at } = erasing;
  await queries(em)
    .updateTable('document')
    .set(({ ref }) => ({
      bytes: null,
      erased_at: sql`case when ${ref('stored')} = 'database'
        then coalesce(${ref('erased_at')}, ${at}::timestamptz) else ${ref('erased_at')} end`,
      created_at: sql`case when ${ref('stored')} = 'objects' and ${ref('erased_at')} is null
        then 'epoch' else ${ref('created_at')} end`,
    }))
    .where('order_id', 'in', ordersOf(erasing))
    .execute();
  await queries(em)
    .updateTable('orders')
    .set({ payload: null, first_answer: null })
    .where('account_id', '=', accountId)
    .execute();
}

async function deleteRecords(erasing: Erasing): Promise<void> {
  const { em, accountId } = erasing;
  const db = queries(em);
  await db.deleteFrom('document_renewal').where('order_id', 'in', ordersOf(erasing)).execute();
  await deleteOwned(db, accountId);
  await deleteTraders(db, accountId);
  // Published outcomes stay, without who reported and what was written.
  await db
    .deleteFrom('link_report')
    .where('account_id', '=', accountId)
    .where('state', '=', 'open')
    .execute();
  await db
    .updateTable('link_report')
    .set({ account_id: null, message: null })
    .where('account_id', '=', accountId)
    .execute();
  await db.deleteFrom('licence_notice').where('account_id', '=', accountId).execute();
  await db
    .updateTable('licence_subscription')
    .set({ to_end: true })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute();
}

async function eraseAccount({ em, accountId }: Erasing): Promise<void> {
  await queries(em)
    .updateTable('account')
    .set({ state: 'closed', name: 'erased', email: null, website: null, language: null })
    .set({ vat_number: null, billing_country: null, billing_address: null })
    .set({ registration_code: null, licence: null, licence_from: null, licence_until: null })
    .where('id', '=', accountId)
    .execute();
}
