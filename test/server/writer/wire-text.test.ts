/** Wire text is the UTF-8 of JSON, one character per byte. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fromWire, stringToWire, toWire } from '../../../src/server/writer/wire-text.js';

const anyText = fc.string({ unit: 'binary', maxLength: 3_000 });

test('any string becomes the bytes of its JSON, the first time and again', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const bytes = Buffer.from(JSON.stringify(text));
      for (let time = 0; time < 2; time++) {
        expect(Buffer.from(stringToWire(text), 'latin1').equals(bytes)).toBe(true);
      }
    }),
  );
});

test.each(['', 'plain', '"', '\\', '\u007f', '„Õ“', '\ud800', 'a\n', '😀', 'é'])(
  'JSON of %j is converted in both directions',
  (text) => {
    const json = JSON.stringify({ text });
    const wire = toWire(json);
    expect(wire).toHaveLength(Buffer.byteLength(json));
    expect(fromWire(wire)).toBe(json);
  },
);
