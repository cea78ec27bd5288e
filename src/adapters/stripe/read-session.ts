/** What we read of Stripe's checkout sessions. */
import { z } from 'zod';
import type { PaidPage } from '../../core/orders/payment-notice.js';
import { idText, reference, uuid } from './stripe-ids.js';

const session = z.object({
  id: idText,
  payment_intent: reference.nullish(),
  invoice: reference.nullish(),
  subscription: reference.nullish(),
  client_reference_id: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  payment_status: z.string(),
  amount_total: z.int().nullish(),
  currency: z.string().nullish(),
});

/** What cannot be read counts as paid by nobody knows whom: the operator sees it. */
const unreadable = (id: string): PaidPage => ({
  pageRef: '',
  paymentId: id,
  orderId: null,
  isPaid: true,
  amountCents: null,
  currency: null,
});

type Session = z.infer<typeof session>;

function orderIdOf({ metadata, client_reference_id }: Session): string | null {
  const named = uuid.safeParse(metadata?.['order_id'] ?? client_reference_id);
  return named.success ? named.data : null;
}

/** @param name what a session that cannot be read is known by */
export function readSession(name: string, object: unknown): PaidPage {
  const { data } = session.safeParse(object);
  if (data === undefined) return unreadable(name);
  const { id, payment_intent, invoice, subscription } = data;
  return {
    pageRef: id,
    paymentId: payment_intent ?? invoice ?? id,
    orderId: orderIdOf(data),
    isPaid: data.payment_status === 'paid',
    amountCents: data.amount_total ?? null,
    currency: data.currency?.toLowerCase() ?? null,
    ...(subscription == null ? {} : { subscriptionRef: subscription }),
  };
}
