/** Creates the services of payment events and of the reconciliation with the payment provider. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { errorsTo } from '../../shared/report.js';
import type { Runtime } from '../../shared/runtime.js';
import type { Payments } from '../payment-pages/domain/payment-page.js';
import { PaymentEventInbox } from './payment-event-inbox.service.js';
import { PaymentEvents, type PaymentEventsDependencies } from './payment-events.service.js';
import type { ProviderLedger } from './reconciliation.ports.js';
import { PostgresReconciliation } from './reconciliation.repository.js';
import { Reconciliation } from './reconciliation.service.js';

/** `intervalMs`: between two reconciliations. */
export type PaymentEventsModuleDependencies = PaymentEventsDependencies &
  Readonly<{
    em: EntityManager;
    ledger: ProviderLedger;
    payments: Pick<Payments, 'closePage'>;
    intervalMs: number;
    runtime: Runtime;
    log: Logger;
  }>;

/** `inbox`: the provider gets a confirmation even if settlement fails, workers retry it. `job`: for workers only. */
export function createPaymentEventsModule(deps: PaymentEventsModuleDependencies) {
  const { em, ledger, payments, intervalMs, runtime, log, ...settling } = deps;
  const events = new PaymentEvents(settling);
  const store = new PostgresReconciliation(em);
  const report = errorsTo(log);
  const reconciliation = new Reconciliation({
    ledger,
    pages: payments,
    store,
    settle: (paymentEvent) => events.settle(paymentEvent),
    runtime,
    intervalMs,
    report,
    // A correction means that a webhook did not arrive: any count above zero is a warning.
    corrected: (counts) => {
      const isQuiet = Object.values(counts).every((count) => count === 0);
      log[isQuiet ? 'debug' : 'warn']({ corrected: counts }, 'reconciled with the provider');
    },
  });
  return { inbox: new PaymentEventInbox({ events, store, report }), job: reconciliation };
}
