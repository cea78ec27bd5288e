/** Issuing invoices and credit notes. Money is whole cents. Source. */
import type { CreditReason } from './invoice.js';

/** `paymentRef`: the provider's id of the payment. `period`: what the payment covers; null: by the order. */
export type InvoiceOptions = Readonly<{
  orderId: string;
  paymentRef: string;
  period: Readonly<{ from: Date; until: Date }> | null;
}>;

/**
 * `cause`: such as the provider's id of a refund; each has one credit note. `totalCents`: VAT included; null: all that
 * is left, as in a VAT correction, which charges the net amount again under reverse charge.
 */
export type CreditOptions = Readonly<{
  orderId: string;
  cause: string;
  reason: CreditReason;
  totalCents: number | null;
}>;

/** `totalCents`: VAT included. */
export type CreditNote = Readonly<{ number: string; totalCents: number }>;
