/** Backoff of jobs: 1, 2, 4 … 60 seconds. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Job, WorkerUtils } from 'graphile-worker';

export const MAX_PAUSE_SECONDS = 60;

/** The library marks a failed job shortly after the event. */
const SETTLE_MS = 250;
const SETTLE_TRIES = 80;

/** @param attempts attempts made so far, from 1 */
export const pauseSeconds = (attempts: number): number =>
  Math.min(2 ** Math.max(attempts - 1, 0), MAX_PAUSE_SECONDS);

/** By the database's clock: a due time from a fast clock would delay the job. */
const POSTPONE = `
  select id from graphile_worker.reschedule_jobs($1::bigint[], now() + make_interval(secs => $2))`;

/** @returns number of jobs moved; running ones are not */
export const postpone = (
  utils: WorkerUtils,
  ids: readonly string[],
  seconds: number,
): Promise<number> =>
  utils.withPgClient(async (client) => {
    const { rowCount } = await client.query(POSTPONE, [[...ids], seconds]);
    return rowCount ?? 0;
  });

/** Replaces the library's backoff; an unmarked job is left to the next heartbeat. */
export async function shortenPause(utils: WorkerUtils, job: Job): Promise<void> {
  for (let left = SETTLE_TRIES; left > 0; left -= 1) {
    await pause(SETTLE_MS, undefined, { ref: false });
    const seconds = pauseSeconds(job.attempts);
    const moved = await postpone(utils, [job.id], seconds).catch(() => 0);
    if (moved > 0) return;
  }
}
