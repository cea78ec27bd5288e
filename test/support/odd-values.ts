/** Values that no provider documents, for robustness tests of its objects. */
import fc from 'fast-check';

const FAR_FUTURE_SECONDS = 253_402_300_800;

const MALFORMED = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e308,
  FAR_FUTURE_SECONDS,
  '',
  ' ',
  '\u0000',
  'pi_\u0000',
  '\ud800',
  'a\udfff',
  'ü',
  '\u202e',
  'constructor',
  '__proto__',
  'evt_'.repeat(200),
  'x'.repeat(20_000),
  '2026-13-45',
  'NaN',
  [],
  {},
  [null],
  [[[[[[]]]]]],
  { id: null },
  { id: '\u0000' },
  { order_id: 7 },
  { object: null },
] as const;

/** Valid JSON text: nested arrays. */
export const deepJson = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** Any JSON value, including some that the database cannot store. */
export const malformedValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...MALFORMED) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

type Shape = Readonly<Record<string, unknown>>;

/** The same object with one to three members missing or odd. */
export const spoilt = (shape: Shape): fc.Arbitrary<Shape> =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom(...Object.keys(shape)),
        fc.option(malformedValue, { nil: undefined }),
      ),
      {
        minLength: 1,
        maxLength: 3,
      },
    )
    .map((changes) => ({ ...shape, ...Object.fromEntries(changes) }));
