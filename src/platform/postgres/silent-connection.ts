/** Connections that stopped answering are cut, and none that is lost keeps its place in the pool. */
import type { Pool, PoolClient } from 'pg';
import { deadlinePassed, NO_DEADLINE, type Deadline } from '../../shared/deadline.js';

const ROLLED_BACK = { command: 'ROLLBACK', rowCount: null, rows: [], fields: [] } as const;

const BEGINNING = /^(begin|start transaction)\b/;

/**
 * Cuts a connection whose query has no answer after `limitMs`, or when the deadline of the request passes; the query
 * then fails and the pool drops it. After the deadline nothing is asked any more, and no ROLLBACK is waited for.
 */
export function endOnSilence(pool: Pool, limitMs: number, deadline: Deadline = NO_DEADLINE): void {
  pool.on('connect', (client) => {
    // One of its many overloads; all take their arguments as they come.
    const query: (...args: unknown[]) => unknown = client.query.bind(client);
    Object.assign(client, {
      query: (...args: unknown[]) => {
        const waitMs = Math.min(limitMs, deadline.remainingMs());
        const answer = waitMs > 0 ? watch(client, query(...args), waitMs) : refuse(client);
        return settle(client, args[0], answer);
      },
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

/** Fails when the connection has ended: given back before, the pool would hand it to the next. */
function refuse(client: PoolClient): Promise<never> {
  return new Promise((_resolve, reject) => {
    const report = (): void => {
      reject(deadlinePassed());
    };
    if (isCut(client)) report();
    else client.once('end', report);
    cut(client);
  });
}

/**
 * A ROLLBACK that fails counts as done, and ends the connection: the server rolls back what has lost its connection.
 * The query builder gives a connection back to the pool only after one that succeeded, and never where the transaction
 * could not begin; ten connections lost so would leave the pool empty for good.
 */
function settle(client: PoolClient, text: unknown, answer: unknown): unknown {
  if (typeof text !== 'string' || !(answer instanceof Promise)) return answer;
  if (text === 'rollback') {
    return answer.catch(() => {
      cut(client);
      return ROLLED_BACK;
    });
  }
  if (!BEGINNING.test(text)) return answer;
  return answer.catch((failure: unknown) => {
    client.release(true);
    throw failure;
  });
}

type Socket = Readonly<{ destroyed: boolean; destroy: () => void }>;

/** `connection.stream` is the socket; the typings leave it out. */
function socketOf(client: PoolClient): Socket | null {
  if (!('connection' in client)) return null;
  // The shape of pg's Connection, lib/connection.js.
  return (client.connection as { stream: Socket }).stream;
}

const isCut = (client: PoolClient): boolean => socketOf(client)?.destroyed ?? true;

const cut = (client: PoolClient): void => socketOf(client)?.destroy();
