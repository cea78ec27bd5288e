import { expect, test } from '@jest/globals';
import { tableTools } from '../../../src/platform/tables/csv-records.js';
import type { InputRecord } from '../../../src/server/bulk/portfolio.ports.js';

const MAX_LENGTH = 200;

async function readAll(text: string | Uint8Array, pieceLength = 1000): Promise<InputRecord[]> {
  const bytes = Buffer.from(text);
  const reader = tableTools.openReader(MAX_LENGTH);
  const records: InputRecord[] = [];
  for (let at = 0; at < bytes.length; at += pieceLength) {
    records.push(...reader.read(bytes.subarray(at, at + pieceLength)));
  }
  return [...records, ...(await reader.end())];
}

const valuesOf = async (text: string, pieceLength?: number) =>
  (await readAll(text, pieceLength)).map((one) => (one.kind === 'value' ? one.value : one.detail));

test.each([
  { name: 'commas', text: 'ID,Note\na,"x, y"\nb,\n' },
  { name: 'semicolons, beside commas in a cell', text: 'id;note\r\na;x, y\r\nb;\r\n' },
  { name: 'tabs', text: 'id\tnote\na\tx, y\nb\t' },
  { name: 'a byte order mark', text: '\ufeffid,note\na,"x, y"\nb,' },
])('reads a table with $name, in any chunks', async ({ text }) => {
  for (const length of [1, 4, 1000]) {
    expect(await valuesOf(text, length)).toEqual([
      { id: 'a', note: 'x, y' },
      { id: 'b', note: '' },
    ]);
  }
});

test('reports the line and continues after an unreadable one', async () => {
  const text = 'id,a,b\n1,x,y\n2,x,y,z\n3,"x"y,z\n4,x\n5,x,y';
  expect(await readAll(text)).toMatchObject([
    { kind: 'value', line: 2 },
    { kind: 'fault', line: 3, detail: { field: 'line', type: 'csv_line_invalid' } },
    { kind: 'value', line: 4, value: { id: '3', a: '"x"y', b: 'z' } },
    { kind: 'value', line: 5, value: { id: '4', a: 'x' } },
    { kind: 'value', line: 6, value: { id: '5', a: 'x', b: 'y' } },
  ]);
});

test.each([
  { lines: 3, fault: { field: 'line', type: 'csv_line_invalid' } },
  { lines: MAX_LENGTH, fault: { type: 'line_too_long', params: { max_bytes: MAX_LENGTH } } },
])(
  'a quotation mark that is not closed within $lines lines ends the table',
  async ({ lines, fault }) => {
    const records = await readAll(`id,a\n1,x\n2,"${'y\n'.repeat(lines)}`, 64);
    expect(records).toMatchObject([
      { kind: 'value', line: 2 },
      { kind: 'fault', line: 3, isEnd: true, detail: fault },
    ]);
  },
);

test('bytes that are not UTF-8 are an error of their cell', async () => {
  const records = await readAll(Buffer.from('id,a\n1,\xfc\n', 'latin1'));
  expect(records).toMatchObject([
    { kind: 'fault', detail: { field: 'a', type: 'string_unicode' } },
  ]);
});

test('an empty body and a body with only a header contain no rows', async () => {
  expect(await readAll('')).toEqual([]);
  expect(await readAll('id,a\n')).toEqual([]);
});

test('writes nothing that a spreadsheet would read as a formula', () => {
  expect(tableTools.writeRow(['a', '=1+1', 'x,y'])).toBe(`a,'=1+1,"x,y"\n`);
});
