/** Invoice sheet to print document. Source. */
import type { Cell, PrintDocument, DocumentBlock } from '../../documents/domain/print-document.js';
import { cell, SAMPLE_WATERMARK, toned } from '../../documents/domain/document-parts.js';
import type { InvoiceSheet, SheetParty, SheetRemark } from './invoice-sheet.js';

const partyCell = ({ name, lines }: SheetParty): Cell => toned('strong', name, ...lines);

const parties = ({ seller, buyer }: InvoiceSheet): DocumentBlock => ({
  kind: 'table',
  columns: [
    { title: seller.title, share: 50 },
    { title: buyer.title, share: 50 },
  ],
  rows: [[partyCell(seller), partyCell(buyer)]],
});

const lines = ({ columns, lines }: InvoiceSheet): DocumentBlock => ({
  kind: 'table',
  columns: [
    { title: columns.description, share: 46 },
    { title: columns.quantity, share: 13, atRight: true },
    { title: columns.price, share: 16, atRight: true },
    { title: columns.vat, share: 9, atRight: true },
    { title: columns.amount, share: 16, atRight: true },
  ],
  rows: lines.map(({ description, quantity, price, vat, amount }) =>
    [description, quantity, price, vat, amount].map((text) => cell(text)),
  ),
});

const remark = ({ title, text }: SheetRemark): DocumentBlock =>
  title === '' ? { kind: 'paragraph', text, tone: 'muted' } : { kind: 'note', title, text };

export function invoiceDocument(sheet: InvoiceSheet): PrintDocument {
  const { language, date, title, number, seller, mark, sums, total, settled } = sheet;
  const name = `${title} ${number}`;
  return {
    language,
    date,
    title: name,
    subject: name,
    keywords: number,
    watermark: mark === '' ? null : SAMPLE_WATERMARK,
    cover: null,
    header: { left: seller.name, right: number },
    footer: { left: number, pageWord: '' },
    blocks: [
      { kind: 'heading', level: 1, number: '', text: title },
      { kind: 'facts', rows: sheet.facts.map(({ label, value }) => [label, value] as const) },
      parties(sheet),
      lines(sheet),
      { kind: 'sums', rows: sums, total, settled },
      ...sheet.remarks.map(remark),
    ],
  };
}
