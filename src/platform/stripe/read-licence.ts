/** Reads Stripe's subscriptions and their invoices. */
import { z } from 'zod';
import type { LicenceEvent } from '../../modules/licences/domain/licence-event.js';
import { currencyCode, idText, reference, uuid, webAddress } from './stripe-ids.js';

const metadata = z.record(z.string(), z.string()).nullish();

/** Since 2025 the subscription is in `parent`. */
const invoice = z.object({
  id: idText,
  subscription: reference.nullish(),
  subscription_details: z.object({ metadata }).nullish(),
  parent: z
    .object({
      subscription_details: z.object({ subscription: reference, metadata }).nullish(),
    })
    .nullish(),
  billing_reason: z.string().nullish(),
  amount_paid: z.int(),
  currency: currencyCode,
  hosted_invoice_url: webAddress,
});

const subscription = z.object({ id: idText });

type Invoice = z.infer<typeof invoice>;

const detailsOf = ({ parent, subscription: ref, subscription_details: details }: Invoice) => ({
  ref: parent?.subscription_details?.subscription ?? ref ?? null,
  metadata: parent?.subscription_details?.metadata ?? details?.metadata ?? {},
});

/** null if the invoice belongs to no subscription. */
function readPaid(object: unknown): LicenceEvent | null {
  const parsed = invoice.safeParse(object);
  const details = parsed.success ? detailsOf(parsed.data) : null;
  if (!parsed.success || details === null || details.ref === null) return null;
  const { id, billing_reason, amount_paid, currency } = parsed.data;
  const orderId = uuid.safeParse(details.metadata['order_id']);
  return {
    kind: 'paid',
    subscriptionRef: details.ref,
    invoiceRef: id,
    orderId: orderId.success ? orderId.data : null,
    isFirst: billing_reason === 'subscription_create',
    amountCents: amount_paid,
    currency,
  };
}

function readUnpaid(object: unknown): LicenceEvent | null {
  const parsed = invoice.safeParse(object);
  const ref = parsed.success ? detailsOf(parsed.data).ref : null;
  if (!parsed.success || ref === null) return null;
  return { kind: 'unpaid', subscriptionRef: ref, payUrl: parsed.data.hosted_invoice_url ?? null };
}

function readEnded(object: unknown): LicenceEvent | null {
  const parsed = subscription.safeParse(object);
  return parsed.success ? { kind: 'ended', subscriptionRef: parsed.data.id } : null;
}

/** A map, because a type may be any text, such as `constructor`. */
const READERS = new Map([
  ['invoice.paid', { form: invoice, read: readPaid }],
  ['invoice.payment_failed', { form: invoice, read: readUnpaid }],
  ['customer.subscription.deleted', { form: subscription, read: readEnded }],
]);

export const LICENCE_EVENTS: readonly string[] = [...READERS.keys()];

/** false if the shape is invalid; true for other types. */
export const isLicenceEvent = (type: string, object: unknown): boolean =>
  READERS.get(type)?.form.safeParse(object).success ?? true;

/** null if the event concerns no subscription or is invalid. */
export const readLicence = (type: string, object: unknown): LicenceEvent | null =>
  READERS.get(type)?.read(object) ?? null;
