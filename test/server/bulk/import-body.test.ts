/** Limits of imported documents. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { tableTools } from '../../../src/platform/tables/csv-records.js';
import { readImport } from '../../../src/server/bulk/import-body.js';

const NS_PER_MS = 1_000_000;
const TOOLS = { ...tableTools, readWorkbook: () => Promise.resolve(null) };

const documentOf = (count: number): string =>
  JSON.stringify({
    'component-definition': {
      components: [
        {
          'control-implementations': [
            {
              'implemented-requirements': Array.from({ length: count }, () => ({
                'control-id': 'A.5.1',
              })),
            },
          ],
        },
      ],
    },
  });

const read = (text: string) =>
  readImport(Readable.from([Buffer.from(text)]), { 'content-type': 'application/json' }, TOOLS);

test('a document may hold as many controls as a table has rows, and no more', async () => {
  expect((await read(documentOf(20_000))).file.controls).toHaveLength(20_000);
  await expect(read(documentOf(20_001))).rejects.toMatchObject({
    details: [{ field: 'body', type: 'too_long', params: { max_length: 20_000 } }],
  });
});

test('while a wide table is read, other work goes on', async () => {
  const columns = Array.from({ length: 5_000 }, (_, at) => `c${String(at)}`);
  const line = Buffer.from(`A.5.1,planned${','.repeat(columns.length)}\n`);
  const head = Buffer.from(`control,status,${columns.join(',')}\n`);
  const pieces = [head, ...Array.from({ length: 300 }, () => line)];
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  await readImport(Readable.from(pieces), { 'content-type': 'text/csv' }, TOOLS);
  delay.disable();
  expect(delay.max / NS_PER_MS).toBeLessThan(700);
});
