/** Reconciliation in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { PaymentEvent } from './domain/payment-event.js';
import type { DbTimestamp } from '../orders/order-row.repository.js';
import type { RequestedPage, ReconciliationStore } from './reconciliation.ports.js';

const WATERMARK = 'select watermark from reconciliation';

const ADVANCE = `
  insert into reconciliation (watermark) values (?)
  on conflict (single) do update set watermark = greatest(reconciliation.watermark, excluded.watermark)`;

const UNKNOWN = `
  select asked.id from json_array_elements_text(?::json) as asked (id)
  where not exists (select 1 from provider_event e where e.id = asked.id)`;

const KEEP_UNSETTLED = `
  insert into provider_event (id, type, notice, received_at) values (?, ?, ?::jsonb, now())
  on conflict (id) do nothing`;

const UNSETTLED = `
  update provider_event set tried_at = now() where id in (
    select id from provider_event where outcome is null and received_at < now() - make_interval(secs => ?)
    order by tried_at nulls first, received_at limit ?)
  returning notice`;

/** First check 10 minutes after opening, then at intervals of half the page's age, for 30 days. */
const PAGES_TO_ASK = `
  update payment_page asked set asked_at = ?::timestamptz
  from (
    select p.provider_ref, o.cancelled_at is not null as is_of_cancelled
    from payment_page p join orders o on o.id = p.order_id
    where p.closed_at is null and o.payment_status = 'pending'
      and p.created_at between ?::timestamptz - interval '30 days' and ?::timestamptz - interval '10 minutes'
      and coalesce(p.asked_at + greatest(interval '10 minutes', (p.asked_at - p.created_at) / 2), '-infinity')
        <= ?::timestamptz
    order by p.asked_at nulls first, p.created_at limit ? for update of p skip locked) as chosen
  where asked.provider_ref = chosen.provider_ref
  returning asked.provider_ref as "providerRef", chosen.is_of_cancelled as "isOfCancelled"`;

const CLOSE = 'update payment_page set closed_at = ? where provider_ref = ? and closed_at is null';

export class PostgresReconciliation implements ReconciliationStore {
  constructor(private readonly em: EntityManager) {}

  async watermark(): Promise<Date | null> {
    const rows: readonly { watermark: DbTimestamp }[] = await this.em.fork().execute(WATERMARK);
    return rows[0] === undefined ? null : new Date(rows[0].watermark);
  }

  async advance(watermark: Date): Promise<void> {
    await this.em.fork().execute(ADVANCE, [watermark]);
  }

  async unknown(eventIds: readonly string[]): Promise<ReadonlySet<string>> {
    const values = [JSON.stringify(eventIds)];
    const rows: readonly { id: string }[] = await this.em.fork().execute(UNKNOWN, values);
    return new Set(rows.map(({ id }) => id));
  }

  async keepUnsettled(notice: PaymentEvent): Promise<void> {
    const { eventId, eventType } = notice;
    await this.em.fork().execute(KEEP_UNSETTLED, [eventId, eventType, JSON.stringify(notice)]);
  }

  async unsettled(seconds: number, most: number): Promise<readonly PaymentEvent[]> {
    // Written by this service, in this form.
    const rows: readonly { notice: PaymentEvent }[] = await this.em
      .fork()
      .execute(UNSETTLED, [seconds, most]);
    return rows.map(({ notice }) => notice);
  }

  pagesToAsk(now: Date, most: number): Promise<readonly RequestedPage[]> {
    return this.em.fork().execute(PAGES_TO_ASK, [now, now, now, now, most]);
  }

  async closePage(providerRef: string, now: Date): Promise<void> {
    await this.em.fork().execute(CLOSE, [now, providerRef]);
  }
}
