/**
 * Poolers such as PgBouncer reject timeouts as startup parameters. Session mode sets them when the session begins,
 * transaction mode in each transaction, with unnamed statements, because PgBouncer before 1.21 does not support
 * prepared ones.
 */
import type { Pool } from 'pg';

/** `none`: the address is the server's own. */
export type Pooler = 'none' | 'session' | 'transaction';

/** PostgreSQL settings, in milliseconds. */
type Timeouts = Readonly<Record<string, number>>;

type Query = (...args: unknown[]) => unknown;

const setAll = (timeouts: Timeouts, scope: 'local' | 'session'): string =>
  Object.entries(timeouts)
    .map(([name, ms]) => `set ${scope} ${name} = ${String(ms)}`)
    .join('; ');

/** In the first query of each connection. */
export function limitSession(pool: Pool, timeouts: Timeouts): void {
  const text = setAll(timeouts, 'session');
  pool.on('connect', (client) => {
    // A lost connection fails with its next query.
    client.query(text).catch(() => undefined);
  });
}

const BEGINNING = /^(begin|start transaction)\b/;
const ENDING = /^(commit|rollback)$/;
/** Sent without timeouts. */
const NEEDS_NONE = /^(\s*select\b|commit$|rollback$)/i;

/** Without parameters the server accepts several statements in one message. */
const isPlain = (text: unknown, values: unknown): text is string =>
  typeof text === 'string' && !(Array.isArray(values) && values.length > 0);

/** Several statements return several results; the last is the caller's. */
const lastOf = (results: unknown): unknown =>
  Array.isArray(results) ? (results as unknown[]).at(-1) : results;

/**
 * Sends the timeouts with the start of a transaction, or with a write outside of one, as one message. Reads go alone:
 * only the role's timeouts and our silence limit apply.
 */
export function limitTransactions(pool: Pool, timeouts: Timeouts): void {
  const limits = setAll(timeouts, 'local');
  pool.on('connect', (client) => {
    const query: Query = client.query.bind(client); // one of its many overloads
    let isInside = false;
    Object.assign(client, {
      query: (text: unknown, values: unknown, ...rest: unknown[]): unknown => {
        if (!isPlain(text, values)) return query(text, values, ...rest);
        if (ENDING.test(text)) isInside = false;
        const isBeginning = BEGINNING.test(text);
        if (!isBeginning && (isInside || NEEDS_NONE.test(text))) {
          return query(text, values, ...rest);
        }
        if (isBeginning) isInside = true;
        const sent = query(isBeginning ? `${text}; ${limits}` : `${limits}; ${text}`);
        return sent instanceof Promise ? sent.then(lastOf) : sent;
      },
    });
  });
}
