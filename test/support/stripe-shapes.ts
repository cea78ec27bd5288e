/** Objects of Stripe's events in their documented shape. */
import { randomUUID } from 'node:crypto';

const ORDER_ID = '0b8f3b44-7f0f-4a3e-9b0e-1f7f3f7b0a11';

const SESSION = {
  id: 'cs_1',
  object: 'checkout.session',
  payment_intent: 'pi_1',
  invoice: null,
  subscription: null,
  client_reference_id: ORDER_ID,
  metadata: { order_id: ORDER_ID },
  payment_status: 'paid',
  amount_total: 48_360,
  currency: 'eur',
};

const INVOICE = {
  id: 'in_1',
  object: 'invoice',
  subscription: 'sub_1',
  subscription_details: { metadata: { order_id: ORDER_ID } },
  parent: { subscription_details: { subscription: 'sub_1', metadata: { order_id: ORDER_ID } } },
  billing_reason: 'subscription_create',
  amount_paid: 122_760,
  currency: 'eur',
  hosted_invoice_url: 'https://invoice.test/in_1',
};

const REFUND = {
  id: 're_1',
  object: 'refund',
  payment_intent: 'pi_1',
  metadata: { refund_id: ORDER_ID },
  amount: 48_360,
  status: 'succeeded',
  failure_reason: 'expired_or_canceled_card',
};

/** Event type → its object. */
export const SHAPES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'checkout.session.completed': SESSION,
  'checkout.session.async_payment_succeeded': SESSION,
  'refund.created': REFUND,
  'refund.updated': REFUND,
  'refund.failed': { ...REFUND, status: 'failed' },
  'invoice.paid': INVOICE,
  'invoice.payment_failed': INVOICE,
  'customer.subscription.deleted': { id: 'sub_1', object: 'subscription' },
  'charge.refunded': { id: 'ch_1', object: 'charge', amount: 1 },
};

/** Wraps an object in an event. */
export const anEvent = (type: string, object: unknown) => ({
  id: `evt_${randomUUID()}`,
  object: 'event',
  type,
  created: 1_767_225_600,
  livemode: false,
  data: { object },
});
