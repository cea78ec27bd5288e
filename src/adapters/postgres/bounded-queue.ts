/** Those who wait for a connection: no more than can be served before they give up. Source: reliability design 2.13. */
import type { Pool } from 'pg';

/** PostgreSQL's own code for it, so that it counts as an outage like its fellows. */
const TOO_MANY_CONNECTIONS = '53300';

/** Refuses at once to put one more behind `most` who wait already. */
export function boundQueue(pool: Pool, most: number): void {
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown; // one of its two overloads
  Object.assign(pool, {
    connect: (...args: unknown[]): unknown => {
      if (pool.waitingCount < most) return connect(...args);
      const refusal = Object.assign(new Error('too many wait for the database'), {
        code: TOO_MANY_CONNECTIONS,
      });
      const [tell] = args;
      if (typeof tell !== 'function') return Promise.reject(refusal);
      (tell as (failure: Error) => void)(refusal); // pg's callback
      return undefined;
    },
  });
}
