/** Creates the services of refunds. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { InvoiceSettings } from '../invoicing/domain/draft-invoice.js';
import { errorsTo, errorTo } from '../../shared/report.js';
import type { Runtime } from '../../shared/runtime.js';
import type { RefundProvider } from './refunds.ports.js';
import { Refunds } from './refunds.service.js';
import { PostgresRefunds } from './refunds.repository.js';
import { ScheduledJob } from '../../shared/scheduled-job.js';

const LOOK_EVERY_MS = 5_000;

export type RefundsModuleDependencies = Readonly<{
  em: EntityManager;
  invoicing: InvoiceSettings;
  provider: RefundProvider;
  expectsLive: boolean;
  runtime: Runtime;
  log: Logger;
}>;

/** `job`: for workers only. */
export function createRefundsModule(
  deps: RefundsModuleDependencies,
): Readonly<{ refunds: Refunds; job: ScheduledJob }> {
  const { em, invoicing, provider, expectsLive, runtime, log } = deps;
  const report = errorsTo(log);
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
    report: errorTo(log, 'refunds could not be read'),
  });
  return { refunds, job };
}
