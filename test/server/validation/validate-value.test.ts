/** The fast validators accept exactly what the reporting validators accept, for every input of the schema. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isInputObjectType, type GraphQLInputType } from 'graphql';
import { RESOLVER_CLASSES } from '../../../src/app/resolvers.js';
import { schemaOf } from '../../../src/server/schema/build-schema.js';
import { allFields } from '../../../src/shared/graphql/fields-of.js';
import {
  acceptorOf,
  inputProblems,
  type Bounded,
} from '../../../src/server/validation/validate-value.js';
import {
  isGoodShape,
  JSON_LIMITS,
  jsonShapeProblems,
} from '../../../src/server/validation/json-shape.js';

type Input = Bounded & Readonly<{ name: string; type: GraphQLInputType; defaultValue?: unknown }>;

const schema = await schemaOf(RESOLVER_CLASSES, () => {
  throw new Error('the schema is only read');
});

const MEMBERS = Object.values(schema.getTypeMap())
  .filter((type) => isInputObjectType(type))
  .flatMap((type) => Object.values(type.getFields()));
const INPUTS: readonly Input[] = [...allFields(schema).flatMap(({ args }) => args), ...MEMBERS];
const NAMES = [...new Set(MEMBERS.map(({ name }) => name))];
const WORDS = Object.values(schema.getTypeMap()).flatMap((type) =>
  'getValues' in type ? type.getValues().map(({ name }) => name) : [],
);

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    ...WORDS,
    'ee',
    'EST',
    '12',
    '',
    '\u0000',
    '\ud800',
    '😀😀',
    'x'.repeat(64),
    'x'.repeat(65),
  ),
  fc
    .integer({ min: 190, max: 510 })
    .map((length) => '😀'.repeat(length / 2) + 'x'.repeat(length % 2)),
);
const number = fc.oneof(
  fc.integer(),
  fc.integer({ min: -2, max: 102 }),
  fc.double(),
  fc.constantFrom(-0, NaN, Infinity, 2 ** 31, 2 ** 31 - 1, -(2 ** 31) - 1),
);
const leaf = fc.oneof(text, number, fc.boolean(), fc.constant(null));
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('json'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...NAMES), text), tie('json'), { maxKeys: 6 }),
  ),
}));
const value = fc.oneof(json, fc.constant(undefined));

test('an input is accepted if no error is found in it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...INPUTS), value, fc.boolean(), (input, given, hasDefault) => {
      const problems = inputProblems(input, given, { field: 'x', hasDefault });
      expect(acceptorOf(input, hasDefault)(given)).toBe(problems.length === 0);
    }),
    { numRuns: 5_000 },
  );
});

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

test.each([
  { what: 'the deepest', root: nested(JSON_LIMITS.depth) },
  { what: 'deeper', root: nested(JSON_LIMITS.depth + 1) },
  { what: 'the longest list', root: Array.from({ length: JSON_LIMITS.arrayItems }, () => 1) },
  { what: 'a longer list', root: Array.from({ length: JSON_LIMITS.arrayItems + 1 }, () => 1) },
  { what: 'the longest text', root: 'ä'.repeat(JSON_LIMITS.stringBytes / 2) },
  { what: 'a longer text', root: `${'ä'.repeat(JSON_LIMITS.stringBytes / 2)}x` },
  { what: 'a bad name', root: { 'a\u0007': 1 } },
])('JSON is well-formed if no error is found in it: $what', ({ root }) => {
  expect(isGoodShape(root)).toBe(jsonShapeProblems(root).length === 0);
});

test('any JSON is well-formed if no error is found in it', () => {
  fc.assert(
    fc.property(json, (root) => {
      expect(isGoodShape(root)).toBe(jsonShapeProblems(root).length === 0);
    }),
    { numRuns: 2_000 },
  );
});
