/**
 * Papers of account: invoices, and credit notes against them. Money is whole cents, dates are YYYY-MM-DD.
 * Source; Directive 2006/112/EC, art 226.
 */
import type { Language } from '../../../shared/language.js';
import type { VatKind } from '../../vat/domain/vat.js';

/** Each is numbered by itself, from 1 in every year. */
export const INVOICE_SERIES = ['invoice', 'credit_note'] as const;
export type InvoiceSeries = (typeof INVOICE_SERIES)[number];

/** Lines of an address are part of one text. `country`: lower case. Null: not told. */
export type Party = Readonly<{
  name: string;
  address: string | null;
  country: string | null;
  registrationCode: string | null;
  vatNumber: string | null;
  email: string | null;
}>;

export type Seller = Party & Readonly<{ iban: string | null }>;

export type VatTerms = Readonly<{ kind: VatKind; percent: number }>;

/** `quantity`: below 0 on a credit note that charges anew what it credits. */
export type InvoiceLine = VatTerms &
  Readonly<{ description: string; quantity: number; unitCents: number }>;

/** What falls under the same terms, and its VAT: computed once on the sum. */
export type VatShare = VatTerms & Readonly<{ netCents: number; vatCents: number }>;

/** Both days belong to it. */
export type ServicePeriod = Readonly<{ from: string; until: string }>;

/** `vat_correction`: VAT was charged that was not owed. */
export const CREDIT_REASONS = ['refund', 'vat_correction'] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];

/** The invoice that a credit note is against. */
type Credited = Readonly<{ number: string; issuedOn: string; reason: CreditReason }>;

/**
 * `paidOn`: day of the payment; it stands for the day of supply, because what is paid in advance is taxed then
 * (Directive 2006/112/EC, art 65). On a credit note: that of its invoice. `paymentRef`: the provider's id of the payment.
 * `period`: what the service runs for. `credited`: null on an invoice. A credit note tells what it gives back as
 * positive sums. `isSample`: comes from the sandbox; nothing was sold.
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

/** In a list of both, what is given back counts against what was charged. */
export const signedTotal = (series: InvoiceSeries, totalCents: number): number =>
  series === 'invoice' ? totalCents : -totalCents;
