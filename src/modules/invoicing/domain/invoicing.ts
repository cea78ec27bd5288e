/** Issuing papers of account. Money is whole cents. Source. */
import type { CreditReason } from './invoice.js';

/**
 * `paymentRef`: the provider's id of the payment. `period`: what the payment buys, where it buys time;
 * null: told by the order itself.
 */
export type InvoiceOptions = Readonly<{
  orderId: string;
  paymentRef: string;
  period: Readonly<{ from: Date; until: Date }> | null;
}>;

/**
 * `cause`: names what led to it, such as the provider's id of a refund; it leads to one credit note only.
 * `totalCents`: VAT included, what goes back; null: all that is left of the invoice. A correction of VAT takes null:
 * all VAT of the invoice goes back, and its net sum stands on under reverse charge.
 */
export type CreditOptions = Readonly<{
  orderId: string;
  cause: string;
  reason: CreditReason;
  totalCents: number | null;
}>;

/** `totalCents`: VAT included. */
export type CreditNote = Readonly<{ number: string; totalCents: number }>;

/**
 * Works within a transaction that is under way: the paper and its number are there with everything else or not at all.
 * Call it last: whoever draws a number makes all others wait until the transaction ends.
 */
export interface Invoicing {
  /** The order's invoice, issued now where it has none. @returns its number */
  issueInvoice(options: InvoiceOptions, now: Date): Promise<string>;
  /**
   * The credit note of that cause, issued now where there is none.
   * @returns null where the order has no invoice or nothing of it is left to credit
   */
  creditNote(options: CreditOptions, now: Date): Promise<CreditNote | null>;
}
