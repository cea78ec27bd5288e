/** Whether a PNG file is whole: its chunks, their checksums, and its pixels up to a limit. Source: ISO/IEC 15948. */
import { crc32, inflateSync } from 'node:zlib';

const SIGNATURE_BYTES = 8;
/** Length, type and checksum. */
const FRAME_BYTES = 12;
/** Eight bytes a pixel, and the filter byte of each row. */
const MAX_BYTES = 36_000_000;

type Chunk = Readonly<{ type: string; content: Buffer; end: number }>;

/** @returns null if it is cut off or its checksum is wrong */
function chunkAt(file: Buffer, at: number): Chunk | null {
  if (at + FRAME_BYTES > file.length) return null;
  const length = file.readUInt32BE(at);
  const end = at + FRAME_BYTES + length;
  if (end > file.length) return null;
  const body = file.subarray(at + 4, end - 4);
  if (crc32(body) !== file.readUInt32BE(end - 4)) return null;
  return { type: body.toString('latin1', 0, 4), content: body.subarray(4), end };
}

export function isWholePng(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes);
  const pixels: Buffer[] = [];
  let at = SIGNATURE_BYTES;
  for (;;) {
    const chunk = chunkAt(file, at);
    if (chunk === null) return false;
    if (chunk.type === 'IEND') break;
    if (chunk.type === 'IDAT') pixels.push(chunk.content);
    at = chunk.end;
  }
  try {
    return inflateSync(Buffer.concat(pixels), { maxOutputLength: MAX_BYTES }).length > 0;
  } catch {
    return false;
  }
}
