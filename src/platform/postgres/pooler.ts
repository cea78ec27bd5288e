/**
 * Connections through a pooler such as PgBouncer, which refuses timeouts as startup parameters. Where it pools sessions
 * they are set when the session begins. Where it pools transactions no session is ours: they are set within each
 * transaction, and no statement gets a name, because poolers before PgBouncer 1.21 do not know prepared ones.
 */
import type { Pool } from 'pg';

/** How the pooler hands out connections of the server; `none`: the address is that of the server itself. */
export type Pooler = 'none' | 'session' | 'transaction';

/** Names of PostgreSQL's settings and their values in milliseconds. */
type Timeouts = Readonly<Record<string, number>>;

type Query = (...args: unknown[]) => unknown;

const setAll = (timeouts: Timeouts, scope: 'local' | 'session'): string =>
  Object.entries(timeouts)
    .map(([name, ms]) => `set ${scope} ${name} = ${String(ms)}`)
    .join('; ');

/** It is the first that the connection asks. */
export function limitSession(pool: Pool, timeouts: Timeouts): void {
  const text = setAll(timeouts, 'session');
  pool.on('connect', (client) => {
    // One that is lost already fails with its next query.
    client.query(text).catch(() => undefined);
  });
}

const BEGINNING = /^(begin|start transaction)\b/;
const ENDING = /^(commit|rollback)$/;
/** A read, or the end of a transaction. */
const NEEDS_NONE = /^(\s*select\b|commit$|rollback$)/i;

/** A text whose values stand in it: the server takes several of them in one message. */
const isPlain = (text: unknown, values: unknown): text is string =>
  typeof text === 'string' && !(Array.isArray(values) && values.length > 0);

/** Several statements in one message have several results; the caller has asked for the last one. */
const lastOf = (results: unknown): unknown =>
  Array.isArray(results) ? (results as unknown[]).at(-1) : results;

/**
 * A transaction begins with the timeouts. A change outside of one goes out with them in one message, which the server
 * takes as one transaction. A read goes alone: only the role's own timeouts hold for it, and our silence limit.
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
