/** Waits until no work is pending, and brings forward work that waits for its due time. */
import { setTimeout as pause } from 'node:timers/promises';
import { brokenRules, doubledMails, unknownPayments, unacceptedWebhooks } from './invariants.js';
import type { Site } from './site.js';

const WITHIN_MS = 100_000;
const LOOK_EVERY_MS = 300;

/**
 * Failed emails and jobs wait for minutes before the next attempt, jobs of a dead worker for 30 s of missing
 * heartbeats.
 * Rows due later than any normal delay stay as they are: a clock that ran ahead wrote them.
 */
const HURRY = [
  `update outbox set due_at = now() where sent_at is null and given_up_at is null and due_at > now()
   and due_at < now() + interval '1 hour'`,
  `update refund_due set due_at = now() where due_at > now() and due_at < now() + interval '1 hour'`,
  `update webhook_delivery set due_at = now() where due_at > now() and delivered_at is null
   and due_at < now() + interval '2 hours'`,
  `update vat_recheck set due_at = now() where due_at > now() and due_at < now() + interval '1 minute'`,
  `update graphile_worker._private_jobs set run_at = now() where run_at > now() and locked_at is null
   and run_at < now() + interval '1 hour'`,
  `update worker_heartbeat set at = at - interval '30 seconds' where at < now() - interval '12 seconds'`,
];

async function bringForward({ database }: Site): Promise<void> {
  for (const sql of HURRY) await database.query(sql);
}

/** Longer than one SMTP attempt, so an email in transit is not sent twice. */
const HURRY_EVERY_MS = 11_000;

/** Brings due times forward periodically. @returns function that stops it */
export function bringForwardRepeatedly(site: Site): () => Promise<void> {
  const stop = new AbortController();
  const going = (async () => {
    const { signal } = stop;
    const isOver = (): boolean => signal.aborted;
    while (!isOver()) {
      await pause(HURRY_EVERY_MS, undefined, { signal }).catch(() => undefined);
      if (!isOver()) await bringForward(site).catch(() => undefined);
    }
  })();
  return async () => {
    stop.abort();
    await going;
  };
}

/** @returns rules still broken at the time limit; empty if all hold */
export async function waitUntilIdle(site: Site): Promise<string[]> {
  await site.delivery.idle();
  const untilMs = Date.now() + WITHIN_MS;
  for (;;) {
    const broken = [
      ...(await brokenRules(site)),
      ...(await unknownPayments(site)),
      ...(await unacceptedWebhooks(site)),
      ...(await doubledMails(site)),
    ];
    if (broken.length === 0 || Date.now() > untilMs) return broken;
    await pause(LOOK_EVERY_MS);
  }
}
