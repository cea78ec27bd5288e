/** Composes refunds. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Invoicing } from '../modules/invoicing/domain/invoicing.js';
import type { Runtime } from '../shared/runtime.js';
import type { RefundProvider } from '../modules/refunds/refunds.ports.js';
import { Refunds } from '../modules/refunds/refunds.service.js';
import { PostgresRefunds } from '../modules/refunds/refunds.repository.js';
import { ScheduledJob } from '../shared/scheduled-job.js';

const LOOK_EVERY_MS = 5_000;

export type RefundsDependencies = Readonly<{
  em: EntityManager;
  invoicing: (em: EntityManager) => Invoicing;
  provider: RefundProvider;
  expectsLive: boolean;
  runtime: Runtime;
  log: Logger;
}>;

/** `job`: for workers only. */
export function makeRefunds(
  deps: RefundsDependencies,
): Readonly<{ refunds: Refunds; job: ScheduledJob }> {
  const { em, invoicing, provider, expectsLive, runtime, log } = deps;
  const report = (problem: string, cause: unknown) => {
    log.error({ err: cause }, problem);
  };
  const refunds = new Refunds({
    provider,
    runtime,
    expectsLive,
    report,
    store: new PostgresRefunds(em, invoicing),
    alert: (outcome, name) => {
      log.error({ outcome, name, alert: true }, 'a refund needs an operator');
    },
  });
  const job = new ScheduledJob({
    everyMs: LOOK_EVERY_MS,
    run: () => refunds.run(),
    stop: () => {
      refunds.close();
    },
    report: (cause) => {
      report('refunds could not be read', cause);
    },
  });
  return { refunds, job };
}
