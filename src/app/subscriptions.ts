/** Composes subscriptions of licences. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Runtime } from '../shared/runtime.js';
import type { SettlementService } from '../modules/payments/settlement.service.js';
import type { SubscriptionProvider } from '../modules/subscriptions/subscriptions.ports.js';
import { Subscriptions } from '../modules/subscriptions/subscriptions.service.js';
import { PostgresSubscriptions } from '../modules/subscriptions/subscriptions.repository.js';
import type { VatService } from '../modules/vat/vat.service.js';
import { ScheduledJob } from '../shared/scheduled-job.js';
import type { Law } from './knowledge.js';

const LOOK_EVERY_MS = 60_000;

export type SubscriptionDependencies = Readonly<{
  em: EntityManager;
  provider: SubscriptionProvider;
  settlement: SettlementService;
  vatService: VatService;
  law: Law;
  expectsLive: boolean;
  runtime: Runtime;
  publicUrl: string;
  log: Logger;
}>;

/** `job`: for workers only. */
export function makeSubscriptions(
  deps: SubscriptionDependencies,
): Readonly<{ subscriptions: Subscriptions; job: ScheduledJob }> {
  const { em, publicUrl, log } = deps;
  const subscriptions = new Subscriptions({
    ...deps,
    vat: deps.law.knowledge.vat,
    store: new PostgresSubscriptions(em, publicUrl),
  });
  const job = new ScheduledJob({
    everyMs: LOOK_EVERY_MS,
    run: () => subscriptions.run(),
    report: (cause) => {
      log.error({ err: cause }, 'subscriptions could not be ended');
    },
  });
  return { subscriptions, job };
}
