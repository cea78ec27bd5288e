/** Closes connections that stopped answering and returns their places to the pool. */
import type { PoolClient } from 'pg';
import { deadlinePassed, NO_DEADLINE, type Deadline } from '../../shared/deadline.js';
import type { Layer } from './driver-layer.js';

const ROLLED_BACK = { command: 'ROLLBACK', rowCount: null, rows: [], fields: [] } as const;

const BEGINNING = /^(begin|start transaction)\b/;

/**
 * Closes a connection whose query is unanswered after `limitMs` or at the deadline; the query fails and the pool drops
 * it. After the deadline nothing more is sent, not even ROLLBACK.
 */
export const endingOnSilence =
  (limitMs: number, deadline: Deadline = NO_DEADLINE): Layer =>
  (query, client) =>
  (...args) => {
    const waitMs = Math.min(limitMs, deadline.remainingMs());
    const answer = waitMs > 0 ? watch(client, query(...args), waitMs) : refuse(client);
    return settle(client, args[0], answer);
  };

function watch(client: PoolClient, answer: unknown, limitMs: number): unknown {
  if (!(answer instanceof Promise)) return answer;
  const timer = setTimeout(() => {
    cut(client);
  }, limitMs);
  return answer.finally(() => {
    clearTimeout(timer);
  });
}

/** Rejects after the end of the connection, which the pool would otherwise reuse. */
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
 * A failed ROLLBACK counts as done and closes the connection; the server rolls back by itself. The query builder
 * releases only after a successful ROLLBACK and never after a failed BEGIN, so ten failures would empty the pool.
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

/** `connection.stream` is the socket; the typings omit it. */
function socketOf(client: PoolClient): Socket | null {
  if (!('connection' in client)) return null;
  // The shape of pg's Connection, lib/connection.js.
  return (client.connection as { stream: Socket }).stream;
}

const isCut = (client: PoolClient): boolean => socketOf(client)?.destroyed ?? true;

const cut = (client: PoolClient): void => socketOf(client)?.destroy();
