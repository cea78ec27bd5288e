/**
 * Keeps rows of tables together in a filled .docx file: a short table on one page, of a long one the first two rows
 * with the header and the last two with each other.
 */
import type PizZip from 'pizzip';
import { rewrite } from './pictures.js';

const BODY = 'word/document.xml';
/** Rows with the header; more would leave too much of a page empty. */
const SHORT = 8;

const TABLE = /<w:tbl>.*?<\/w:tbl>/gs;
const ROW = /<w:tr[ >].*?<\/w:tr>/gs;
const UNMARKED = /<w:pPr>(<w:pStyle [^>]*\/>)?(?:<w:keepNext w:val="false"\/>)?(?!<w:keepNext)/g;

const withNext = (row: string): string => row.replaceAll(UNMARKED, '<w:pPr>$1<w:keepNext/>');

const isKept = (at: number, count: number): boolean =>
  count <= SHORT ? at < count - 1 : at < 2 || at === count - 2;

function keepRows(table: string): string {
  if (!table.includes('<w:tblHeader/>')) return table;
  const count = table.match(ROW)?.length ?? 0;
  let at = -1;
  return table.replaceAll(ROW, (row) => {
    at += 1;
    return isKept(at, count) ? withNext(row) : row;
  });
}

export function keepRowsTogether(archive: PizZip): void {
  rewrite(archive, BODY, (xml) => xml.replaceAll(TABLE, keepRows));
}
