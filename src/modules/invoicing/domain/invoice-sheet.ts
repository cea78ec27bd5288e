/** Texts of an invoice or credit note; .docx and PDF show the same sheet. */
import type { Language } from '../../../shared/language.js';
import type { MessageParams } from '../../../shared/message.js';
import { spellAmount, spellPercent } from '../../../shared/amount.js';
import { lineCents, sumsOf, type Invoice, type VatShare } from './invoice.js';
import { spellBuyer, spellSeller } from './invoice-parties.js';
import { spellDay, spellPeriod } from './spell-day.js';
import { spellRate } from './spell-rate.js';

/** `mark`, `note`: heading and remark of a sample, otherwise ''. */
export type InvoiceWords = Readonly<{
  localize: (key: string, params?: MessageParams) => string;
  mark: string;
  note: string;
}>;

/** `thirdTerritories`: lower-case codes. */
type SheetTerms = InvoiceWords & Readonly<{ thirdTerritories: ReadonlySet<string> }>;

export type SheetRow = Readonly<{ label: string; value: string }>;

export type SheetParty = Readonly<{ title: string; name: string; lines: readonly string[] }>;

export type SheetLine = Readonly<{
  description: string;
  quantity: string;
  price: string;
  vat: string;
  amount: string;
}>;

/** `title`: '' if there is none. */
export type SheetRemark = Readonly<{ title: string; text: string }>;

export type InvoiceSheet = Readonly<{
  language: Language;
  date: string;
  title: string;
  number: string;
  mark: string;
  facts: readonly SheetRow[];
  seller: SheetParty;
  buyer: SheetParty;
  columns: SheetLine;
  lines: readonly SheetLine[];
  sums: readonly SheetRow[];
  total: SheetRow;
  settled: readonly SheetRow[];
  remarks: readonly SheetRemark[];
}>;

type Localize = InvoiceWords['localize'];

const row = (label: string, value: string | null): readonly SheetRow[] =>
  value === null ? [] : [{ label, value }];

function creditFacts({ credited, language }: Invoice, localize: Localize): readonly SheetRow[] {
  if (credited === null) return [];
  const { number, issuedOn, reason } = credited;
  const invoice = `${number} (${spellDay(issuedOn, language)})`;
  return [
    ...row(localize('billing:invoice.credited_invoice'), invoice),
    ...row(localize('billing:invoice.reason'), localize(`billing:invoice.${reason}`)),
  ];
}

function facts(invoice: Invoice, localize: Localize): readonly SheetRow[] {
  const { series, number, issuedOn, paidOn, orderId, paymentRef, period, language } = invoice;
  const isInvoice = series === 'invoice';
  const numberKey = isInvoice ? 'documents:invoice.number' : 'billing:invoice.credit_note_number';
  return [
    ...row(localize(numberKey), number),
    ...row(localize('documents:invoice.issued'), spellDay(issuedOn, language)),
    ...creditFacts(invoice, localize),
    ...row(localize('documents:invoice.due'), isInvoice ? spellDay(paidOn, language) : null),
    ...row(
      localize('billing:invoice.period'),
      period === null ? null : spellPeriod(period, language),
    ),
    ...row(localize('documents:invoice.order'), orderId),
    ...row(localize('billing:invoice.payment'), paymentRef),
  ];
}

const columns = (localize: Localize): SheetLine => ({
  description: localize('documents:invoice.description'),
  quantity: localize('documents:invoice.quantity'),
  price: localize('documents:invoice.price'),
  vat: localize('billing:invoice.vat'),
  amount: localize('documents:invoice.amount'),
});

const lines = ({ lines, language }: Invoice): readonly SheetLine[] =>
  lines.map((line) => ({
    description: line.description,
    quantity: String(line.quantity).replace('-', '\u2212'),
    price: spellAmount(line.unitCents, language),
    vat: spellPercent(line.percent, language),
    amount: spellAmount(lineCents(line), language),
  }));

