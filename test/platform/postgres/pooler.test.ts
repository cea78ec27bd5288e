import { expect, test } from '@jest/globals';
import pg from 'pg';
import { limitTransactions } from '../../../src/platform/postgres/pooler.js';

const LIMIT = 'set local statement_timeout = 5';

function sentBy(...statements: readonly (readonly [string, unknown[]?])[]): readonly unknown[] {
  const sent: unknown[] = [];
  const send = (text: unknown, values: unknown) =>
    sent.push(values === undefined ? text : [text, values]);
  const query = limitTransactions({ statement_timeout: 5 }, () => 'all')(
    send,
    new pg.Client() as never,
  );
  for (const [text, values] of statements) query(text, values);
  return sent;
}

test('a write outside a transaction is one message with its timeouts, values included', () => {
  const values = ["it's", null, new Uint8Array([255]), ['a', 'b']];
  expect(sentBy(['update t set a = $1, b = $2, c = $3 where d = any($4)', values])).toEqual([
    `${LIMIT}; update t set a = 'it''s', b = null, c =  E'\\\\xff' where d = any('{"a","b"}')`,
  ]);
});

test('within a transaction only its start has timeouts', () => {
  expect(sentBy(['begin'], ['update t set a = $1', [1]], ['commit'], ['select $1', [1]])).toEqual([
    `begin; ${LIMIT}`,
    ['update t set a = $1', [1]],
    'commit',
    ['select $1', [1]],
  ]);
});
