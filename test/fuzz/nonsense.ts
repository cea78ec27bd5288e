/** Unexpected values for fuzzing. */
import fc from 'fast-check';

/** Strings known to break services. */
const NASTY = fc.constantFrom(
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  '{{x}}',
  '{#a}',
  "' or 1=1 --",
  '../../etc/passwd',
  '%E0%A4%A',
  '٣',
  '-0',
  '1e309',
  'NaN',
  '\u202e',
  '<script>',
  '${x}',
  'x'.repeat(70_000),
);

export const text = fc.oneof(
  NASTY,
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ maxLength: 20 }),
);
const number = fc.oneof(
  fc.double({ noNaN: true }),
  fc.maxSafeInteger(),
  fc.constantFrom(-0, 1e308),
);

export const junk: fc.Arbitrary<unknown> = fc.oneof(
  text,
  number,
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(text, text, { maxKeys: 4 }),
  fc.array(text, { maxLength: 5 }),
);

const spell = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, 2_000) : JSON.stringify(value).slice(0, 2_000);

/** Lone surrogates cannot be percent-encoded. */
export const encoded = (value: unknown): string => encodeURIComponent(spell(value).toWellFormed());
