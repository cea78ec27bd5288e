/** Workbooks written by another library, and damaged ones. */
import { expect, test } from '@jest/globals';
import PizZip from 'pizzip';
import { exportWriters } from '../../../src/platform/tables/export-writers.js';
import { readWorkbook } from '../../../src/platform/tables/xlsx-rows.js';

const workbook = (rows: readonly (readonly string[])[]) =>
  exportWriters().xlsx({ title: 'soa', head: ['Control', 'Status'], rows });

test('rows are read as written, with their lines', async () => {
  const bytes = await workbook([
    ['A.5.1', 'implemented'],
    ['A.5.2', ''],
    ['', 'ü <&> "x"'],
  ]);
  expect(readWorkbook(bytes)).toEqual([
    { row: 1, cells: ['Control', 'Status'] },
    { row: 2, cells: ['A.5.1', 'implemented'] },
    { row: 3, cells: ['A.5.2'] },
    { row: 4, cells: ['', 'ü <&> "x"'] },
  ]);
});

const sheet = (data: string) => {
  const archive = new PizZip();
  archive.file('xl/workbook.xml', '<workbook><sheets><sheet name="a"/></sheets></workbook>');
  archive.file('xl/worksheets/sheet1.xml', `<worksheet><sheetData>${data}</sheetData></worksheet>`);
  archive.file(
    'xl/sharedStrings.xml',
    '<sst><si><t>one</t></si><si><r><t>t</t></r><r><t>wo</t></r></si></sst>',
  );
  return archive.generate({ type: 'uint8array', compression: 'DEFLATE' });
};

test('shared, inline and plain texts; skipped columns are empty', () => {
  const cells =
    '<row r="3"><c r="A3" t="s"><v>1</v></c><c r="C3" t="inlineStr"><is><t>in</t></is></c><c r="D3"><v>5</v></c></row>';
  expect(readWorkbook(sheet(cells))).toEqual([{ row: 3, cells: ['two', '', 'in', '5'] }]);
});

test('columns beyond 200 are not read', () => {
  const rows = readWorkbook(
    sheet('<row r="1"><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row>'),
  );
  expect(rows).toEqual([{ row: 1, cells: ['1'] }]);
});

test('a part that inflates beyond 4 MB is refused, whatever its size claims', () => {
  const row = `<row r="1"><c r="A1"><v>${'9'.repeat(5_000_000)}</v></c></row>`;
  const bytes = sheet(row);
  expect(bytes.length).toBeLessThan(100_000);
  expect(readWorkbook(bytes)).toBeNull();
});

test.each([
  ['nothing', ''],
  ['text', 'control,status'],
  ['a cut archive', 'PK\u0003\u0004'],
])('%s is not a workbook', (_, text) => {
  expect(readWorkbook(Buffer.from(text))).toBeNull();
});

test('every truncated workbook is read or refused without an exception', async () => {
  const bytes = await workbook([['A.5.1', 'implemented']]);
  for (let length = 0; length < bytes.length; length += 97) {
    expect(() => readWorkbook(bytes.subarray(0, length))).not.toThrow();
  }
});
