/** Composes reconciliation with the payment provider. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Config } from '../config/env.js';
import type { Runtime } from '../shared/runtime.js';
import type { PaymentEvents } from '../modules/payment-events/payment-events.service.js';
import type { Payments } from '../modules/payment-pages/domain/payment-page.js';
import type { ProviderLedger } from '../modules/payment-events/reconciliation.ports.js';
import { Reconciliation } from '../modules/payment-events/reconciliation.service.js';
import { PostgresReconciliation } from '../modules/payment-events/reconciliation.repository.js';

export type ReconciliationDependencies = Readonly<{
  config: Pick<Config, 'reconcileIntervalMs'>;
  em: EntityManager;
  ledger: ProviderLedger;
  payments: Pick<Payments, 'closePage'>;
  notices: Pick<PaymentEvents, 'settle'>;
  runtime: Runtime;
  log: Logger;
}>;

/** A correction means that a webhook did not arrive: any count above zero is a warning. */
export const makeReconciliation = (deps: ReconciliationDependencies): Reconciliation =>
  new Reconciliation({
    ledger: deps.ledger,
    pages: deps.payments,
    store: new PostgresReconciliation(deps.em),
    settle: (notice) => deps.notices.settle(notice),
    runtime: deps.runtime,
    intervalMs: deps.config.reconcileIntervalMs,
    report: (problem, cause) => {
      deps.log.error({ err: cause }, problem);
    },
    corrected: (counts) => {
      const isQuiet = Object.values(counts).every((count) => count === 0);
      deps.log[isQuiet ? 'debug' : 'warn']({ corrected: counts }, 'reconciled with the provider');
    },
  });
