/** Cells of a table as values of the schema. */
import { expect, test } from '@jest/globals';
import { buildSchema } from 'graphql';
import { LineByLine } from '../../../src/server/bulk/organisation.js';

const schema = buildSchema(
  'type Query { scope(staff: Int!, hasNetwork: Boolean, name: String, keys: [String!]): Int }',
);
const reader = new LineByLine(schema.getQueryType()?.getFields()['scope']?.args ?? []);

const read = (value: Readonly<Record<string, string>>) => {
  const [organisation] = reader.take({ kind: 'value', line: 2, bytes: 10, value });
  return { body: organisation?.body, errors: organisation?.errors };
};

test.each([
  ['TRUE', true],
  ['False', false],
  ['true', true],
  ['0', false],
])('the truth value %s is read, as spreadsheets write it too', (cell, hasNetwork) => {
  expect(read({ staff: '5', hasNetwork: cell })).toEqual({
    body: { staff: 5, hasNetwork },
    errors: [],
  });
});

test('other types keep their capitals; unreadable cells keep their text', () => {
  expect(read({ staff: 'TRUE', hasNetwork: 'yes', name: 'TRUE' })).toEqual({
    body: { staff: 'TRUE', hasNetwork: 'yes', name: 'TRUE' },
    errors: [
      { field: 'staff', type: 'int_parsing' },
      { field: 'hasNetwork', type: 'bool_parsing' },
    ],
  });
});

test.each(['a', '["a"]', 'a;'])('the list %s has one key', (keys) => {
  expect(read({ keys }).body).toEqual({ keys: ['a'] });
});

test.each(['a;b', 'a, b', 'a b', '["a", "b"]'])('the list %s has two keys', (keys) => {
  expect(read({ keys })).toEqual({ body: { keys: ['a', 'b'] }, errors: [] });
});

test('a list that is no JSON is an error of its column', () => {
  expect(read({ keys: '["a"' }).errors).toEqual([{ field: 'keys', type: 'list_type' }]);
});
