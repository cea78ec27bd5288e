/** Single files of a ZIP archive, inflated to a maximum size whatever the archive claims (APPNOTE 6.3, 4.3). */
import { inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;

/** `start`: of the local header. */
type Entry = Readonly<{ method: number; bytes: number; start: number }>;

function endOf(archive: Buffer): number | null {
  for (let at = archive.length - END_BYTES; at >= 0; at -= 1) {
    if (archive.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  return null;
}

function directoryOf(archive: Buffer): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  const end = endOf(archive);
  if (end === null) return entries;
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== ENTRY) return entries;
    const nameBytes = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes);
    entries.set(name, {
      method: archive.readUInt16LE(at + 10),
      bytes: archive.readUInt32LE(at + 20),
      start: archive.readUInt32LE(at + 42),
    });
    at += ENTRY_BYTES + nameBytes + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}

function contentOf(archive: Buffer, { method, bytes, start }: Entry, mostBytes: number): Buffer {
  const names = archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
  const from = start + LOCAL_BYTES + names;
  const packed = archive.subarray(from, from + bytes);
  if (method === DEFLATED) return inflateRawSync(packed, { maxOutputLength: mostBytes });
  if (method !== STORED || packed.length > mostBytes) throw new RangeError('entry not readable');
  return packed;
}

/**
 * Reads one file; null if the archive has no such file.
 * @throws RangeError if the archive is damaged or the file is larger than `mostBytes`
 */
export type ReadEntry = (name: string) => Buffer | null;

export function openArchive(bytes: Uint8Array, mostBytes: number): ReadEntry {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = directoryOf(archive);
  return (name) => {
    const entry = entries.get(name);
    return entry === undefined ? null : contentOf(archive, entry, mostBytes);
  };
}
