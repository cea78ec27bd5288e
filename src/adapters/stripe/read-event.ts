/** From an event of Stripe, however it came, to a notice. */
import type Stripe from 'stripe';
import type { PaymentNotice } from '../../core/orders/payment-notice.js';
import { LICENCE_EVENTS, readLicence } from './read-licence.js';
import { readRefund } from './read-refund.js';
import { readSession } from './read-session.js';

/** Events by which a page can turn out to be paid. */
const PAGE_EVENTS: readonly string[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
];

const REFUND_EVENTS: readonly string[] = ['refund.created', 'refund.updated', 'refund.failed'];

/** What the provider is asked about; other events are of no use to us. */
export const USED_EVENTS: readonly string[] = [...PAGE_EVENTS, ...REFUND_EVENTS, ...LICENCE_EVENTS];

export function readEvent({ id, type, livemode, data }: Stripe.Event): PaymentNotice {
  const refund = REFUND_EVENTS.includes(type) ? readRefund(data.object) : null;
  const licence = readLicence(type, data.object);
  return {
    eventId: id,
    eventType: type,
    isLive: livemode,
    page: PAGE_EVENTS.includes(type) ? readSession(id, data.object) : null,
    ...(refund === null ? {} : { refund }),
    ...(licence === null ? {} : { licence }),
  };
}
