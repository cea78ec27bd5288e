/** Template fields of `kb/templates/invoice.docx`. */
import type { InvoiceSheet, SheetLine, SheetRow } from './invoice-sheet.js';
import type { TagRow, Tags } from '../../../shared/template-fields.js';

const rows = (all: readonly SheetRow[]): readonly TagRow[] =>
  all.map(({ label, value }) => ({ label, value }));

const texts = (all: readonly string[]): readonly TagRow[] => all.map((text) => ({ text }));

const columnTags = (columns: SheetLine): Tags =>
  Object.fromEntries(Object.entries(columns).map(([name, title]) => [`column_${name}`, title]));

export const invoiceTags = (sheet: InvoiceSheet): Tags => ({
  title: sheet.title,
  number: sheet.number,
  mark: sheet.mark,
  facts: rows(sheet.facts),
  seller_title: sheet.seller.title,
  seller_name: sheet.seller.name,
  seller_lines: texts(sheet.seller.lines),
  buyer_title: sheet.buyer.title,
  buyer_name: sheet.buyer.name,
  buyer_lines: texts(sheet.buyer.lines),
  ...columnTags(sheet.columns),
  lines: sheet.lines.map((line) => ({ ...line })),
  sums: rows(sheet.sums),
  total_label: sheet.total.label,
  total: sheet.total.value,
  settled: rows(sheet.settled),
  remarks: sheet.remarks.map(({ title, text }) => ({ title, text })),
});
