/**
 * Invoices and their credit notes. Money is whole cents, dates are YYYY-MM-DD. Source; Directive
 * 2006/112/EC, art 226.
 */
import type { Language } from '../../../shared/language.js';
import type { VatKind } from '../../vat/domain/vat.js';
import type { Party } from '../../../shared/party.js';

/** Numbered separately, from 1 in every year. */
export const INVOICE_SERIES = ['invoice', 'credit_note'] as const;
export type InvoiceSeries = (typeof INVOICE_SERIES)[number];

export type Seller = Party & Readonly<{ iban: string | null }>;

export type VatTerms = Readonly<{ kind: VatKind; percent: number }>;

/** `quantity`: negative if a credit note charges again. */
export type InvoiceLine = VatTerms &
  Readonly<{ description: string; quantity: number; unitCents: number }>;

/** Sum under the same VAT terms; VAT is computed once on it. */
export type VatShare = VatTerms & Readonly<{ netCents: number; vatCents: number }>;

/** Inclusive. */
export type ServicePeriod = Readonly<{ from: string; until: string }>;

/** `vat_correction`: VAT was charged but not owed. */
export const CREDIT_REASONS = ['refund', 'vat_correction'] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];

type Credited = Readonly<{ number: string; issuedOn: string; reason: CreditReason }>;

/**
 * `paidOn`: day of payment and of supply (Directive 2006/112/EC, art 65); on a credit note, that of its invoice.
 * `paymentRef`: the provider's id of the payment. `period`: what the service covers. `credited`: null on an invoice.
 * Credit notes have positive sums. `isSample`: from the sandbox.
 */
export type InvoiceContent = Readonly<{
  series: InvoiceSeries;
  language: Language;
  issuedOn: string;
  paidOn: string;
  paymentRef: string | null;
  orderId: string;
  seller: Seller;
  buyer: Party;
  lines: readonly InvoiceLine[];
  vat: readonly VatShare[];
  period: ServicePeriod | null;
  credited: Credited | null;
  isSample: boolean;
}>;

export type Invoice = InvoiceContent & Readonly<{ number: string }>;

export type InvoiceSums = Readonly<{ netCents: number; vatCents: number; totalCents: number }>;

export const lineCents = (line: InvoiceLine): number => line.quantity * line.unitCents;

export function sumsOf({ vat }: Pick<InvoiceContent, 'vat'>): InvoiceSums {
  const netCents = vat.reduce((sum, share) => sum + share.netCents, 0);
  const vatCents = vat.reduce((sum, share) => sum + share.vatCents, 0);
  return { netCents, vatCents, totalCents: netCents + vatCents };
}

/** Negative for credit notes, so that a list of both adds up. */
export const signedTotal = (series: InvoiceSeries, totalCents: number): number =>
  series === 'invoice' ? totalCents : -totalCents;