const vatRow = (share: VatShare, invoice: Invoice, localize: Localize): SheetRow => ({
  label: localize('billing:invoice.vat_on', {
    percent: spellRate(share, invoice),
    net: spellAmount(share.netCents, invoice.language),
  }),
  value: spellAmount(share.vatCents, invoice.language),
});

const sums = (invoice: Invoice, localize: Localize): readonly SheetRow[] => [
  {
    label: localize('documents:invoice.net'),
    value: spellAmount(sumsOf(invoice).netCents, invoice.language),
  },
  ...invoice.vat.map((share) => vatRow(share, invoice, localize)),
];

function total(invoice: Invoice, localize: Localize): SheetRow {
  const key =
    invoice.series === 'invoice' ? 'documents:invoice.total' : 'billing:invoice.credit_total';
  return {
    label: `${localize(key)}, EUR`,
    value: spellAmount(sumsOf(invoice).totalCents, invoice.language),
  };
}

/** Every order is paid before its invoice is issued. */
function settled(invoice: Invoice, localize: Localize): readonly SheetRow[] {
  if (invoice.series === 'credit_note') return [];
  const { totalCents } = sumsOf(invoice);
  return [
    ...row(localize('billing:invoice.paid'), spellAmount(totalCents, invoice.language)),
    ...row(localize('billing:invoice.payable'), spellAmount(0, invoice.language)),
  ];
}

const numberOf = ({ vatNumber }: Invoice['buyer']): string => vatNumber ?? '–';

/**
 * Text key. Third territories belong to member states; they are outside the VAT territory, not the Union (Directive
 * 2006/112/EC, art 5(3) and 6).
 */
export const exportNote = ({ buyer }: Invoice, thirdTerritories: ReadonlySet<string>): string =>
  thirdTerritories.has(buyer.country ?? '')
    ? 'billing:invoice.territory_note'
    : 'billing:invoice.export_note';

function vatRemarks(invoice: Invoice, terms: SheetTerms): readonly SheetRemark[] {
  const { vat, seller, buyer } = invoice;
  const { localize, thirdTerritories } = terms;
  const kinds = new Set(vat.map(({ kind }) => kind));
  const numbers = { seller: numberOf(seller), buyer: numberOf(buyer) };
  const reverse = {
    title: localize('billing:invoice.reverse_charge'),
    text: localize('billing:invoice.reverse_charge_note', numbers),
  };
  const abroad = { title: '', text: localize(exportNote(invoice, thirdTerritories)) };
  return [
    ...(kinds.has('reverse_charge') ? [reverse] : []),
    ...(kinds.has('export') ? [abroad] : []),
  ];
}

function remarks(invoice: Invoice, terms: SheetTerms): readonly SheetRemark[] {
  const { localize, mark, note } = terms;
  const key =
    invoice.series === 'invoice' ? 'documents:invoice.prepaid' : 'billing:invoice.returned';
  return [
    ...vatRemarks(invoice, terms),
    { title: '', text: localize(key) },
    ...(note === '' ? [] : [{ title: mark, text: note }]),
  ];
}

export function invoiceSheet(invoice: Invoice, terms: SheetTerms): InvoiceSheet {
  const { localize, mark } = terms;
  const { language, issuedOn, number, series, seller, buyer } = invoice;
  return {
    language,
    date: issuedOn,
    number,
    mark,
    title: localize(
      series === 'invoice' ? 'documents:invoice.title' : 'billing:invoice.credit_note',
    ),
    facts: facts(invoice, localize),
    seller: {
      title: localize('documents:invoice.seller'),
      ...spellSeller(seller, language, localize),
    },
    buyer: { title: localize('documents:invoice.buyer'), ...spellBuyer(buyer, language, localize) },
    columns: columns(localize),
    lines: lines(invoice),
    sums: sums(invoice, localize),
    total: total(invoice, localize),
    settled: settled(invoice, localize),
    remarks: remarks(invoice, terms),
  };
}
