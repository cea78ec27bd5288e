/** Telemetry of statements: operation and table; text only if it cannot contain values. */
import { expect, test } from '@jest/globals';
import { shapeOf } from '../../../src/platform/postgres/query-telemetry.js';

test.each([
  { text: 'select * from "orders" where id = $1', operation: 'select', table: 'orders' },
  { text: '\n  insert into api_key (id) values ($1)', operation: 'insert', table: 'api_key' },
  { text: 'UPDATE account set name = $1', operation: 'update', table: 'account' },
  { text: 'begin', operation: 'begin', table: null },
])('$text is $operation of $table', ({ text, operation, table }) => {
  expect(shapeOf(text, true)).toEqual({ operation, table, text: text.trim() });
});

test.each([
  `select 'from secret' as x from orders`,
  `select E'it\\'s from secret' as x from orders`,
  `select 'it''s into secret' as x from orders`,
  `select $x$ from secret $x$ as x from orders`,
])('a value is never recorded as a table: %s', (text) => {
  expect(shapeOf(text, false)).toEqual({ operation: 'select', table: 'orders', text: null });
});

test('a statement of an unknown kind is recorded as unknown only', () => {
  expect(shapeOf('secret from orders', true)).toEqual({
    operation: 'other',
    table: null,
    text: null,
  });
});
