/** Bounds the wait for a connection, by deadline and queue length. */
import type { Pool, PoolClient } from 'pg';
import { deadlinePassed, NO_DEADLINE, type Deadline } from '../../shared/deadline.js';

/** PostgreSQL's code, so that it counts as an outage. */
const TOO_MANY_CONNECTIONS = '53300';

type Connect = (...args: unknown[]) => unknown;

/** `connect` of the pool that rejects at once if `most` callers wait or the deadline has passed. */
export function boundedConnect(
  pool: Pool,
  most: number,
  deadline: Deadline = NO_DEADLINE,
): Connect {
  const connect = pool.connect.bind(pool) as Connect; // one of its two overloads
  return (...args) => {
    const [report] = args;
    if (pool.waitingCount < most) {
      return typeof report === 'function' ? connect(...args) : inTime(connect, deadline);
    }
    const refusal = Object.assign(new Error('too many callers wait for a database connection'), {
      code: TOO_MANY_CONNECTIONS,
    });
    if (typeof report !== 'function') return Promise.reject(refusal);
    (report as (failure: Error) => void)(refusal); // pg's callback
    return undefined;
  };
}

/** A late connection returns to the pool. */
function inTime(connect: Connect, deadline: Deadline): Promise<PoolClient> {
  const leftMs = deadline.remainingMs();
  if (leftMs <= 0) return Promise.reject(deadlinePassed());
  const connecting = connect() as Promise<PoolClient>; // a promise without a callback
  if (leftMs === Infinity) return connecting;
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(deadlinePassed());
    }, leftMs);
    const settle = (report: () => void): void => {
      clearTimeout(timer);
      report();
    };
    connecting.then(
      (client) => {
        settle(() => {
          if (isLate) client.release();
          else resolve(client);
        });
      },
      (failure: unknown) => {
        settle(() => {
          reject(failure instanceof Error ? failure : new Error(String(failure)));
        });
      },
    );
  });
}
