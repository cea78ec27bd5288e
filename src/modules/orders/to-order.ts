/** From a stored order to what its client sees. */
import type { DocumentEntry } from '../documents/domain/document-entry.js';
import { expiryOf, phaseOf } from './domain/order-phase.js';
import { PLACED } from './domain/order-state.js';
import type { Order, OrderAmounts } from './domain/order.js';
import type { FirstAnswer, OrderRecord } from './orders.ports.js';

export interface ReleasedDocuments {
  /** Documents of released orders with links that work now, by order; asked for many at once it asks once. */
  entries(
    orderIds: readonly string[],
    now: Date,
  ): Promise<ReadonlyMap<string, readonly DocumentEntry[]>>;
}

/** @throws RangeError where VAT is undecided: no client sees such an order, so this is a fault of ours. */
export function amountsOf({ id, amounts }: OrderRecord): OrderAmounts {
  if (amounts === null) throw new RangeError(`The VAT of order ${id} is undecided`);
  return amounts;
}

const whatStays = ({ id, serviceKey, country, times, documentCount, doubts }: OrderRecord) => ({
  id,
  serviceKey,
  country,
  documentCount,
  createdAt: times.createdAt,
  doubts,
});

/** As the client was told first, whatever has become of the order since. */
export const toFirstOrder = (
  record: OrderRecord,
  { paymentLink, amounts }: FirstAnswer,
): Order => ({
  ...whatStays(record),
  invoiceNumber: null,
  state: PLACED,
  phase: 'awaiting_payment',
  paymentLink,
  amounts,
  expiresAt: expiryOf(record.times.createdAt),
  documents: null,
});

/** The orders whose documents can be had. */
export const releasedOf = (records: readonly OrderRecord[]): readonly string[] =>
  records.filter(({ state }) => state.documents === 'released').map(({ id }) => id);

/** `documents`: null until they are released. */
export type PresentFacts = Readonly<{
  now: Date;
  paymentLink: string | null;
  documents: readonly DocumentEntry[] | null;
}>;

export const toOrder = (
  record: OrderRecord,
  { now, paymentLink, documents }: PresentFacts,
): Order => ({
  ...whatStays(record),
  invoiceNumber: record.invoiceNumber,
  state: record.state,
  phase: phaseOf(record.state, record.times, now),
  paymentLink,
  amounts: amountsOf(record),
  expiresAt: record.state.payment === 'pending' ? expiryOf(record.times.createdAt) : null,
  documents,
});
