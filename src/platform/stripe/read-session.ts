/** What we read of Stripe's checkout sessions. */
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

/** What can be read of a session or an invoice one by one. */
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

/** A payment of a subscription is known by its invoice. */
function paymentOf({ id, payment_intent, invoice }: Remains): string | null {
  const ofInvoice = id?.startsWith('in_') === true ? id : null;
  return ofInvoice ?? payment_intent ?? invoice ?? id ?? null;
}

/**
 * A payment whose form is unknown counts as paid, for an order that nobody knows: the operator sees it, with what could be
 * read. @param name what it is known by where no id of a payment could be read
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

/** @param name what a session that cannot be read is known by */
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
