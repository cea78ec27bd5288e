/** Dimensions of the tested platforms, and the tested combinations. */

export const CONNECTIONS = ['direct', 'session', 'transaction'] as const;
export const REDIS_KINDS = ['single', 'cluster', 'sentinel'] as const;

type Connection = (typeof CONNECTIONS)[number];
export type RedisKind = (typeof REDIS_KINDS)[number];

/** Values available on this machine, per axis. */
export type Axes<Proxy extends string = string> = Readonly<{
  postgres: readonly string[];
  connection: readonly Connection[];
  redis: readonly RedisKind[];
  proxy: readonly Proxy[];
}>;

/** One combination. `postgres`: major version. */
export type Cell<Proxy extends string = string> = Readonly<{
  postgres: string;
  connection: Connection;
  redis: RedisKind;
  proxy: Proxy;
}>;

export function allCells<Proxy extends string>(axes: Axes<Proxy>): readonly Cell<Proxy>[] {
  return axes.postgres.flatMap((postgres) =>
    axes.connection.flatMap((connection) =>
      axes.redis.flatMap((redis) =>
        axes.proxy.map((proxy) => ({ postgres, connection, redis, proxy })),
      ),
    ),
  );
}

/** Pairs of values of two axes that a cell covers. */
function pairsOf(cell: Cell): readonly string[] {
  const values = Object.entries(cell).map(([axis, value]) => `${axis}=${value}`);
  return values.flatMap((one, at) => values.slice(at + 1).map((other) => `${one} ${other}`));
}

/** Few cells that cover every pair of values: each next one covers the most new pairs. */
export function pairwiseCells<Proxy extends string>(axes: Axes<Proxy>): readonly Cell<Proxy>[] {
  const cells = allCells(axes);
  const missing = new Set(cells.flatMap(pairsOf));
  const countOf = (cell: Cell): number => pairsOf(cell).filter((pair) => missing.has(pair)).length;
  const chosen: Cell<Proxy>[] = [];
  while (missing.size > 0) {
    const best = cells.reduce((most, cell) => (countOf(cell) > countOf(most) ? cell : most));
    chosen.push(best);
    for (const pair of pairsOf(best)) missing.delete(pair);
  }
  return chosen;
}
