/** Refused documents are cached within a memory budget. */
import { expect, test } from '@jest/globals';
import { GraphQLError, parse } from 'graphql';
import { toReported } from '../../../src/server/graphql/format-error.js';
import { RefusedDocuments } from '../../../src/server/graphql/refused-documents.js';

const MEBIBYTE = 1_048_576;

const refused = (query: string) => ({
  document: parse(query),
  reported: [toReported(new GraphQLError('no such field', { source: parse(query).loc?.source }))],
  counts: 'minute' as const,
});

test('a refused document is found by its text and operation', () => {
  const documents = new RefusedDocuments();
  documents.learn('{ a }', 'A', refused('{ a }'));
  expect(documents.find('{ a }', undefined)).toBeUndefined();
  expect(documents.find('{ b }', 'A')).toBeUndefined();
  const found = documents.find('{ a }', 'A');
  expect(found?.reported.map(({ ours }) => ours.details)).toEqual([
    [{ field: 'query', type: 'document_invalid', params: { reason: 'no such field' } }],
  ]);
  expect(found?.reported.map(({ error }) => Object.keys(error))).toEqual([['locations', 'path']]);
});

test.each([
  { text: '{ a }\n#A', operationName: undefined },
  { text: '1:A{ a }', operationName: undefined },
  { text: 'A{ a }', operationName: '' },
])('the text of another document does not match an operation: $text', ({ text, operationName }) => {
  const documents = new RefusedDocuments();
  documents.learn(text, operationName, refused('{ a }'));
  expect(documents.find('{ a }', 'A')).toBeUndefined();
});

test('invented documents do not fill the memory', () => {
  const documents = new RefusedDocuments();
  for (let at = 0; at < 2_000; at++) {
    const query = `{ a${at} ${'b '.repeat(500)} }`;
    documents.learn(query, undefined, refused(query));
  }
  expect(documents.bytes).toBeLessThan(4.1 * MEBIBYTE);
  expect(documents.find(`{ a1999 ${'b '.repeat(500)} }`, undefined)).toBeDefined();
  documents.learn('x'.repeat(20_001), undefined, refused('{ a }'));
  expect(documents.find('x'.repeat(20_001), undefined)).toBeUndefined();
});
