/** Sheets of invoices in the texts of the law data. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { presentLaw } from '../../src/app/knowledge.js';
import { createTexts } from '../../src/platform/i18n/i18n-texts.js';
import type { Invoice } from '../../src/modules/invoicing/domain/invoice.js';
import {
  invoiceSheet,
  type InvoiceWords,
} from '../../src/modules/invoicing/domain/invoice-sheet.js';
import { thirdTerritories } from '../../src/modules/vat/domain/vat-place.js';
import { message } from '../../src/shared/message.js';
import { anInvoice } from './plain-invoice.js';

const knowledge = presentLaw().knowledge;

export const texts = createTexts(knowledge.texts);

export const INVOICE_TEMPLATE = readFileSync(path.resolve('kb/templates/invoice.docx'));

const wordsIn = ({ language }: Pick<Invoice, 'language'>): InvoiceWords => ({
  localize: (key, params) => texts.localize(message(key, params), language),
  mark: '',
  note: '',
});

export const aSheet = (change: Partial<Invoice> = {}) => {
  const invoice = anInvoice(change);
  return invoiceSheet(invoice, {
    ...wordsIn(invoice),
    thirdTerritories: thirdTerritories(knowledge.vat),
  });
};
