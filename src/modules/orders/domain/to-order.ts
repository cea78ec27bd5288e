/** Converts stored orders to what the client sees. */
import type { DocumentEntry } from '../../documents/domain/document-entry.js';
import { expiryOf, phaseOf } from './order-phase.js';
import { PLACED } from './order-state.js';
import type { Order, OrderAmounts } from './order.js';
import type { FirstAnswer, OrderRecord } from './order-record.js';

/** @throws RangeError if VAT is undecided; clients see no such order */
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

/** The order as first returned, regardless of later changes. */
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
