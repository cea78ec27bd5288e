import { expect, test } from '@jest/globals';
import PizZip from 'pizzip';
import { fillDocx } from '../../../src/platform/docx/docx-template.js';
import { invoiceDocx } from '../../../src/platform/docx/invoice-docx.js';
import { aSheet, INVOICE_TEMPLATE } from '../../fakes/an-invoice.js';
import { anInvoice, CORRECTED, REFUNDED, REVERSED } from '../../fakes/plain-invoice.js';

const render = invoiceDocx(INVOICE_TEMPLATE);

/** Text of the document, without markup. */
const wordsOf = (docx: Uint8Array) =>
  (new PizZip(docx).file('word/document.xml')?.asText() ?? '').replaceAll(/<[^>]+>/g, ' ');

test('an invoice shows its parties, lines and sums', async () => {
  const words = wordsOf(await render(aSheet()));
  [
    'INV-2026-00001',
    'Seller OÜ',
    'VAT number: EE100000000',
    'Germany',
    'Document package',
    '1,590.00',
    '381.60',
    '1,971.60',
    'pi_3QxY',
  ].forEach((word) => {
    expect(words).toContain(word);
  });
  expect(words).not.toMatch(/[{}]|undefined/);
});

test('missing details of a party leave no label behind', async () => {
  const nothing = { address: null, country: null, registrationCode: null, vatNumber: null };
  const { seller, buyer } = anInvoice();
  const bare = {
    seller: { ...seller, ...nothing, iban: null, email: null },
    buyer: { ...buyer, ...nothing, email: null },
  };
  expect(wordsOf(await render(aSheet(bare)))).not.toMatch(/VAT number|IBAN|Registration code/);
});

test('reverse charge is stated in the words of the law, with both numbers', async () => {
  const words = wordsOf(await render(aSheet(REVERSED)));
  expect(words).toContain('Reverse charge');
  expect(words).toContain('seller EE100000000, buyer DE136695976');
  expect(wordsOf(await render(aSheet()))).not.toContain('Reverse charge');
});

test.each([
  { change: REFUNDED, reason: 'Refund', total: '1,971.60' },
  { change: CORRECTED, reason: 'Correction of VAT', total: '381.60' },
])('a credit note names its invoice and credits $total', async ({ change, reason, total }) => {
  const words = wordsOf(await render(aSheet(change)));
  ['Credit note', 'INV-2026-00001 (21 November 2026)', reason, total].forEach((word) => {
    expect(words).toContain(word);
  });
  expect(words).not.toContain('Amount due');
});

test('a sample is marked as such', async () => {
  const remarks = [{ title: 'NÄIDIS', text: 'nothing was sold' }];
  const words = wordsOf(await render({ ...aSheet(), mark: 'NÄIDIS', remarks }));
  expect(words).toContain('NÄIDIS');
  expect(words).toContain('nothing was sold');
});

test('the same invoice gives the same bytes', async () => {
  expect(await render(aSheet())).toEqual(await render(aSheet()));
});

test.each(['{#lines}', '{unknown}', '</w:t>', 'a\u0000b\ud800', '& < >'])(
  'a name such as %j neither breaks the document nor is parsed as a tag',
  async (name) => {
    const buyer = { ...anInvoice().buyer, name };
    expect(wordsOf(await render(aSheet({ buyer })))).toContain('1,971.60');
  },
);

test('many invoices at once are all complete', async () => {
  const numbers = Array.from({ length: 6 }, (_, at) => `INV-2026-${String(at)}`);
  const files = await Promise.all(numbers.map((number) => render(aSheet({ number }))));
  files.forEach((file, at) => {
    expect(wordsOf(file)).toContain(numbers[at]);
  });
});

test('a tag without a value is refused', () => {
  expect(() => fillDocx(INVOICE_TEMPLATE, {}, new Date('2026-01-15'))).toThrow(/has no value/);
});
