/** What orders need to know of VAT numbers, and of orders whose VAT may still change. Money is whole cents. */
import type { FrozenVat, VatRevision } from './domain/vat-revision.js';
import type { NumberFinding } from './domain/vat-evidence.js';
import type { PaymentStatus } from '../orders/domain/order-state.js';
import type { PaidPage } from '../payments/domain/payment-event.js';
import type { Customer } from '../orders/orders.ports.js';

/** Asks outside: never to be called within a transaction. */
export interface VatDecisions {
  assess(accountId: string, customer: Customer): Promise<NumberFinding>;
  /** @throws UPSTREAM_UNAVAILABLE where orders are refused while nobody answers. */
  assessOrder(accountId: string, customer: Customer): Promise<NumberFinding>;
}

/** An order that is about to be paid for, as far as its VAT goes. */
export type PaidVat = Readonly<{
  orderId: string;
  accountId: string;
  payment: PaymentStatus;
  frozen: FrozenVat;
}>;

/** A number as an account told it when it ordered. */
export type OrderedNumber = Readonly<{ accountId: string; vatNumber: string }>;

/** An order under lock. `paymentId`, `paidCents`: of the payment that fulfils it; null while it is unpaid. */
export type LockedVat = Readonly<{
  id: string;
  accountId: string;
  frozen: FrozenVat;
  paymentId: string | null;
  paidCents: number | null;
}>;

/** What of a payment goes back. `id`: of the refund. */
export type RefundDue = Readonly<{ id: string; paymentId: string; amountCents: number }>;

/** One transaction. */
export interface VatRevisionRecords {
  /** null where the order has no VAT that may change. */
  lock(orderId: string): Promise<LockedVat | null>;
  revise(order: LockedVat, revision: VatRevision): Promise<void>;
  /** Has the order's open page ended at the provider too: the next reader gets a page with the new sum. */
  closePage(orderId: string, now: Date): Promise<void>;
  owe(orderId: string, refund: RefundDue, now: Date): Promise<void>;
  /** Credits the VAT of the order's invoice; its number is drawn last. */
  creditVat(orderId: string, now: Date): Promise<void>;
}

export interface VatRevisionStore {
  /** Orders that wait for an answer about that number. */
  waiting(number: OrderedNumber): Promise<readonly string[]>;
  /** The order that the page was opened for; null where there is none. */
  paidVat(page: PaidPage): Promise<PaidVat | null>;
  /** All of the work or none of it. */
  transact<Result>(work: (records: VatRevisionRecords) => Promise<Result>): Promise<Result>;
}
