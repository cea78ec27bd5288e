/** Waiting for a connection: neither longer than the request may take, nor behind more than can be served in time. */
import type { Pool, PoolClient } from 'pg';
import { deadlinePassed, NO_DEADLINE, type Deadline } from '../../shared/deadline.js';

/** PostgreSQL's own code for it, so that it counts as an outage like its fellows. */
const TOO_MANY_CONNECTIONS = '53300';

type Connect = (...args: unknown[]) => unknown;

/** Refuses at once to put one more behind `most` who wait already, and who comes too late. */
export function boundQueue(pool: Pool, most: number, deadline: Deadline = NO_DEADLINE): void {
  const connect = pool.connect.bind(pool) as Connect; // one of its two overloads
  Object.assign(pool, {
    connect: (...args: unknown[]): unknown => {
      const [report] = args;
      if (pool.waitingCount < most) {
        return typeof report === 'function' ? connect(...args) : inTime(connect, deadline);
      }
      const refusal = Object.assign(new Error('too many wait for the database'), {
        code: TOO_MANY_CONNECTIONS,
      });
      if (typeof report !== 'function') return Promise.reject(refusal);
      (report as (failure: Error) => void)(refusal); // pg's callback
      return undefined;
    },
  });
}

/** A connection that comes too late goes back to the pool. */
function inTime(connect: Connect, deadline: Deadline): Promise<PoolClient> {
  const leftMs = deadline.remainingMs();
  if (leftMs <= 0) return Promise.reject(deadlinePassed());
  const connecting = connect() as Promise<PoolClient>; // without a callback it is one
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
