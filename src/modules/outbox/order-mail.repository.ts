/** Facts of the order that an email is about, read when the email is sent. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';

/** `creditNote`: the newest one. `refundedCents`: what was or is being returned for the whole order. */
export type MailedOrder = Readonly<{
  accountId: string;
  serviceKey: string;
  documentCount: number;
  createdAt: Date;
  paidAt: Date | null;
  isYearly: boolean;
  netCents: number;
  vatPercent: number | null;
  vatCents: number | null;
  invoice: string | null;
  creditNote: string | null;
  refundedCents: number;
}>;

export class OrderMailRepository {
  constructor(private readonly em: EntityManager) {}

  /** @returns null if the order no longer exists */
  async find(orderId: string): Promise<MailedOrder | null> {
    const row = await queries(this.em)
      .selectFrom('orders as o')
      .select(['o.account_id as accountId', 'o.service_key as serviceKey'])
      .select(['o.document_count as documentCount', 'o.created_at as createdAt'])
      .select(['o.paid_at as paidAt', 'o.net_cents as netCents'])
      .select(['o.vat_percent as vatPercent', 'o.vat_cents as vatCents'])
      .select(sql<boolean>`coalesce(o.payload ->> 'periood' = 'aasta', false)`.as('isYearly'))
      .select((eb) => [
        eb
          .selectFrom('invoice as i')
          .select('i.number')
          .whereRef('i.order_id', '=', 'o.id')
          .where('i.series', '=', sql.lit('invoice'))
          .as('invoice'),
        eb
          .selectFrom('invoice as c')
          .select('c.number')
          .whereRef('c.order_id', '=', 'o.id')
          .where('c.series', '=', sql.lit('credit_note'))
          .orderBy('c.issued_at', 'desc')
          .orderBy('c.ordinal', 'desc')
          .limit(sql.lit(1))
          .as('creditNote'),
        eb
          .selectFrom('refund_due as r')
          .select(sql<number>`coalesce(sum(r.amount_cents), 0)::integer`.as('cents'))
          .whereRef('r.order_id', '=', 'o.id')
          .where('r.reason', '=', 'order')
          .where('r.state', '<>', sql.lit('failed'))
          .as('refundedCents'),
      ])
      .where('o.id', '=', orderId)
      .executeTakeFirst();
    return row === undefined ? null : { ...row, refundedCents: row.refundedCents ?? 0 };
  }
}
