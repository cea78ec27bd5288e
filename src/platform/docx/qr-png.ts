/** A QR code as PNG: one bit per pixel, black on white. */
import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const PIXELS_PER_MODULE = 8;
/** White modules around the code; ISO/IEC 18004 requires four, the page around it adds to these. */
const QUIET_ZONE = 2;
const BITS = 8;

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** One row of pixels, after its filter byte. */
function rowOf(modules: readonly boolean[]): Buffer {
  const size = modules.length * PIXELS_PER_MODULE;
  const row = Buffer.alloc(1 + Math.ceil(size / BITS), 0xff);
  row[0] = 0;
  for (let pixel = 0; pixel < size; pixel += 1) {
    const isDark = modules[Math.floor(pixel / PIXELS_PER_MODULE)] === true;
    const at = 1 + Math.floor(pixel / BITS);
    if (isDark) row[at] = (row[at] ?? 0) & ~(0x80 >> (pixel % BITS));
  }
  return row;
}

/** The same text gives the same bytes. */
export function qrPng(text: string): Uint8Array {
  const { data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const size = data.length * PIXELS_PER_MODULE;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header[8] = 1;
  const rows = data.flatMap((modules) => {
    const row = rowOf(modules);
    return Array.from({ length: PIXELS_PER_MODULE }, () => row);
  });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
