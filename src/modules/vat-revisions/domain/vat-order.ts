/** Orders whose VAT may change. Money is whole cents. */
import type { FrozenVat } from './vat-revision.js';
import type { PaymentStatus } from '../../orders/domain/order-state.js';

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
