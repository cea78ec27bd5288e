/** Payment events in PostgreSQL, each settled once, within an open transaction. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { queries } from '../../platform/postgres/tables.js';
import type { PaymentEvent, SettledOutcome } from './domain/payment-event.js';

/**
 * Serialises deliveries of one event: the second finds it settled. Accepts an unsettled event again.
 * @returns false if the event is already settled
 */
export async function receiveEvent(
  em: EntityManager,
  event: PaymentEvent,
  now: Date,
): Promise<boolean> {
  const row = await queries(em)
    .insertInto('provider_event')
    .values({
      id: event.eventId,
      type: event.eventType,
      notice: JSON.stringify(event),
      received_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({ notice: eb.ref('excluded.notice') }))
        .where('provider_event.outcome', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @param orderId null if the event belongs to no order */
export async function concludeEvent(
  em: EntityManager,
  eventId: string,
  { outcome, orderId }: Readonly<{ outcome: SettledOutcome; orderId: string | null }>,
): Promise<void> {
  await queries(em)
    .updateTable('provider_event')
    .set({ outcome, order_id: orderId })
    .where('id', '=', eventId)
    .execute();
}
