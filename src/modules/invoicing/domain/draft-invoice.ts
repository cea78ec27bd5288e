/** Drafts the invoice of a paid order. Money is whole cents. */
import { addMonths } from '../../incidents/domain/calendar.js';
import { localDate } from '../../incidents/domain/local-time.js';
import type { Message } from '../../../shared/message.js';
import type { Texts } from '../../../shared/texts.js';
import type { InvoiceContent, Seller, ServicePeriod } from './invoice.js';
import { DEFAULT_OPTIONS } from '../../orders/domain/order-options.js';
import { describeLine, type InvoicedService } from './describe-line.js';
import { invoiceLanguage } from './invoice-language.js';
import type { InvoiceOptions } from './invoicing.js';
import type { VatKind, VatStatus } from '../../vat/domain/vat.js';
import { numberCountry } from '../../vat/domain/vat-number.js';
import type { Party } from '../../../shared/party.js';

/** `zone`: seller's time zone, IANA name. `isPeriodic`, `isTiered`: how a service is priced. */
export type InvoiceSettings = Readonly<{
  seller: Seller;
  zone: string;
  texts: Texts;
  officialIn: (country: string) => readonly string[];
  isPeriodic: (serviceKey: string) => boolean;
  isTiered: (serviceKey: string) => boolean;
}>;

/**
 * State at the time of the invoice. `language`, `period`, `tier`, `client`: from the order's payload. `chargedNumber`:
 * VAT number that the rate is based on.
 */
export type InvoiceFacts = Readonly<{
  orderId: string;
  serviceKey: string;
  tier: string | null;
  documentCount: number;
  client: string | null;
  netCents: number;
  vatPercent: number;
  vatCents: number;
  vatStatus: VatStatus;
  chargedNumber: string | null;
  language: string | null;
  period: string | null;
  buyer: Party;
}>;

const YEAR = 'aasta';
const LOWEST_TIER = DEFAULT_OPTIONS.riskTier;
const MONTHS_OF_YEAR = 12;
const DAY_MS = 86_400_000;

/** A zero rate is reverse charge or export. */
function vatKindOf({
  vatPercent,
  vatStatus,
}: Pick<InvoiceFacts, 'vatPercent' | 'vatStatus'>): VatKind {
  if (vatPercent > 0) return 'standard';
  return vatStatus === 'valid' ? 'reverse_charge' : 'export';
}

function monthsFrom(paidAt: Date, { period }: InvoiceFacts): NonNullable<InvoiceOptions['period']> {
  return { from: paidAt, until: addMonths(paidAt, period === YEAR ? MONTHS_OF_YEAR : 1) };
}

function periodOf(
  { period }: InvoiceOptions,
  facts: InvoiceFacts,
  { now, zone, isPeriodic }: InvoiceSettings & Readonly<{ now: Date }>,
): ServicePeriod | null {
  const bought = period ?? (isPeriodic(facts.serviceKey) ? monthsFrom(now, facts) : null);
  if (bought === null) return null;
  const lastDay = new Date(bought.until.getTime() - DAY_MS);
  return { from: localDate(bought.from, zone), until: localDate(lastDay, zone) };
}

/** The rate is based on a number, or would be if VIES had answered. */
const RESTING: readonly VatStatus[] = ['valid', 'unavailable'];

/** States the VAT number that the rate is based on, even if the account has changed it. */
function buyerOf({ buyer, chargedNumber, vatStatus }: InvoiceFacts): Party {
  const own = buyer.vatNumber;
  const vatNumber = RESTING.includes(vatStatus) ? (chargedNumber ?? own) : own;
  return { ...buyer, vatNumber, country: buyer.country ?? numberCountry(vatNumber) };
}

const deliveryOf = (
  { serviceKey, tier, documentCount, client }: InvoiceFacts,
  period: ServicePeriod | null,
  { isTiered }: InvoiceSettings,
): InvoicedService => ({
  serviceKey,
  tier: isTiered(serviceKey) ? (tier ?? LOWEST_TIER) : null,
  period,
  documentCount,
  client,
});

export function draftInvoice(
  facts: InvoiceFacts,
  options: InvoiceOptions,
  around: InvoiceSettings & Readonly<{ now: Date }>,
): InvoiceContent {
  const { seller, zone, texts, now } = around;
  const terms = { kind: vatKindOf(facts), percent: facts.vatPercent };
  const buyer = buyerOf(facts);
  const language = invoiceLanguage(
    { ordered: facts.language, country: buyer.country },
    around.officialIn,
  );
  const { netCents, vatCents } = facts;
  const period = periodOf(options, facts, around);
  const localize = (text: Message) => texts.localize(text, language);
  const description = describeLine(deliveryOf(facts, period, around), language, localize);
  const today = localDate(now, zone);
  return {
    series: 'invoice',
    language,
    issuedOn: today,
    paidOn: today,
    paymentRef: options.paymentRef,
    orderId: facts.orderId,
    seller,
    buyer,
    lines: [{ ...terms, description, quantity: 1, unitCents: netCents }],
    vat: [{ ...terms, netCents, vatCents }],
    period,
    credited: null,
    isSample: false,
  };
}
