/**
 * E-invoices: EN 16931 in UBL 2.1, elements in the order of its schema. BT, BG: business terms of EN 16931-1; BR: its
 * rules.
 */
import { toAmount } from '../../../shared/amount.js';
import { lineCents, sumsOf, type Invoice, type InvoiceLine, type VatShare } from './invoice.js';
import { category, codesOf, isNotSubject } from './ubl-category.js';
import { ublBuyer, ublSeller, type Countries } from './ubl-party.js';
import type { VatKind } from '../../vat/domain/vat.js';
import type { XmlTree } from './xml-tree.js';

/** `reason`: for a zero rate, in the invoice's language. */
type UblWords = Readonly<{
  reason: (kind: Exclude<VatKind, 'standard'>) => string;
  notes: readonly string[];
}>;

export type UblTerms = UblWords & Countries;

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const CURRENCY = 'EUR';

/** UNTDID 1001. */
const TYPE_CODE = { invoice: '380', credit_note: '381' } as const;
/** UNTDID 4461: online payment service. */
const PAYMENT_MEANS = '68';
/** UN/ECE recommendation 20: one. */
const UNIT = 'C62';

const money = (cents: number): XmlTree => ({ '@currencyID': CURRENCY, '#': toAmount(cents) });

/** BG-23. A zero rate needs a reason (BR-AE-10, BR-G-10, BR-O-10). */
function subtotal(share: VatShare, notSubject: boolean, { reason }: UblWords): XmlTree {
  const { kind } = share;
  const code = codesOf(kind, notSubject).reason;
  const why =
    kind === 'standard' || code === null
      ? {}
      : { 'cbc:TaxExemptionReasonCode': code, 'cbc:TaxExemptionReason': reason(kind) };
  return {
    'cbc:TaxableAmount': money(share.netCents),
    'cbc:TaxAmount': money(share.vatCents),
    'cac:TaxCategory': category(share, notSubject, why),
  };
}

const taxTotal = (invoice: Invoice, words: UblWords): XmlTree => ({
  'cbc:TaxAmount': money(sumsOf(invoice).vatCents),
  'cac:TaxSubtotal': invoice.vat.map((share) => subtotal(share, isNotSubject(invoice), words)),
});

/** BG-22. Everything is prepaid or refunded. */
function monetaryTotal(invoice: Invoice): XmlTree {
  const { netCents, totalCents } = sumsOf(invoice);
  return {
    'cbc:LineExtensionAmount': money(netCents),
    'cbc:TaxExclusiveAmount': money(netCents),
    'cbc:TaxInclusiveAmount': money(totalCents),
    'cbc:PrepaidAmount': money(totalCents),
    'cbc:PayableAmount': money(0),
  };
}

/** BG-25. */
const line = (
  one: InvoiceLine,
  at: number,
  { quantityName, notSubject }: Readonly<{ quantityName: string; notSubject: boolean }>,
): XmlTree => ({
  'cbc:ID': String(at + 1),
  [quantityName]: { '@unitCode': UNIT, '#': String(one.quantity) },
  'cbc:LineExtensionAmount': money(lineCents(one)),
  'cac:Item': {
    'cbc:Name': one.description,
    'cac:ClassifiedTaxCategory': category(one, notSubject),
  },
  'cac:Price': { 'cbc:PriceAmount': money(one.unitCents) },
});

const linesOf = (invoice: Invoice, quantityName: string): XmlTree[] =>
  invoice.lines.map((one, at) =>
    line(one, at, { quantityName, notSubject: isNotSubject(invoice) }),
  );

/** BG-14. */
const period = ({ period }: Invoice): XmlTree =>
  period === null
    ? {}
    : { 'cac:InvoicePeriod': { 'cbc:StartDate': period.from, 'cbc:EndDate': period.until } };

/** BG-3. */
const credited = ({ credited }: Invoice): XmlTree =>
  credited === null
    ? {}
    : {
        'cac:BillingReference': {
          'cac:InvoiceDocumentReference': {
            'cbc:ID': credited.number,
            'cbc:IssueDate': credited.issuedOn,
          },
        },
      };

/** BG-16; the provider's id of the payment is BT-83. */
const paymentMeans = ({ paymentRef }: Invoice): XmlTree => ({
  'cac:PaymentMeans': {
    'cbc:PaymentMeansCode': PAYMENT_MEANS,
    ...(paymentRef === null ? {} : { 'cbc:PaymentID': paymentRef }),
  },
});

const head = (number: string, issuedOn: string): XmlTree => ({
  'cbc:CustomizationID': 'urn:cen.eu:en16931:2017',
  'cbc:ProfileID': 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  'cbc:ID': number,
  'cbc:IssueDate': issuedOn,
});

/** Elements after the type. The order id is also the buyer's reference (BT-10, BT-13). */
const body = (invoice: Invoice, terms: UblTerms): XmlTree => ({
  'cbc:DocumentCurrencyCode': CURRENCY,
  'cbc:BuyerReference': invoice.orderId,
  ...period(invoice),
  'cac:OrderReference': { 'cbc:ID': invoice.orderId },
  ...credited(invoice),
  'cac:AccountingSupplierParty': {
    'cac:Party': ublSeller(invoice.seller, terms, isNotSubject(invoice)),
  },
  'cac:AccountingCustomerParty': {
    'cac:Party': ublBuyer(invoice.buyer, terms, isNotSubject(invoice)),
  },
  ...paymentMeans(invoice),
  'cac:TaxTotal': taxTotal(invoice, terms),
  'cac:LegalMonetaryTotal': monetaryTotal(invoice),
});

const spaces = (document: 'Invoice' | 'CreditNote'): XmlTree => ({
  '@xmlns': `${UBL}:${document}-2`,
  '@xmlns:cac': `${UBL}:CommonAggregateComponents-2`,
  '@xmlns:cbc': `${UBL}:CommonBasicComponents-2`,
});

/** BT-7: advance payments are taxed on the day of payment. BT-22: one text (UBL-CR). */
function ublInvoice(invoice: Invoice, terms: UblTerms): XmlTree {
  return {
    Invoice: {
      ...spaces('Invoice'),
      ...head(invoice.number, invoice.issuedOn),
      'cbc:InvoiceTypeCode': TYPE_CODE.invoice,
      'cbc:Note': terms.notes.join('\n'),
      'cbc:TaxPointDate': invoice.paidOn,
      ...body(invoice, terms),
      'cac:InvoiceLine': linesOf(invoice, 'cbc:InvoicedQuantity'),
    },
  };
}

function ublCreditNote(invoice: Invoice, terms: UblTerms): XmlTree {
  return {
    CreditNote: {
      ...spaces('CreditNote'),
      ...head(invoice.number, invoice.issuedOn),
      'cbc:CreditNoteTypeCode': TYPE_CODE.credit_note,
      'cbc:Note': terms.notes.join('\n'),
      ...body(invoice, terms),
      'cac:CreditNoteLine': linesOf(invoice, 'cbc:CreditedQuantity'),
    },
  };
}

export const toUbl = (invoice: Invoice, terms: UblTerms): XmlTree =>
  invoice.series === 'invoice' ? ublInvoice(invoice, terms) : ublCreditNote(invoice, terms);
