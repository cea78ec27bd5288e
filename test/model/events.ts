/** Events of the payment provider in the model. Each may arrive late, several times or never. */
import { rowOf, type Database } from './database.js';
import type { ProviderRefund, World } from './world.js';
import type { PaymentEvent } from '../../src/modules/payments/domain/payment-event.js';
import type { RefundState } from '../../src/modules/payments/domain/provider-event.js';

/** `round`: of the refund, which an event names by our own id. */
export type RefundMessage = Readonly<{ id: string; round: number; state: RefundState }>;

const ARRIVED: Readonly<Record<ProviderRefund['state'], readonly RefundState[]>> = {
  pending: [],
  done: ['done'],
  failed: ['failed'],
  reversed: ['done', 'failed'],
};

/** Names of all events that the provider has sent so far. */
export function sentEvents({ pages, refunds }: World): readonly string[] {
  const paid = Object.entries(pages).filter(([, state]) => state === 'paid');
  return [
    ...paid.flatMap(([ref]) => [`paid ${ref}`, `test ${ref}`]),
    ...Object.entries(refunds).flatMap(([key, { state }]) =>
      ARRIVED[state].map((arrived) => `refund ${key} ${arrived}`),
    ),
  ];
}

/** null if the event is about no refund. */
export function refundMessage(name: string): RefundMessage | null {
  const found = /^refund (.+)#(\d+) (done|failed)$/.exec(name);
  if (found === null) return null;
  const [, id = '', round, state] = found;
  return { id, round: Number(round), state: state === 'done' ? 'done' : 'failed' };
}

/** `paid`: a payment of the page. `test`: one without real money, which must buy nothing. */
export function paymentEvent(db: Database, name: string): PaymentEvent {
  const [kind, ref = ''] = name.split(' ');
  const { order, amountCents } = rowOf(db.pages, ref);
  const isLive = kind === 'paid';
  const paymentId = isLive ? ref.replace('page', 'pay') : `${ref}-test`;
  const page = { pageRef: ref, paymentId, orderId: order, isPaid: true, amountCents };
  return { eventId: name, eventType: 'paid', isLive, page: { ...page, currency: 'eur' } };
}
