/** An order as returned to its client. Money is whole cents. Source. */
import type { Doubt } from '../../vat/domain/vat-doubt.js';
import type { VatStatus } from '../../vat/domain/vat.js';
import type { DocumentEntry } from '../../documents/domain/document-entry.js';
import type { OrderPhase } from './order-phase.js';
import type { OrderState } from './order-state.js';

/** `vatStatus`: of the number that the rate is based on. */
export type OrderAmounts = Readonly<{
  netCents: number;
  vatPercent: number;
  vatCents: number;
  totalCents: number;
  vatStatus: VatStatus;
}>;

/**
 * `expiresAt`: null once it is paid. `documentCount`: documents included. `documents`: null until released.
 * `invoiceNumber`: null until issued. `doubts`: about the VAT number or the billing country.
 */
export type Order = Readonly<{
  id: string;
  serviceKey: string;
  country: string | null;
  state: OrderState;
  phase: OrderPhase;
  paymentLink: string | null;
  amounts: OrderAmounts;
  createdAt: Date;
  expiresAt: Date | null;
  invoiceNumber: string | null;
  doubts: readonly Doubt[];
  documentCount: number;
  documents: readonly DocumentEntry[] | null;
}>;
