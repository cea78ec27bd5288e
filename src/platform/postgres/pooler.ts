/**
 * Poolers such as PgBouncer reject timeouts as startup parameters. Session mode sets them when the session begins,
 * transaction mode in each transaction, with unnamed statements, because PgBouncer before 1.21 does not support
 * prepared ones.
 */
import pg from 'pg';
import type { PoolClient } from 'pg';
import type { RowScope } from '../../shared/row-scope.js';
import type { Layer } from './driver-layer.js';
import { localSettings } from './row-security.js';

/** `none`: the address is the server's own. */
export type Pooler = 'none' | 'session' | 'transaction';

/** PostgreSQL settings, in milliseconds. */
export type Timeouts = Readonly<Record<string, number>>;

const setAll = (timeouts: Timeouts, scope: 'local' | 'session'): string =>
  Object.entries(timeouts)
    .map(([name, ms]) => `set ${scope} ${name} = ${String(ms)}`)
    .join('; ');

/** Before the first query of a connection. */
export function limitSession(client: PoolClient, timeouts: Timeouts): void {
  // A lost connection fails with its next query.
  client.query(setAll(timeouts, 'session')).catch(() => undefined);
}

const BEGINNING = /^(begin|start transaction)\b/;
const ENDING = /^(commit|rollback)$/;
/** Sent without timeouts. */
const NEEDS_NONE = /^(\s*select\b|commit$|rollback$)/i;

const hasValues = (values: unknown): values is readonly unknown[] =>
  Array.isArray(values) && values.length > 0;

/** As it writes parameters; the typings omit it. */
const { prepareValue } = (
  pg as unknown as { utils: { prepareValue: (value: unknown) => string | Buffer | null } }
).utils;

/** The server types untyped literals like parameters. */
function toLiteral(value: unknown): string {
  const text = prepareValue(value);
  if (text === null) return 'null';
  return pg.escapeLiteral(typeof text === 'string' ? text : `\\x${text.toString('hex')}`);
}

/** Only without parameters the server accepts several statements in one message. */
const inlined = (text: string, values: unknown): string =>
  hasValues(values)
    ? text.replace(/\$(\d+)/g, (_hole, number) => toLiteral(values[Number(number) - 1]))
    : text;

/** Several statements return several results; the last is the caller's. */
const lastOf = (results: unknown): unknown =>
  Array.isArray(results) ? (results as unknown[]).at(-1) : results;

/**
 * Sends timeouts, and the account of a request, with the start of a transaction, or with a write or a request's read
 * outside of one, as one message. Other reads go alone: only the role's timeouts and our silence limit apply.
 */
export const limitTransactions =
  (timeouts: Timeouts, scope: () => RowScope): Layer =>
  (query) => {
    const limits = setAll(timeouts, 'local');
    /** Null: none are needed. */
    const before = (text: string): string | null => {
      const rows = localSettings(scope());
      if (rows === null) return NEEDS_NONE.test(text) ? null : limits;
      return `${limits}; ${rows}`;
    };
    let isInside = false;
    return (text, values, ...rest) => {
      if (typeof text !== 'string') throw new Error('a statement of a pooler must be a text');
      const isBeginning = BEGINNING.test(text);
      const first = isInside && !isBeginning ? null : before(text);
      isInside = isBeginning || (isInside && !ENDING.test(text));
      if (first === null) return query(text, values, ...rest);
      const sent = query(isBeginning ? `${text}; ${first}` : `${first}; ${inlined(text, values)}`);
      return sent instanceof Promise ? sent.then(lastOf) : sent;
    };
  };
