import { expect, test } from '@jest/globals';
import PizZip from 'pizzip';
import { fillDocx } from '../../../src/platform/docx/docx-template.js';
import { renderPdf } from '../../../src/platform/pdf/pdf-renderer.js';
import { spellAmount } from '../../../src/shared/amount.js';
import { sumsOf } from '../../../src/modules/invoicing/domain/invoice.js';
import { invoiceDocument } from '../../../src/modules/invoicing/domain/invoice-document.js';
import { invoiceTags } from '../../../src/modules/invoicing/domain/invoice-tags.js';
import { LANGUAGES, type Language } from '../../../src/shared/language.js';
import { aSheet, INVOICE_TEMPLATE } from '../../fakes/an-invoice.js';
import { anInvoice, CORRECTED, EXPORTED, REFUNDED, REVERSED } from '../../fakes/plain-invoice.js';

const CASES = [{}, REVERSED, EXPORTED, REFUNDED, CORRECTED];

const docxText = (sheet: ReturnType<typeof aSheet>): string =>
  (
    new PizZip(fillDocx(INVOICE_TEMPLATE, invoiceTags(sheet), new Date('2026-11-21')))
      .file('word/document.xml')
      ?.asText() ?? ''
  ).replaceAll(/<[^>]+>/g, ' ');

test.each(LANGUAGES)('every accounting document has its sums in %s', (language) => {
  for (const change of CASES) {
    const words = docxText(aSheet({ ...change, language }));
    const { netCents, vatCents, totalCents } = sumsOf(anInvoice(change));
    for (const cents of [netCents, vatCents, totalCents]) {
      expect(words).toContain(spellAmount(cents, language));
    }
    expect(words).not.toMatch(/[{}]|undefined/);
  }
});

test.each(LANGUAGES)('%s has a PDF, the same each time', async (language) => {
  const make = () => renderPdf(invoiceDocument(aSheet({ ...REVERSED, language })));
  const first = await make();
  expect(Buffer.from(first).subarray(0, 5).toString()).toBe('%PDF-');
  expect(Buffer.from(await make()).equals(Buffer.from(first))).toBe(true);
});

/** Directive 2006/112/EC, art 226(11a), in some of its languages. */
test.each([
  ['en', 'Reverse charge'],
  ['et', 'Pöördmaksustamine'],
  ['de', 'Steuerschuldnerschaft des Leistungsempfängers'],
  ['fr', 'Autoliquidation'],
  ['es', 'Inversión del sujeto pasivo'],
  ['it', 'Inversione contabile'],
  ['nl', 'Btw verlegd'],
  ['fi', 'Käännetty verovelvollisuus'],
] as readonly (readonly [Language, string])[])('%s says %s', (language, phrase) => {
  const words = docxText(aSheet({ ...REVERSED, language }));
  expect(words).toContain(phrase);
  expect(words).toContain('EE100000000');
  expect(words).toContain('DE136695976');
});
