/** Workbooks in a thread: a small file that takes seconds to read stops no other request. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, test } from '@jest/globals';
import PizZip from 'pizzip';
import { workbookReader } from '../../../src/platform/tables/xlsx-reader.js';

const workbook = (data: string): Uint8Array => {
  const archive = new PizZip();
  archive.file('xl/workbook.xml', '<workbook><sheets><sheet name="a"/></sheets></workbook>');
  archive.file('xl/worksheets/sheet1.xml', `<worksheet><sheetData>${data}</sheetData></worksheet>`);
  archive.file('xl/sharedStrings.xml', '<sst/>');
  return archive.generate({ type: 'uint8array', compression: 'DEFLATE' });
};

const NS_PER_MS = 1_000_000;
const ROW = '<row r="1"><c r="A1"><v>1</v></c></row>';

test('rows are read as without a thread', async () => {
  expect(await workbookReader()(workbook(ROW))).toEqual([{ row: 1, cells: ['1'] }]);
  expect(await workbookReader()(Buffer.from('no archive'))).toBeNull();
});

test('while a sheet of a million elements is read, other work goes on', async () => {
  const bytes = workbook('<c/>'.repeat(1_000_000));
  expect(bytes.length).toBeLessThan(20_000);
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  await workbookReader()(bytes);
  delay.disable();
  expect(delay.max / NS_PER_MS).toBeLessThan(1_000);
});

test('of many workbooks at once the last are refused for a moment', async () => {
  const read = workbookReader();
  const results = await Promise.allSettled(Array.from({ length: 22 }, () => read(workbook(ROW))));
  expect(results.map(({ status }) => status).slice(18)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect(await read(workbook(ROW))).toHaveLength(1);
});
