/** Converts any Stripe event to a payment event. */
import { hash } from 'node:crypto';
import { z } from 'zod';
import type { PaidPage, PaymentEvent } from '../../modules/payments/domain/payment-event.js';
import { readRefund } from './read-refund.js';
import { readSession, unreadPage } from './read-session.js';
import { currencyCode, idText, reference, uuid, webAddress } from './stripe-ids.js';
import type { LicenceEvent } from '../../modules/payments/domain/provider-event.js';

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

const LICENCE_EVENTS: readonly string[] = [...READERS.keys()];

/** false if the shape is invalid; true for other types. */
const isLicenceEvent = (type: string, object: unknown): boolean =>
  READERS.get(type)?.form.safeParse(object).success ?? true;

/** null if the event concerns no subscription or is invalid. */
export const readLicence = (type: string, object: unknown): LicenceEvent | null =>
  READERS.get(type)?.read(object) ?? null;

/** Events that may report a paid page. */
const PAGE_EVENTS: readonly string[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
];

const REFUND_EVENTS: readonly string[] = ['refund.created', 'refund.updated', 'refund.failed'];

/** Events about incoming money. */
const PAYMENT_EVENTS: readonly string[] = [...PAGE_EVENTS, 'invoice.paid'];

/** Event types requested from the provider. */
export const USED_EVENTS: readonly string[] = [...PAGE_EVENTS, ...REFUND_EVENTS, ...LICENCE_EVENTS];

const UNKNOWN_TYPE = 'unreadable';

const typeText = z.string().regex(/^[\w.]{1,100}$/);

const envelope = z.object({ id: idText, type: typeText, livemode: z.boolean() });

/** Keeps what is valid in a partial event. */
const remains = z.object({
  id: idText.nullish().catch(null),
  type: typeText.nullish().catch(null),
  livemode: z.boolean().nullish().catch(null),
});

const content = z.object({ data: z.object({ object: z.unknown() }) });

const objectOf = (event: unknown): unknown => content.safeParse(event).data?.data.object;

/** The same bytes give the same name. */
export const digestName = (bytes: Uint8Array): string => `body:${hash('sha256', bytes, 'hex')}`;

/** It may be a payment, so it goes to the operator. */
function unusable(event: unknown, nameless: () => string): PaymentEvent {
  const { id, type, livemode } = remains.safeParse(event).data ?? {};
  const eventId = id ?? nameless();
  const eventType = type ?? UNKNOWN_TYPE;
  const paid = PAYMENT_EVENTS.includes(eventType) ? objectOf(event) : null;
  return { eventId, eventType, isLive: livemode ?? false, page: unreadPage(eventId, paid) };
}

const pageOf = (id: string, type: string, object: unknown): PaidPage | null =>
  PAGE_EVENTS.includes(type) ? readSession(id, object) : null;

/** undefined has no JSON form. */
const nameOf = (event: unknown) => (): string =>
  digestName(Buffer.from(JSON.stringify(event ?? null)));

/** @param nameless returns the name of an event without a usable id */
export function readEvent(event: unknown, nameless = nameOf(event)): PaymentEvent {
  const { data } = envelope.safeParse(event);
  if (data === undefined) return unusable(event, nameless);
  const { id, type, livemode } = data;
  const object = objectOf(event);
  const refund = REFUND_EVENTS.includes(type) ? readRefund(object) : null;
  const isOdd = REFUND_EVENTS.includes(type) ? refund === null : !isLicenceEvent(type, object);
  if (isOdd) return unusable(event, nameless);
  const licence = readLicence(type, object);
  return {
    eventId: id,
    eventType: type,
    isLive: livemode,
    page: pageOf(id, type, object),
    ...(refund === null ? {} : { refund }),
    ...(licence === null ? {} : { licence }),
  };
}
