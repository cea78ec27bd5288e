/**
 * Compresses answers whose end changes. The beginning is compressed once and flushed to a whole byte; the end with the
 * request id follows as an uncompressed block of the same stream.
 * Sources: RFC 1951, 3.2.4 and RFC 1952, 2.3 (gzip); RFC 7932, 9.2 (brotli); RFC 8878, 3.1.1 (zstd).
 */
import { brotliCompressSync, constants, crc32, deflateRawSync, zstdCompressSync } from 'node:zlib';

/** Smallest answers first. */
export const ENCODINGS = ['br', 'zstd', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** `end`: returns what follows the beginning, `overhead` bytes longer than its argument. */
export type Packed = Readonly<{
  encoding: Encoding;
  beginning: Buffer;
  overhead: number;
  end: (bytes: Buffer) => Buffer;
}>;

/** Longest uncompressed block in all three formats. */
export const MAX_END = 65_535;

const LEVELS = { gzip: 6, br: 6, zstd: 9 } as const;

const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const GZIP_BEFORE = 5;
const GZIP_AFTER = 8;
const FOUR_GIB = 2 ** 32;

function gzip(text: Buffer): Packed {
  const body = deflateRawSync(text, { level: LEVELS.gzip, finishFlush: constants.Z_SYNC_FLUSH });
  const sum = crc32(text);
  return {
    encoding: 'gzip',
    beginning: Buffer.concat([GZIP_HEAD, body]),
    overhead: GZIP_BEFORE + GZIP_AFTER,
    end: (bytes) => {
      const made = Buffer.allocUnsafe(GZIP_BEFORE + bytes.length + GZIP_AFTER);
      // Last block, stored: length and its complement.
      made[0] = 1;
      made.writeUInt16LE(bytes.length, 1);
      made.writeUInt16LE(MAX_END - bytes.length, 3);
      bytes.copy(made, GZIP_BEFORE);
      const after = made.writeUInt32LE(crc32(bytes, sum), GZIP_BEFORE + bytes.length);
      made.writeUInt32LE((text.length + bytes.length) % FOUR_GIB, after);
      return made;
    },
  };
}

const BROTLI_BEFORE = 3;
const BROTLI_UNCOMPRESSED = 1 << 19;
const BROTLI_LAST_AND_EMPTY = 3;

function brotli(text: Buffer): Packed {
  const beginning = brotliCompressSync(text, {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: LEVELS.br },
  });
  return {
    encoding: 'br',
    beginning,
    overhead: BROTLI_BEFORE + 1,
    end: (bytes) => {
      const made = Buffer.allocUnsafe(BROTLI_BEFORE + bytes.length + 1);
      // Not the last block; four nibbles of length minus one; uncompressed.
      made.writeUIntLE(((bytes.length - 1) << 3) | BROTLI_UNCOMPRESSED, 0, BROTLI_BEFORE);
      bytes.copy(made, BROTLI_BEFORE);
      made[BROTLI_BEFORE + bytes.length] = BROTLI_LAST_AND_EMPTY;
      return made;
    },
  };
}

const ZSTD_BEFORE = 3;

function zstd(text: Buffer): Packed {
  const beginning = zstdCompressSync(text, {
    finishFlush: constants.ZSTD_e_flush,
    params: { [constants.ZSTD_c_compressionLevel]: LEVELS.zstd },
  });
  return {
    encoding: 'zstd',
    beginning,
    overhead: ZSTD_BEFORE,
    end: (bytes) => {
      const made = Buffer.allocUnsafe(ZSTD_BEFORE + bytes.length);
      // Last block, raw, with its length.
      made.writeUIntLE((bytes.length << 3) | 1, 0, ZSTD_BEFORE);
      bytes.copy(made, ZSTD_BEFORE);
      return made;
    },
  };
}

const PACKERS: Readonly<Record<Encoding, (text: Buffer) => Packed>> = { br: brotli, zstd, gzip };

/** @param text the beginning of the answer, not empty */
export const pack = (text: Buffer, encoding: Encoding): Packed => PACKERS[encoding](text);
