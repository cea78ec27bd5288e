/** Reconciliation in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type ExpressionBuilder } from 'kysely';
import { queries, type Tables } from '../../platform/postgres/tables.js';
import type { PaymentEvent } from '../payments/domain/payment-event.js';

/** `isOfCancelled`: the order is cancelled, so the page must not be payable. */
export type RequestedPage = Readonly<{ providerRef: string; isOfCancelled: boolean }>;

const NOW = sql<Date>`now()`;

export class PostgresReconciliation {
  constructor(private readonly em: EntityManager) {}

  /** Time up to which the provider's events are known; null before the first run. */
  async watermark(): Promise<Date | null> {
    const row = await queries(this.em)
      .selectFrom('reconciliation')
      .select('watermark')
      .executeTakeFirst();
    return row?.watermark ?? null;
  }

  /** Never moves back. */
  async advance(watermark: Date): Promise<void> {
    await queries(this.em)
      .insertInto('reconciliation')
      .values({ watermark })
      .onConflict((conflict) =>
        conflict.column('single').doUpdateSet((eb) => ({
          watermark: sql<Date>`greatest(${eb.ref('reconciliation.watermark')}, ${eb.ref('excluded.watermark')})`,
        })),
      )
      .execute();
  }

  /** Ids of events never received. */
  async unknown(eventIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await queries(this.em)
      .selectFrom('provider_event')
      .select('id')
      .where('id', '=', sql<string>`any (${eventIds}::text[])`)
      .execute();
    const known = new Set(rows.map(({ id }) => id));
    return new Set(eventIds.filter((id) => !known.has(id)));
  }

  /** Stores an unsettled event: retried at each run, and visible to operators. */
  async keepUnsettled(event: PaymentEvent): Promise<void> {
    await queries(this.em)
      .insertInto('provider_event')
      .values({
        id: event.eventId,
        type: event.eventType,
        notice: JSON.stringify(event),
        received_at: NOW,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }

  /** Events received at least `seconds` ago, at most `most`, the longest untried first. */
  async unsettled(seconds: number, most: number): Promise<readonly PaymentEvent[]> {
    const rows = await queries(this.em)
      .updateTable('provider_event')
      .set({ tried_at: NOW })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('provider_event')
          .select('id')
          .where('outcome', 'is', null)
          .where('received_at', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
          .orderBy('tried_at', (order) => order.asc().nullsFirst())
          .orderBy('received_at')
          .limit(most),
      )
      .returning('notice')
      .execute();
    return rows.map(({ notice }) => notice);
  }

  /** Claims pages of unpaid orders, at most `most`. The interval between checks grows with a page's age. */
  pagesToAsk(now: Date, most: number): Promise<readonly RequestedPage[]> {
    return queries(this.em)
      .updateTable('payment_page as page')
      .set({ asked_at: now })
      .from((eb) =>
        eb
          .selectFrom('payment_page as p')
          .innerJoin('orders as o', 'o.id', 'p.order_id')
          .select((eb) => [
            'p.provider_ref',
            eb('o.cancelled_at', 'is not', null).as('is_of_cancelled'),
          ])
          .where('p.closed_at', 'is', null)
          .where('o.payment_status', '=', sql.lit('pending'))
          .where((eb) => isDue(eb, now))
          .orderBy('p.asked_at', (order) => order.asc().nullsFirst())
          .orderBy('p.created_at')
          .limit(most)
          .forUpdate('p')
          .skipLocked()
          .as('chosen'),
      )
      .whereRef('page.provider_ref', '=', 'chosen.provider_ref')
      .returning((eb) => [
        'page.provider_ref as providerRef',
        sql<boolean>`${eb.ref('chosen.is_of_cancelled')}`.as('isOfCancelled'),
      ])
      .execute();
  }

  /** The next read of the order opens a new page. */
  async closePage(providerRef: string, now: Date): Promise<void> {
    await queries(this.em)
      .updateTable('payment_page')
      .set({ closed_at: now })
      .where('provider_ref', '=', providerRef)
      .where('closed_at', 'is', null)
      .execute();
  }
}

/** First check 10 minutes after opening, then at intervals of half the page's age, for 30 days. */
const isDue = (eb: ExpressionBuilder<{ p: Tables['payment_page'] }, 'p'>, now: Date) =>
  sql<boolean>`${eb.ref('p.created_at')}
    between ${now}::timestamptz - interval '30 days' and ${now}::timestamptz - interval '10 minutes'
  and coalesce(${eb.ref('p.asked_at')}
    + greatest(interval '10 minutes', (${eb.ref('p.asked_at')} - ${eb.ref('p.created_at')}) / 2), '-infinity')
    <= ${now}::timestamptz`;
