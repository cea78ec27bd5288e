/** Cached responses: identical for every request except its id, and decodable in every encoding. */
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { acceptedEncoding } from '../../../src/server/response-cache/accepted-encoding.js';
import { CachedAnswer } from '../../../src/server/response-cache/cached-answer.js';
import { ENCODINGS, pack } from '../../../src/server/response-cache/packing.js';

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };

const FIRST = '11111111-1111-4111-8111-111111111111';
const SECOND = '22222222-2222-4222-8222-222222222222';

const answer = (id: string): string =>
  JSON.stringify({ data: 'õ'.repeat(2_000), meta: { request_id: id, hoiatused: ['tähelepanu'] } });

test.each([null, ...ENCODINGS])(
  'a cached answer has another id, in the encoding %s',
  (encoding) => {
    const kept = CachedAnswer.of(answer(FIRST), FIRST, null);
    expect(kept?.encodingFor(encoding)).toBe(encoding);
    const whole = kept?.whole(SECOND, encoding) ?? Buffer.of();
    expect(whole.length).toBe(kept?.bytes(SECOND, encoding).length);
    const decoded = encoding === null ? whole : DECODERS[encoding](whole);
    expect(decoded.toString()).toBe(answer(SECOND));
  },
);

test('any suffix may follow any prefix', () => {
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 3_000 });
  const end = fc.uint8Array({ minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(fc.constantFrom(...ENCODINGS), bytes, end, (encoding, before, after) => {
      const packed = pack(Buffer.from(before), encoding);
      const last = packed.end(Buffer.from(after));
      const whole = Buffer.concat([packed.beginning, last]);
      const expected = Buffer.concat([before, after]);
      expect(DECODERS[encoding](whole).equals(expected)).toBe(true);
    }),
  );
});

test('an answer that does not contain its id exactly once is not cached', () => {
  expect(CachedAnswer.of('{"data":1}', FIRST, null)).toBeNull();
  expect(CachedAnswer.of(`${FIRST} ${FIRST}`, FIRST, null)).toBeNull();
});

test('a short answer is not compressed', () => {
  expect(CachedAnswer.of(`{"id":"${FIRST}"}`, FIRST, null)?.encodingFor('br')).toBeNull();
});

test.each([
  { header: undefined, expected: null },
  { header: '', expected: null },
  { header: 'gzip', expected: 'gzip' },
  { header: 'gzip, deflate, br, zstd', expected: 'br' },
  { header: 'gzip, zstd', expected: 'zstd' },
  { header: 'br;q=0.5, gzip', expected: 'gzip' },
  { header: 'br;q=0, gzip;q=0', expected: null },
  { header: 'GZIP ; q=0.3', expected: 'gzip' },
  { header: 'identity', expected: null },
  { header: 'identity;q=0.9, gzip;q=0.5', expected: null },
  { header: '*', expected: 'br' },
  { header: 'deflate', expected: null },
  { header: 'gzip;q=none', expected: null },
])('"$header" accepts $expected', ({ header, expected }) => {
  expect(acceptedEncoding(header)).toBe(expected);
});
