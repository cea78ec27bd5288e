/** Every name of the contract has an English name, unique within its type. */
import { expect, test } from '@jest/globals';
import { buildSchema as parseSchema } from 'graphql';
import { RESOLVER_CLASSES } from '../../src/app/resolvers.js';
import { schemaOf } from '../../src/server/schema/build-schema.js';
import { englishWordsOf, wordsIn } from '../../src/server/schema/english-names.js';
import { englishErrors } from '../../tools/schema/english-errors.js';

test('the whole contract has English names', async () => {
  const schema = await schemaOf(RESOLVER_CLASSES, () => {
    throw new Error('the schema is only read');
  });
  expect(englishErrors(schema)).toEqual([]);
});

test('a wire word without a term is reported, a field as well as an argument and a value', () => {
  const errors = englishErrors(
    parseSchema('type Query { uudne(naljakas: Int, name: Int): Kind } enum Kind { kummaline }'),
  );
  expect(errors.map((fault) => fault.split(':')[0])).toEqual([
    'Query.uudne',
    'Query.uudne(naljakas',
    'Kind.kummaline',
  ]);
});

test('two fields of one type with one English name are reported, in two types they are not', () => {
  const one = englishErrors(parseSchema('type Query { nimi: Int, nimetus: Int }'));
  expect(one).toEqual(['one English name: Query.nimi, Query.nimetus']);
  const two = parseSchema('type Query { nimi: Int, order: Order } type Order { nimetus: Int }');
  expect(englishErrors(two)).toEqual([]);
});

test.each([
  ['Order.kaive_meur', 'kaive_meur', ['turnover', 'million', 'eur']],
  ['Query.verifyDocument(kood:)', 'kood', ['code']],
  ['StatusReport.teenused', 'teenused', ['components']],
  ['Query.detected_at', 'detected_at', ['detected', 'at']],
])('%s is named by its place, its word or itself', (coordinate, word, words) => {
  expect(englishWordsOf({ coordinate, word, target: {} })).toEqual(words);
});

test('names are split into words', () => {
  expect(wordsIn('balance sheet total (million EUR)').join(' ')).toBe(
    'balance sheet total million eur',
  );
  expect(wordsIn('OrderConnection')).toEqual(['order', 'connection']);
});
