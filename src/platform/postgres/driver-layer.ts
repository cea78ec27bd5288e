/** What `driver.ts` wraps around `query` of each connection. */
import type { PoolClient } from 'pg';

/** One of the overloads of `query`; arguments pass unchanged unless a layer changes them. */
export type Query = (...args: unknown[]) => unknown;

export type Layer = (query: Query, client: PoolClient) => Query;
