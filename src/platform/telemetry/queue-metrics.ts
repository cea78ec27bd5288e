/** Lengths of the outgoing queues, read on each scrape. */
import { Gauge, type Registry } from 'prom-client';
import type { QueueReading } from '../../shared/telemetry.js';
import { oneAtATime } from './one-at-a-time.js';

/** By queue name. */
export type ReadQueues = () => Promise<Readonly<Record<string, QueueReading>>>;

function age(
  about: Readonly<{ name: string; help: string; of: (reading: QueueReading) => number }>,
  read: ReadQueues,
  registers: [Registry],
): void {
  const { of, ...told } = about;
  const gauge = new Gauge({
    ...told,
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
    help: 'Age of the oldest that is still to be sent, tried in vain or not',
    of: ({ oldestSeconds }: QueueReading) => oldestSeconds,
  };
  const late = {
    name: 'nis2_queue_late_seconds',
    help: 'Since when the most belated one is due; above a minute no worker is at it',
    of: ({ lateSeconds }: QueueReading) => lateSeconds,
  };
  age(oldest, read, registers);
  age(late, read, registers);
  const entries = new Gauge({
    name: 'nis2_queue',
    help: 'Mails and webhooks that wait, that were tried in vain, and that were given up within a day',
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
