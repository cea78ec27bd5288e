/** Documents are checked as Apollo Server does; valid ones are stored for it. */
import { expect, test } from '@jest/globals';
import { buildSchema } from 'graphql';
import { digestOf } from '../../../src/server/graphql/document-source.js';
import { DocumentChecker } from '../../../src/server/graphql/document-checker.js';
import { DocumentStore } from '../../../src/server/graphql/document-store.js';

const schema = buildSchema('type Query { part: Part } type Part { name: String }');

function opened(introspection = true) {
  const store = new DocumentStore();
  return { store, checker: new DocumentChecker({ schema, introspection, store }) };
}

test('a valid document is stored under the digest of its text', async () => {
  const { checker, store } = opened();
  const query = '{ part { name } }';
  const checked = checker.check(query);
  expect(checked).toEqual({ isValid: true, document: expect.objectContaining({}) });
  expect(await store.get(`prefix:${digestOf(query)}`)).toBe(checked?.document);
});

test.each([
  ['{ part { nam } }', 'Cannot query field "nam" on type "Part".'],
  ['{ part }', 'Field "part" of type "Part" must have a selection of subfields.'],
  ['{ part {', 'Syntax Error: Expected Name, found <EOF>.'],
])('%s is refused without suggestions and stacks', async (query, message) => {
  const { checker, store } = opened();
  const checked = checker.check(query);
  const errors = checked?.isValid === false ? checked.errors : [];
  expect(errors.map((one) => one.message)).toEqual([message]);
  expect(errors[0]?.stack).not.toContain(' at ');
  expect(await store.get(digestOf(query))).toBeUndefined();
});

test('without introspection Apollo Server decides on meta fields', () => {
  expect(opened(false).checker.check('{ __typename }')).toBeNull();
  expect(opened().checker.check('{ __typename }')?.isValid).toBe(true);
});
