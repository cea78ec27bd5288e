/** Component health for the status module. */
import { sql } from 'kysely';
import { queries } from '../platform/postgres/tables.js';
import { SILENT_AFTER_SECONDS } from '../platform/queue/heartbeat.js';
import type { Database } from '../platform/postgres/database.js';
import type { ComponentState, Probes } from '../modules/changelog/status.ports.js';

const state = (isUp: boolean, mode: ComponentState['mode'] = null): ComponentState => ({
  status: isUp ? 'ok' : 'down',
  mode,
});

/** `redis`: whether it counts the requests. `worker`: null if workers run separately. */
export type ProbeDependencies = Readonly<{
  database: Pick<Database, 'isUp' | 'orm'>;
  redis: Readonly<{ isShared: () => Promise<boolean> }> | null;
  worker: Readonly<{ isAlive: () => boolean }> | null;
}>;

const secondsAgo = (seconds: number) =>
  sql<Date>`now() - make_interval(secs => ${sql.lit(seconds)})`;

/** False if the database does not answer. */
const someWorkerIsAlive = ({ database }: ProbeDependencies): Promise<boolean> =>
  queries(database.orm.em)
    .selectFrom('worker_heartbeat')
    .select('worker_id')
    .where('at', '>', secondsAgo(SILENT_AFTER_SECONDS))
    .limit(sql.lit(1))
    .execute()
    .then(
      (rows) => rows.length > 0,
      () => false,
    );

/** Seconds that a due job may wait while no other job starts. */
const WAITS_SECONDS = 30;

/** Judged by the queue alone: heartbeats may continue while orders wait. False if unknown. */
const queueStandsStill = ({ database }: ProbeDependencies): Promise<boolean> =>
  queries(database.orm.em)
    .selectFrom('graphile_worker.jobs as j')
    .select('j.id')
    .where('j.locked_at', 'is', null)
    .whereRef('j.attempts', '<', 'j.max_attempts')
    .where('j.run_at', '<', secondsAgo(WAITS_SECONDS))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('graphile_worker.jobs as o')
            .select('o.id')
            .where('o.locked_at', '>', secondsAgo(WAITS_SECONDS)),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders as r')
            .select('r.id')
            .where('r.released_at', '>', secondsAgo(WAITS_SECONDS)),
        ),
      ),
    )
    .limit(sql.lit(1))
    .execute()
    .then(
      (rows) => rows.length > 0,
      () => false,
    );

async function workersWork(deps: ProbeDependencies): Promise<boolean> {
  const { worker } = deps;
  const isAlive = worker === null ? await someWorkerIsAlive(deps) : worker.isAlive();
  return isAlive && !(await queueStandsStill(deps));
}

/** Mode `embedded`: this process does the work of Redis or of a worker. */
export const makeProbes = (deps: ProbeDependencies): Probes => ({
  check: async () => {
    const { database, redis, worker } = deps;
    const [databaseUp, redisUp, workerUp] = await Promise.all([
      database.isUp(),
      redis === null ? true : redis.isShared(),
      workersWork(deps),
    ]);
    return {
      api: state(true),
      database: state(databaseUp),
      redis: state(redisUp, redis === null ? 'embedded' : null),
      worker: state(databaseUp && workerUp, worker === null ? null : 'embedded'),
    };
  },
});
