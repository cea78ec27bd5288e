import { expect, test } from '@jest/globals';
import { NdjsonReader } from '../../../src/server/bulk/ndjson-reader.js';
import type { InputRecord } from '../../../src/server/bulk/portfolio.ports.js';

const MAX_LENGTH = 40;

async function readAll(bytes: Uint8Array, pieceLength: number): Promise<InputRecord[]> {
  const reader = new NdjsonReader(MAX_LENGTH);
  const records: InputRecord[] = [];
  for (let at = 0; at < bytes.length; at += pieceLength) {
    records.push(...reader.read(bytes.subarray(at, at + pieceLength)));
  }
  return [...records, ...(await reader.end())];
}

const TEXT = '{"nimi":"Õunapuu"}\r\n\n{bad\n[1]\n"last"';

test.each([1, 2, 3, 7, 1000])('reads the same lines in chunks of %i bytes', async (length) => {
  const records = await readAll(Buffer.from(TEXT), length);
  expect(records).toEqual([
    { kind: 'value', line: 1, bytes: 21, value: { nimi: 'Õunapuu' } },
    {
      kind: 'fault',
      line: 3,
      bytes: 27,
      detail: { field: 'line', type: 'json_line_invalid' },
    },
    { kind: 'value', line: 4, bytes: 31, value: [1] },
    { kind: 'value', line: 5, bytes: 37, value: 'last' },
  ]);
});

test('a line that is too long or not UTF-8 is reported, and the next one is read', async () => {
  const long = `{"a":"${'x'.repeat(MAX_LENGTH)}"}\n`;
  const bytes = Buffer.concat([Buffer.from(long), Buffer.from([0x22, 0xff, 0x22, 0x0a, 0x37])]);
  expect(await readAll(bytes, 5)).toMatchObject([
    { line: 1, detail: { type: 'line_too_long', params: { max_bytes: MAX_LENGTH } } },
    { line: 2, detail: { type: 'json_line_invalid' } },
    { line: 3, value: 7 },
  ]);
});
