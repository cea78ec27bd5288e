/** Creates the services of subscriptions of licences. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { errorTo } from '../../shared/report.js';
import type { Runtime } from '../../shared/runtime.js';
import type { SettlementService } from '../payments/settlement.service.js';
import type { SubscriptionProvider } from './subscriptions.ports.js';
import { Subscriptions } from './subscriptions.service.js';
import { PostgresSubscriptions } from './subscriptions.repository.js';
import type { VatKnowledge } from '../vat/domain/vat.js';
import type { VatService } from '../vat/vat.service.js';
import { ScheduledJob } from '../../shared/scheduled-job.js';

const LOOK_EVERY_MS = 60_000;

export type SubscriptionsModuleDependencies = Readonly<{
  em: EntityManager;
  provider: SubscriptionProvider;
  settlement: SettlementService;
  vatService: VatService;
  vat: VatKnowledge;
  expectsLive: boolean;
  runtime: Runtime;
  publicUrl: string;
  log: Logger;
}>;

/** `job`: for workers only. */
export function createSubscriptionsModule(
  deps: SubscriptionsModuleDependencies,
): Readonly<{ subscriptions: Subscriptions; job: ScheduledJob }> {
  const { em, publicUrl, log } = deps;
  const subscriptions = new Subscriptions({
    ...deps,
    store: new PostgresSubscriptions(em, publicUrl),
  });
  const job = new ScheduledJob({
    everyMs: LOOK_EVERY_MS,
    run: () => subscriptions.run(),
    report: errorTo(log, 'subscriptions could not be ended'),
  });
  return { subscriptions, job };
}
