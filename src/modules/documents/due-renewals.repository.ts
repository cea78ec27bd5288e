/** Maintained orders that wait for a comparison with the law data. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql } from 'kysely';
import { queries, type Tables } from '../../platform/postgres/tables.js';
import { MAINTENANCE } from './domain/maintenance-period.js';
import { RENEWABLE_SERVICES } from './domain/documents-of-service.js';

/** `cause`: the order that pays for the comparison. */
export type DueRenewal = Readonly<{ orderId: string; cause: string }>;

/** `without`: orders that failed in this run. */
export type DueOptions = Readonly<{ kbVersion: string; now: Date; without: readonly string[] }>;

type Aliases = Tables & { h: Tables['orders']; o: Tables['orders']; a: Tables['account'] };

const eb = expressionBuilder<Aliases, 'h' | 'o' | 'a'>();

/** A paid maintenance order whose period is running, or names another order. */
const isRunning = (now: Date) =>
  eb.and([
    eb('h.service_key', '=', MAINTENANCE),
    eb('h.payment_status', '=', 'paid'),
    eb('h.refunded_at', 'is', null),
    eb('h.refund_asked_at', 'is', null),
    eb('h.paid_at', '<=', now),
    sql<boolean>`h.paid_at + case when h.payload ->> 'periood' = 'aasta' then interval '1 year'
      else interval '1 month' end > ${now}::timestamptz`,
    eb('a.state', 'not in', ['suspended', 'closed']),
  ]);

const IS_MAINTAINED = eb.and([
  sql<boolean>`coalesce(lower(h.payload ->> 'tellimus') = o.id::text, h.payload ->> 'tellimus' is null)`,
  eb('o.service_key', 'in', RENEWABLE_SERVICES),
  eb('o.document_status', '=', sql.lit('released')),
  eb('o.refunded_at', 'is', null),
]);

/** A process with an older version, as during an update, does not take documents back. */
const hasOlderDocuments = (kbVersion: string) =>
  eb.exists(
    eb
      .selectFrom('document as d')
      .select('d.id')
      .whereRef('d.order_id', '=', 'o.id')
      .where('d.superseded_at', 'is', null)
      .where('d.erased_at', 'is', null)
      .where(sql<boolean>`substring(d.kb_version, 4, 10) <= substring(${kbVersion}, 4, 10)`),
  );

const isCompared = (kbVersion: string) =>
  eb.exists(
    eb
      .selectFrom('document_renewal as r')
      .select('r.id')
      .whereRef('r.order_id', '=', 'o.id')
      .whereRef('r.cause', '=', 'h.id')
      .where('r.kb_version', '=', kbVersion),
  );

/** An order of an account with running maintenance that was not compared with the version; null if there is none. */
export async function nextDueRenewal(
  em: EntityManager,
  { kbVersion, now, without }: DueOptions,
): Promise<DueRenewal | null> {
  const row = await queries(em)
    .selectFrom('orders as h')
    .innerJoin('account as a', 'a.id', 'h.account_id')
    .innerJoin('orders as o', 'o.account_id', 'h.account_id')
    .select(['o.id as orderId', 'h.id as cause'])
    .where(isRunning(now))
    .where(IS_MAINTAINED)
    .where(hasOlderDocuments(kbVersion))
    .where(eb.not(isCompared(kbVersion)))
    .where('o.id', '<>', sql<string>`all (${without}::uuid[])`)
    .orderBy('h.paid_at')
    .orderBy('o.id')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
