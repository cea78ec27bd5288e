import { closeSync, fstatSync, openSync, writeSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, test } from '@jest/globals';
import { openSpool } from '../../../src/platform/spool/body-spool.js';
import type { BodySpool } from '../../../src/server/bulk/portfolio.ports.js';

const MEMORY = 131_072;

/** Bytes without repeated blocks. */
const bytesOf = (length: number): Buffer => {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at + 4 <= length; at += 4)
    bytes.writeUInt32LE((at * 2_654_435_761) % 4_294_967_296, at);
  return bytes;
};

async function readAll(spool: BodySpool): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of spool.read()) pieces.push(Uint8Array.from(piece));
  return Buffer.concat(pieces);
}

test.each([0, 1, 65_535, 65_536, MEMORY, MEMORY + 1, 1_000_000])(
  'returns %i bytes unchanged, in any chunks',
  async (length) => {
    const bytes = bytesOf(length);
    for (const size of [997, 65_536, 300_000]) {
      const spool = openSpool(MEMORY);
      for (let at = 0; at < length; at += size) await spool.write(bytes.subarray(at, at + size));
      expect((await readAll(spool)).equals(bytes)).toBe(true);
      await spool.close();
    }
  },
);

test('leaves no file behind, not even while open', async () => {
  const spool = openSpool(0);
  await spool.write(bytesOf(500_000));
  expect((await readdir(tmpdir())).filter((name) => name.startsWith('nis2-body-'))).toEqual([]);
  await spool.close();
  await spool.close();
});

test('ends if it is closed during a read', async () => {
  const spool = openSpool(0);
  await spool.write(bytesOf(500_000));
  const pieces = spool.read()[Symbol.asyncIterator]();
  await pieces.next();
  await spool.close();
  let count = 0;
  while ((await pieces.next()).done !== true) count += 1;
  expect(count).toBeLessThan(3);
});

/** The next descriptor that the system assigns: the lowest free one. */
function nextDescriptor(): number {
  const descriptor = openSync(import.meta.filename, 'r');
  closeSync(descriptor);
  return descriptor;
}

test('a changed byte of the file is not returned', async () => {
  const file = nextDescriptor();
  const spool = openSpool(0);
  await spool.write(bytesOf(500_000));
  expect(fstatSync(file).size).toBeGreaterThan(400_000);
  const [byte = 0] = (await readAll(spool)).subarray(0, 1);
  writeSync(file, Buffer.from([byte, byte + 1]), 0, 2, 70_000);
  await expect(readAll(spool)).rejects.toThrow();
  await spool.close();
});
