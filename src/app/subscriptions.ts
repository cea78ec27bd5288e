/** Subscriptions of licences: their payments, and the end of those that must not go on. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Surroundings } from '../modules/accounts/accounts.ports.js';
import type { SettlementService } from '../modules/payments/settlement.service.js';
import type { SubscriptionProvider } from '../modules/licences/subscriptions.ports.js';
import { Subscriptions } from '../modules/licences/subscriptions.service.js';
import { PostgresSubscriptions } from '../modules/licences/subscriptions.repository.js';
import type { VatDesk } from '../modules/vat/vat.service.js';
import { repeated, type Chore } from './scheduled-jobs.js';
import type { Law } from './knowledge.js';

const LOOK_EVERY_MS = 60_000;

export type SubscriptionParts = Readonly<{
  em: EntityManager;
  provider: SubscriptionProvider;
  settlement: SettlementService;
  desk: VatDesk;
  law: Law;
  expectsLive: boolean;
  surroundings: Surroundings;
  publicUrl: string;
  log: Logger;
}>;

/** `chore`: for workers alone. */
export function makeSubscriptions(
  parts: SubscriptionParts,
): Readonly<{ subscriptions: Subscriptions; chore: Chore }> {
  const { em, publicUrl, log } = parts;
  const subscriptions = new Subscriptions({
    ...parts,
    vat: parts.law.knowledge.vat,
    store: new PostgresSubscriptions(em, publicUrl),
  });
  const chore = repeated({
    everyMs: LOOK_EVERY_MS,
    run: () => subscriptions.run(),
    report: (cause) => {
      log.error({ err: cause }, 'subscriptions could not be ended');
    },
  });
  return { subscriptions, chore };
}
