/** VAT decisions for orders, and orders whose VAT may change. Money is whole cents. */
import type { FrozenVat, VatRevision } from './domain/vat-revision.js';
import type { NumberFinding } from './domain/vat-evidence.js';
import type { PaymentStatus } from '../orders/domain/order-state.js';
import type { Customer } from '../orders/orders.ports.js';

/** Queries VIES: never call within a transaction. */
export interface VatDecisions {
  assess(accountId: string, customer: Customer): Promise<NumberFinding>;
  /** @throws UPSTREAM_UNAVAILABLE if the policy rejects orders while VIES does not answer */
  assessOrder(accountId: string, customer: Customer): Promise<NumberFinding>;
}

/** VAT of an order about to be paid. */
export type PaidVat = Readonly<{
  orderId: string;
  accountId: string;
  payment: PaymentStatus;
  frozen: FrozenVat;
}>;

export type OrderedNumber = Readonly<{ accountId: string; vatNumber: string }>;

/** `paymentId`, `paidCents`: of the payment that fulfils it; null while unpaid. */
export type LockedVat = Readonly<{
  id: string;
  accountId: string;
  frozen: FrozenVat;
  paymentId: string | null;
  paidCents: number | null;
}>;

/** `id`: of the refund. */
export type RefundDue = Readonly<{ id: string; paymentId: string; amountCents: number }>;

/** One transaction. */
export interface VatRevisionRecords {
  /** null if the order's VAT cannot change. */
  lock(orderId: string): Promise<LockedVat | null>;
  revise(order: LockedVat, revision: VatRevision): Promise<void>;
  /** Also at the provider; the next page has the new amount. */
  closePage(orderId: string, now: Date): Promise<void>;
  owe(orderId: string, refund: RefundDue, now: Date): Promise<void>;
  /** Credits the invoice's VAT; draws its number last. */
  creditVat(orderId: string, now: Date): Promise<void>;
}
