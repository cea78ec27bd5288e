/**
 * Signs of life of workers. The library frees the jobs of a dead worker after four hours;
 * here whoever is alive frees them as soon as the dead one has not been heard of.
 */
import type { WorkerUtils } from 'graphile-worker';
import { LONGEST_PAUSE_SECONDS, postpone } from './backoff.js';

export const BEAT_EVERY_MS = 10_000;
/** A worker that is silent for longer counts as dead; three signs may be missed. */
export const SILENT_AFTER_SECONDS = 30;
const FORGET_AFTER = '1 hour';

const BEAT = `
  insert into worker_heartbeat (worker_id, at) values ($1, now())
  on conflict (worker_id) do update set at = excluded.at`;

const LEAVE = 'delete from worker_heartbeat where worker_id = $1';

const FORGET = `delete from worker_heartbeat where at < now() - interval '${FORGET_AFTER}'`;

/**
 * No job takes as long: its worker lost the connection while it took it and does not know that it has it.
 * Freed with the worker's others; whatever runs twice then is fenced.
 */
const STUCK_AFTER_SECONDS = 120;

/** The database's clock alone decides. A job taken just now may be of a worker that has not yet given a sign. */
const DEAD = `
  select distinct j.locked_by as id from graphile_worker.jobs j
  where j.locked_by is not null and j.locked_at < now() - make_interval(secs => $1 / 2.0)
    and (j.locked_at < now() - make_interval(secs => $2) or not exists (
      select 1 from worker_heartbeat h
      where h.worker_id = j.locked_by and h.at > now() - make_interval(secs => $1)))`;

/** The library's own pauses grow to hours; a process that died before it could shorten one leaves it to this. */
const TOO_LATE = `
  select j.id::text as id from graphile_worker.jobs j
  where j.locked_at is null and j.attempts between 1 and j.max_attempts - 1
    and j.run_at > now() + make_interval(secs => $1)`;

/** A job that could be done has waited this long while the worker does none. */
const WAITS_SECONDS = 5;

const IDLE_BESIDE_WORK = `
  select j.id::text as id from graphile_worker.jobs j
  where j.locked_at is null and j.attempts < j.max_attempts
    and j.run_at < now() - make_interval(secs => $1)
    and not exists (select 1 from graphile_worker.jobs o where o.locked_by = $2)
  limit 1`;

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
  const late = await ask(utils, TOO_LATE, [LONGEST_PAUSE_SECONDS]);
  if (late.length > 0) await postpone(utils, late, LONGEST_PAUSE_SECONDS);
}

/** Gives one sign and looks after the others. @returns workers whose jobs were freed. */
export async function beat(utils: WorkerUtils, workerId: string): Promise<readonly string[]> {
  await utils.withPgClient(async (client) => {
    await client.query(BEAT, [workerId]);
    await client.query(FORGET);
  });
  await shortenPauses(utils);
  return freeDead(utils);
}

/**
 * Whether jobs wait while this worker does nothing. A runner whose connection was cut just while it asked for
 * a job may not ask again.
 */
export const isIdleBesideWork = async (utils: WorkerUtils, workerId: string): Promise<boolean> =>
  (await ask(utils, IDLE_BESIDE_WORK, [WAITS_SECONDS, workerId])).length > 0;

/** A worker that ends in order is not waited for. */
export const leave = (utils: WorkerUtils, workerId: string): Promise<void> =>
  utils.withPgClient(async (client) => {
    await client.query(LEAVE, [workerId]);
  });
