/**
 * The only place that changes the driver (D-116). node-postgres and MikroORM have no settings for: deadlines of requests
 * and silent servers, timeouts behind poolers, named statements, telemetry without values, and a bounded queue.
 */
import type { Pool, PoolClient } from 'pg';
import pg from 'pg';
import type { Deadline } from '../../shared/deadline.js';
import { boundedConnect } from './bounded-queue.js';
import type { Layer, Query } from './driver-layer.js';
import { named } from './named-statements.js';
import { limitSession, limitTransactions, type Pooler, type Timeouts } from './pooler.js';
import { traced } from './query-telemetry.js';
import { scoped } from './row-security.js';
import { rowScope } from '../../shared/row-scope.js';
import { endingOnSilence } from './silent-connection.js';

/** `silenceMs`: limit of a server that does not answer. `mostWaiting`: callers that wait for a connection. */
export type DriverOptions = Readonly<{
  pooler: Pooler;
  timeouts: Timeouts;
  silenceMs: number;
  mostWaiting: number;
  deadline: Deadline;
}>;

const { TIMESTAMPTZ, NUMERIC } = pg.types.builtins;

/** The driver's own parser, typed as any. */
const toDate = pg.types.getTypeParser(TIMESTAMPTZ) as (text: string) => Date;

/**
 * MikroORM leaves timestamps as text. Our numeric columns are percentages, exact as numbers; bigint stays text, because
 * ids may exceed 2^53; dates stay YYYY-MM-DD.
 */
function parseValues(client: PoolClient): void {
  client.setTypeParser(TIMESTAMPTZ, toDate);
  client.setTypeParser(NUMERIC, Number);
}

/** From the innermost, which sends. */
const layersOf = (options: DriverOptions): readonly Layer[] => [
  options.pooler === 'transaction'
    ? limitTransactions(options.timeouts, rowScope)
    : scoped(rowScope),
  endingOnSilence(options.silenceMs, options.deadline),
  ...(options.pooler === 'transaction' ? [] : [named]),
  traced,
];

export function extendDriver(pool: Pool, options: DriverOptions): void {
  const layers = layersOf(options);
  pool.on('connect', (client) => {
    parseValues(client);
    if (options.pooler === 'session') limitSession(client, options.timeouts);
    const send: Query = client.query.bind(client);
    const query = layers.reduce((inner, layer) => layer(inner, client), send);
    Object.assign(client, { query });
  });
  Object.assign(pool, { connect: boundedConnect(pool, options.mostWaiting, options.deadline) });
}
