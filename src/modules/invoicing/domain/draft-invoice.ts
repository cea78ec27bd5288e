/** From a paid order to its invoice. Money is whole cents. */
import { addMonths } from '../../incidents/domain/calendar.js';
import { localDate } from '../../incidents/domain/local-time.js';
import type { Language } from '../../../shared/language.js';
import { orderTitle } from '../../orders/domain/order-title.js';
import type { Texts } from '../../../shared/texts.js';
import type { InvoiceContent, Party, Seller, ServicePeriod } from './invoice.js';
import { invoiceLanguage } from './invoice-language.js';
import type { InvoiceOptions } from './invoicing.js';
import type { VatKind, VatStatus } from '../../vat/domain/vat.js';
import { numberCountry } from '../../vat/domain/vat-number.js';

/** `zone`: clock of the seller, IANA name. `isPeriodic`: whether a service is paid for a time. */
export type InvoiceSettings = Readonly<{
  seller: Seller;
  zone: string;
  texts: Texts;
  officialIn: (country: string) => readonly string[];
  isPeriodic: (serviceKey: string) => boolean;
}>;

/**
 * A paid order and who pays, as they stand now. `language`, `period`: words of the order's payload.
 * `chargedNumber`: the VAT number that the rate rests on.
 */
export type InvoiceFacts = Readonly<{
  orderId: string;
  serviceKey: string;
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
const MONTHS_OF_YEAR = 12;
const DAY_MS = 86_400_000;

/** Nothing is charged for one of two reasons; a number that is valid tells which. */
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

/** The rate rests on a number, or would if it had been answered for. */
const RESTING: readonly VatStatus[] = ['valid', 'unavailable'];

/** The number that the rate rests on stands on the invoice, whatever the account has become since. */
function buyerOf({ buyer, chargedNumber, vatStatus }: InvoiceFacts): Party {
  const own = buyer.vatNumber;
  const vatNumber = RESTING.includes(vatStatus) ? (chargedNumber ?? own) : own;
  return { ...buyer, vatNumber, country: buyer.country ?? numberCountry(vatNumber) };
}

const titleOf = (serviceKey: string, language: Language, texts: Texts): string =>
  texts.localize(orderTitle(serviceKey), language);

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
  const { netCents, vatCents, serviceKey } = facts;
  const description = titleOf(serviceKey, language, texts);
  const today = localDate(now, zone);
  return {
    ...{ series: 'invoice', language, issuedOn: today, paidOn: today },
    ...{ paymentRef: options.paymentRef, orderId: facts.orderId, seller, buyer },
    lines: [{ ...terms, description, quantity: 1, unitCents: netCents }],
    vat: [{ ...terms, netCents, vatCents }],
    period: periodOf(options, facts, around),
    credited: null,
    isSample: false,
  };
}
