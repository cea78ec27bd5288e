/** Quarantined payments, read on each scrape: equal on all processes and after restarts. */
import { Counter, Gauge, type Registry } from 'prom-client';
import type { QuarantineReading } from '../../shared/telemetry.js';
import { QUARANTINE_REASONS } from '../../modules/quarantine/domain/quarantine.js';
import { oneAtATime } from './one-at-a-time.js';

export type ReadQuarantine = () => Promise<readonly QuarantineReading[]>;

export function readQuarantineWhenAsked(
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
    help: 'Payments that fit no order and wait for an operator, by reason',
    labelNames: ['reason'],
    registers,
    collect: async () => {
      for (const one of await read()) open.set({ reason: one.reason }, one.open);
    },
  });
  const total = new Counter({
    name: 'nis2_quarantined_payments_total',
    help: 'Payments that were ever quarantined, by reason',
    labelNames: ['reason'],
    registers,
    collect: async () => {
      const readings = await read();
      total.reset();
      for (const { reason, all } of readings) total.inc({ reason }, all);
    },
  });
}
