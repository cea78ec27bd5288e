/** Quarantines payments within the transaction of their event. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { QuarantineEntry } from './domain/quarantine.js';

/** Once per payment, and none that paid an order. */
const ADD = `
  insert into quarantined_payment (event_id, event_type, reason, payment_id, provider_ref, amount, currency, is_live,
    order_id, received_at)
  select ?::text, ?::text, ?::text, ?::text, ?::text, ?::bigint, ?::text, ?::boolean,
    (select id from orders where id = ?::uuid), ?::timestamptz
  where not exists (select 1 from payment where id = ?::text)
  on conflict do nothing`;

export async function addToQuarantine(
  em: EntityManager,
  entry: QuarantineEntry,
  now: Date,
): Promise<void> {
  const { eventId, eventType, reason, paymentId, providerRef, amount, currency } = entry;
  await em.execute(ADD, [
    ...[eventId, eventType, reason, paymentId, providerRef, amount, currency],
    ...[entry.isLive, entry.orderId, now, paymentId],
  ]);
}
