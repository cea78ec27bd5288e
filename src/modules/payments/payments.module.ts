/** Creates the services that settle payments. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { InvoiceSettings } from '../invoicing/domain/draft-invoice.js';
import { QuarantineAssignment } from './quarantine-assignment.service.js';
import { PostgresSettlementStore } from './settlement.repository.js';
import { SettlementService, type SettlementDependencies } from './settlement.service.js';

export type PaymentsModuleDependencies = Omit<SettlementDependencies, 'store' | 'alert'> &
  Readonly<{
    em: EntityManager;
    invoicing: InvoiceSettings;
    log: Logger;
  }>;

export type PaymentsModule = Readonly<{
  settlement: SettlementService;
  assignment: QuarantineAssignment;
}>;

export function createPaymentsModule(deps: PaymentsModuleDependencies): PaymentsModule {
  const { em, invoicing, log, ...own } = deps;
  const shared = { ...own, store: new PostgresSettlementStore(em, invoicing) };
  const settlement = new SettlementService({
    ...shared,
    alert: (outcome, eventId) => {
      log.error({ outcome, eventId }, 'a payment needs an operator');
    },
  });
  return { settlement, assignment: new QuarantineAssignment({ ...shared, settlement }) };
}
