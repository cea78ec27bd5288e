/** Quarantines payments within the transaction of their event. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { queries } from '../../platform/postgres/tables.js';
import type { QuarantineEntry } from './domain/quarantine.js';

const COLUMNS = [
  'event_id',
  'event_type',
  'reason',
  'payment_id',
  'provider_ref',
  'amount',
  'currency',
  'is_live',
  'order_id',
  'received_at',
] as const;

/** Once per payment, and none that paid an order. */
export async function addToQuarantine(
  em: EntityManager,
  entry: QuarantineEntry,
  now: Date,
): Promise<void> {
  const amount = entry.amount === null ? null : String(entry.amount);
  const db = queries(em);
  const paid = db.selectFrom('payment').select('id').where('id', '=', entry.paymentId);
  await db
    .insertInto('quarantined_payment')
    .columns(COLUMNS)
    .expression(
      db
        .selectNoFrom((eb) => [
          eb.val(entry.eventId).as('event_id'),
          eb.val(entry.eventType).as('event_type'),
          eb.val(entry.reason).as('reason'),
          eb.val(entry.paymentId).as('payment_id'),
          eb.val(entry.providerRef).as('provider_ref'),
          eb.val(amount).as('amount'),
          eb.val(entry.currency).as('currency'),
          eb.val(entry.isLive).as('is_live'),
          eb.selectFrom('orders').select('id').where('id', '=', entry.orderId).as('order_id'),
          eb.val(now).as('received_at'),
        ])
        .where((eb) => eb.not(eb.exists(paid))),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
