/** A complete invoice; tests override the members that matter to them. */
import type { Invoice } from '../../src/modules/invoicing/domain/invoice.js';

const STANDARD = { kind: 'standard', percent: 24 } as const;

export const anInvoice = (change: Partial<Invoice> = {}): Invoice => ({
  series: 'invoice',
  number: 'INV-2026-00001',
  language: 'en',
  issuedOn: '2026-11-21',
  paidOn: '2026-11-21',
  paymentRef: 'pi_3QxY',
  orderId: '0193a7b2-5c4d-7e8f-9a0b-1c2d3e4f5a6b',
  seller: {
    name: 'Seller OÜ',
    address: 'Müüja 1, 10111 Tallinn',
    country: 'ee',
    registrationCode: '10000000',
    vatNumber: 'EE100000000',
    email: 'billing@seller.test',
    iban: 'EE382200221020145685',
  },
  buyer: {
    name: 'Buyer GmbH & Söhne',
    address: 'Käuferweg 2, 10115 Berlin',
    country: 'de',
    registrationCode: 'HRB 1',
    vatNumber: 'DE136695976',
    email: 'buyer@example.test',
  },
  lines: [{ ...STANDARD, description: 'Document package', quantity: 1, unitCents: 159000 }],
  vat: [{ ...STANDARD, netCents: 159000, vatCents: 38160 }],
  period: null,
  credited: null,
  isSample: false,
  ...change,
});

const REVERSE = { kind: 'reverse_charge', percent: 0 } as const;
const EXPORT = { kind: 'export', percent: 0 } as const;

/** The same sale at a zero VAT rate. */
const atZero = (terms: typeof REVERSE | typeof EXPORT): Partial<Invoice> => ({
  lines: [{ ...terms, description: 'Document package', quantity: 1, unitCents: 159000 }],
  vat: [{ ...terms, netCents: 159000, vatCents: 0 }],
});

export const REVERSED = atZero(REVERSE);
export const EXPORTED = atZero(EXPORT);

const credited = { number: 'INV-2026-00001', issuedOn: '2026-11-21' } as const;

export const REFUNDED: Partial<Invoice> = {
  series: 'credit_note',
  number: 'CN-2026-00001',
  credited: { ...credited, reason: 'refund' },
};

/** A credit note that returns the VAT and keeps the net amount. */
export const CORRECTED: Partial<Invoice> = {
  series: 'credit_note',
  number: 'CN-2026-00002',
  credited: { ...credited, reason: 'vat_correction' },
  lines: [
    { ...STANDARD, description: 'Document package', quantity: 1, unitCents: 159000 },
    { ...REVERSE, description: 'Document package', quantity: -1, unitCents: 159000 },
  ],
  vat: [
    { ...STANDARD, netCents: 159000, vatCents: 38160 },
    { ...REVERSE, netCents: -159000, vatCents: 0 },
  ],
};
