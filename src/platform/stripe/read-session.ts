/** Reads Stripe's checkout sessions. */
import { z } from 'zod';
import type { PaidPage } from '../../modules/payments/domain/payment-event.js';
import { currencyCode, idText, reference, uuid } from './stripe-ids.js';

const session = z.object({
  id: idText,
  payment_intent: reference.nullish(),
  invoice: reference.nullish(),
  subscription: reference.nullish(),
  client_reference_id: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  payment_status: z.string(),
  amount_total: z.int().nullish(),
  currency: currencyCode.nullish(),
});

/** Keeps what is valid in a partial object. */
const remains = z.object({
  id: idText.nullish().catch(null),
  payment_intent: reference.nullish().catch(null),
  invoice: reference.nullish().catch(null),
  client_reference_id: z.string().nullish().catch(null),
  metadata: z.record(z.string(), z.string()).nullish().catch(null),
  amount_total: z.int().nullish().catch(null),
  amount_paid: z.int().nullish().catch(null),
  currency: currencyCode.nullish().catch(null),
});

type Remains = z.infer<typeof remains>;

type Naming = Pick<Remains, 'metadata' | 'client_reference_id'>;

function orderIdOf({ metadata, client_reference_id }: Naming): string | null {
  const named = uuid.safeParse(metadata?.['order_id'] ?? client_reference_id);
  return named.success ? named.data : null;
}

/** Payments of subscriptions are identified by their invoice. */
function paymentOf({ id, payment_intent, invoice }: Remains): string | null {
  const ofInvoice = id?.startsWith('in_') === true ? id : null;
  return ofInvoice ?? payment_intent ?? invoice ?? id ?? null;
}

/**
 * Counts as paid, for an unknown order, so that the operator sees it.
 * @param name identifies it if no payment id is readable
 */
export function unreadPage(name: string, object: unknown): PaidPage {
  const data = remains.safeParse(object).data ?? {};
  return {
    pageRef: '',
    paymentId: paymentOf(data) ?? name,
    orderId: null,
    isPaid: true,
    amountCents: data.amount_total ?? data.amount_paid ?? null,
    currency: data.currency ?? null,
    unread: { orderId: orderIdOf(data) },
  };
}

/** @param name identifies a session that cannot be read */
export function readSession(name: string, object: unknown): PaidPage {
  const { data } = session.safeParse(object);
  if (data === undefined) return unreadPage(name, object);
  const { id, payment_intent, invoice, subscription } = data;
  return {
    pageRef: id,
    paymentId: payment_intent ?? invoice ?? id,
    orderId: orderIdOf(data),
    isPaid: data.payment_status === 'paid',
    amountCents: data.amount_total ?? null,
    currency: data.currency ?? null,
    ...(subscription == null ? {} : { subscriptionRef: subscription }),
  };
}
