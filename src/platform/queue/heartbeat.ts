/**
 * Heartbeats. The library frees a dead worker's jobs after four hours; here other workers do so when its heartbeats
 * stop.
 */
import type { WorkerUtils } from 'graphile-worker';
import { MAX_PAUSE_SECONDS, postpone } from './backoff.js';

export const BEAT_EVERY_MS = 5_000;
/** Allows for missed heartbeats. */
export const SILENT_AFTER_SECONDS = 30;
const FORGET_AFTER = '1 hour';
const MS = 1000;

const BEAT = `
  insert into worker_heartbeat (worker_id, at) values ($1, now())
  on conflict (worker_id) do update set at = excluded.at`;

const LEAVE = 'delete from worker_heartbeat where worker_id = $1';

const FORGET = `delete from worker_heartbeat where at < now() - interval '${FORGET_AFTER}'`;

/** Longer than any job: its worker lost the connection while locking it. A job that runs twice is fenced. */
const STUCK_AFTER_SECONDS = 120;

/** By the database's clock. The worker of a recently locked job may not have a heartbeat yet. */
const DEAD = `
  select distinct j.locked_by as id from graphile_worker.jobs j
  where j.locked_by is not null and j.locked_at < now() - make_interval(secs => $1 / 2.0)
    and (j.locked_at < now() - make_interval(secs => $2) or not exists (
      select 1 from worker_heartbeat h
      where h.worker_id = j.locked_by and h.at > now() - make_interval(secs => $1)))`;

/** The library's backoff grows to hours; this shortens what a dead process did not. */
const TOO_LATE = `
  select j.id::text as id from graphile_worker.jobs j
  where j.locked_at is null and j.attempts between 1 and j.max_attempts - 1
    and j.run_at > now() + make_interval(secs => $1)`;

/** Jobs locked for this worker by a statement whose answer was lost. */
const UNKNOWN = `
  update graphile_worker._private_jobs set locked_by = null, locked_at = null
  where locked_by = $1 and locked_at < now() - make_interval(secs => $2) and id <> all($3::bigint[])
  returning id::text as id`;

type IdRow = Readonly<{ id: string }>;

const ask = async (utils: WorkerUtils, sql: string, values: unknown[]): Promise<string[]> =>
  utils.withPgClient(async (client) => {
    const { rows } = await client.query<IdRow>(sql, values);
    return rows.map(({ id }) => id);
  });

const freeDead = async (utils: WorkerUtils): Promise<string[]> => {
  const dead = await ask(utils, DEAD, [SILENT_AFTER_SECONDS, STUCK_AFTER_SECONDS]);
  if (dead.length > 0) await utils.forceUnlockWorkers(dead);
  return dead;
};

async function shortenPauses(utils: WorkerUtils): Promise<void> {
  const late = await ask(utils, TOO_LATE, [MAX_PAUSE_SECONDS]);
  if (late.length > 0) await postpone(utils, late, MAX_PAUSE_SECONDS);
}

/** Writes a heartbeat. Call it only after new activity of the worker. */
export const sign = (utils: WorkerUtils, workerId: string): Promise<void> =>
  utils.withPgClient(async (client) => {
    await client.query(BEAT, [workerId]);
  });

/** @returns workers whose jobs were freed */
export async function freeJobsOfDeadWorkers(utils: WorkerUtils): Promise<readonly string[]> {
  await utils.withPgClient((client) => client.query(FORGET));
  await shortenPauses(utils);
  return freeDead(utils);
}

/**
 * Frees jobs locked more than `olderThanMs` ago that are not in `known`.
 * @returns ids of those jobs
 */
export const freeUnknown = (
  utils: WorkerUtils,
  workerId: string,
  known: readonly string[],
  olderThanMs: number,
): Promise<string[]> => ask(utils, UNKNOWN, [workerId, olderThanMs / MS, [...known]]);

/** Deletes the heartbeat of a worker that ends in order. */
export const leave = (utils: WorkerUtils, workerId: string): Promise<void> =>
  utils.withPgClient(async (client) => {
    await client.query(LEAVE, [workerId]);
  });
