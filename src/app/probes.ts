/** Component health for the status module. */
import { SILENT_AFTER_SECONDS } from '../platform/queue/pulse.js';
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

const ALIVE = `
  select worker_id from worker_heartbeat where at > now() - make_interval(secs => ?) limit 1`;

/** False if the database does not answer. */
async function someWorkerIsAlive({ database }: ProbeDependencies): Promise<boolean> {
  const em = database.orm.em.fork();
  const answer: unknown = await em.execute(ALIVE, [SILENT_AFTER_SECONDS]).catch(() => []);
  return Array.isArray(answer) && answer.length > 0;
}

/** Seconds that a due job may wait while no other job starts. */
const WAITS_SECONDS = 30;

/** Judged by the queue alone: heartbeats may continue while orders wait. */
const STANDS_STILL = `
  select 1 from graphile_worker.jobs j
  where j.locked_at is null and j.attempts < j.max_attempts and j.run_at < now() - make_interval(secs => ?)
    and not exists (
      select 1 from graphile_worker.jobs o where o.locked_at > now() - make_interval(secs => ?))
    and not exists (
      select 1 from orders r where r.released_at > now() - make_interval(secs => ?))
  limit 1`;

/** False if unknown. */
async function queueStandsStill({ database }: ProbeDependencies): Promise<boolean> {
  const em = database.orm.em.fork();
  const values = [WAITS_SECONDS, WAITS_SECONDS, WAITS_SECONDS];
  const answer: unknown = await em.execute(STANDS_STILL, values).catch(() => []);
  return Array.isArray(answer) && answer.length > 0;
}

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
