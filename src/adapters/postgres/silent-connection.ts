/** Connections that stopped answering are cut, and none that is lost keeps its place in the pool. */
import type { Pool, PoolClient } from 'pg';

const ROLLED_BACK = { command: 'ROLLBACK', rowCount: null, rows: [], fields: [] } as const;

/**
 * Cuts a connection whose query has no answer after `limitMs`; the query then fails and the pool drops it.
 * A ROLLBACK that fails counts as done, and ends the connection: the server rolls back what has lost its connection.
 * The query builder gives a connection back to the pool only after one that succeeded; ten connections lost
 * within transactions would otherwise leave the pool empty for good.
 */
export function endOnSilence(pool: Pool, limitMs: number): void {
  pool.on('connect', (client) => {
    // One of its many overloads; all take their arguments as they come.
    const query: (...args: unknown[]) => unknown = client.query.bind(client);
    Object.assign(client, {
      query: (...args: unknown[]) =>
        settle(client, args[0], watch(client, query(...args), limitMs)),
    });
  });
}

function watch(client: PoolClient, answer: unknown, limitMs: number): unknown {
  if (!(answer instanceof Promise)) return answer;
  const timer = setTimeout(() => {
    cut(client);
  }, limitMs);
  return answer.finally(() => {
    clearTimeout(timer);
  });
}

function settle(client: PoolClient, text: unknown, answer: unknown): unknown {
  if (text !== 'rollback' || !(answer instanceof Promise)) return answer;
  return answer.catch(() => {
    cut(client);
    return ROLLED_BACK;
  });
}

/** `connection.stream` is the socket; the typings leave it out. */
function cut(client: PoolClient): void {
  if (!('connection' in client)) return;
  // The shape of pg's Connection, lib/connection.js.
  const { stream } = client.connection as { stream: { destroy: () => void } };
  stream.destroy();
}
