/**
 * Removes the application's check of the account: statements of requests compare the account with nothing. Row level
 * security alone keeps organisations apart then. Import it before anything that opens the service.
 */
import { afterAll, beforeAll } from '@jest/globals';
import pg from 'pg';
import { rowScope } from '../../src/shared/row-scope.js';

const FILTER = /((?:"\w+"\.)?"account_id") = (\$\d+)/g;

let removed = 0;

/** Filters removed so far. */
export const removedFilters = (): number => removed;

function withoutFilter(text: string): string {
  return text.replace(FILTER, (_filter, column: string, value: string) => {
    removed += 1;
    return `(${column} = ${value} or true)`;
  });
}

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

const prototype = pg.Client.prototype as unknown as { query: Query }; // one of its overloads
const send = prototype.query;

beforeAll(() => {
  prototype.query = function (statement, ...rest) {
    if (rowScope() === 'all') return send.call(this, statement, ...rest);
    if (typeof statement === 'string') return send.call(this, withoutFilter(statement), ...rest);
    // In the form that `named` writes: a changed text needs another name.
    const { name, text } = statement as Readonly<{ name: string; text: string }>;
    const changed = { name: `${name}_all`, text: withoutFilter(text) };
    return send.call(this, Object.assign({}, statement, changed), ...rest);
  };
});

// Suites that run later in this process share the driver.
afterAll(() => {
  prototype.query = send;
});
