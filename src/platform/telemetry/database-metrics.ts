/** Gauges read from the database on each scrape: equal on all processes, and after restarts. */
import { Counter, Gauge, type Registry } from 'prom-client';
import type { QuarantineReading, QueueReading } from '../../shared/telemetry.js';
import { QUARANTINE_REASONS } from '../../modules/quarantine/domain/quarantine.js';

/** Concurrent callers, such as the gauges of one scrape, share one read. */
export function oneAtATime<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | null = null;
  return () =>
    (reading ??= read().finally(() => {
      reading = null;
    }));
}

/** By queue name. */
export type ReadQueues = () => Promise<Readonly<Record<string, QueueReading>>>;

function age(
  about: Readonly<{ name: string; help: string; of: (reading: QueueReading) => number }>,
  read: ReadQueues,
  registers: [Registry],
): void {
  const { of, ...options } = about;
  const gauge = new Gauge({
    ...options,
    labelNames: ['queue'],
    registers,
    collect: async () => {
      for (const [queue, reading] of Object.entries(await read()))
        gauge.set({ queue }, of(reading));
    },
  });
}

export function readQueuesOnScrape(readQueues: ReadQueues, registers: [Registry]): void {
  const read = oneAtATime(readQueues);
  const oldest = {
    name: 'nis2_queue_oldest_seconds',
    help: 'Age of the oldest unsent entry, including retried ones',
    of: ({ oldestSeconds }: QueueReading) => oldestSeconds,
  };
  const late = {
    name: 'nis2_queue_late_seconds',
    help: 'Delay of the most overdue entry; above a minute no worker is processing it',
    of: ({ lateSeconds }: QueueReading) => lateSeconds,
  };
  age(oldest, read, registers);
  age(late, read, registers);
  const entries = new Gauge({
    name: 'nis2_queue',
    help: 'Emails and webhooks waiting, being retried, and given up within a day',
    labelNames: ['queue', 'state'],
    registers,
    collect: async () => {
      for (const [queue, { waiting, retrying, givenUp }] of Object.entries(await read())) {
        entries.set({ queue, state: 'waiting' }, waiting);
        entries.set({ queue, state: 'retrying' }, retrying);
        entries.set({ queue, state: 'given_up' }, givenUp);
      }
    },
  });
}

export type ReadQuarantine = () => Promise<readonly QuarantineReading[]>;

export function readQuarantineOnScrape(
  readQuarantine: ReadQuarantine,
  registers: [Registry],
): void {
  const read = oneAtATime(async () => {
    const readings = await readQuarantine();
    const of = (name: string) => readings.find(({ reason }) => reason === name);
    return QUARANTINE_REASONS.map((reason) => ({
      reason,
      open: of(reason)?.open ?? 0,
      all: of(reason)?.all ?? 0,
    }));
  });
  const open = new Gauge({
    name: 'nis2_quarantined_payments',
    help: 'Payments that match no order and need an operator, by reason',
    labelNames: ['reason'],
    registers,
    collect: async () => {
      for (const one of await read()) open.set({ reason: one.reason }, one.open);
    },
  });
  const total = new Counter({
    name: 'nis2_quarantined_payments_total',
    help: 'Payments quarantined so far, by reason',
    labelNames: ['reason'],
    registers,
    collect: async () => {
      const readings = await read();
      total.reset();
      for (const { reason, all } of readings) total.inc({ reason }, all);
    },
  });
}

/** Number of open reviews and age of the oldest. */
export type ReadReviews = () => Promise<Readonly<{ open: number; oldestSeconds: number }>>;

export function readReviewsOnScrape(readReviews: ReadReviews, registers: [Registry]): void {
  const read = oneAtATime(readReviews);
  const open = new Gauge({
    name: 'nis2_vat_reviews_open',
    help: 'Customers whose VAT number, name and country differ and were not reviewed',
    registers,
    collect: async () => {
      open.set((await read()).open);
    },
  });
  const oldest = new Gauge({
    name: 'nis2_vat_review_oldest_seconds',
    help: 'Age of the oldest open review',
    registers,
    collect: async () => {
      oldest.set((await read()).oldestSeconds);
    },
  });
}
