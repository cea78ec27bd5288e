/** Refunds: asked of the provider by workers, done when it says so. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Invoicing } from '../core/billing/invoicing.js';
import type { Surroundings } from '../features/accounts/accounts.ports.js';
import type { RefundProvider } from '../features/orders/refunds.ports.js';
import { Refunds } from '../features/orders/refunds.service.js';
import { PostgresRefunds } from '../features/orders/refunds.store.js';
import { repeated, type Chore } from './chores.js';

const LOOK_EVERY_MS = 5_000;

export type RefundsParts = Readonly<{
  em: EntityManager;
  invoicing: (em: EntityManager) => Invoicing;
  provider: RefundProvider;
  expectsLive: boolean;
  surroundings: Surroundings;
  log: Logger;
}>;

/** `chore`: for workers alone. */
export function makeRefunds(parts: RefundsParts): Readonly<{ refunds: Refunds; chore: Chore }> {
  const { em, invoicing, provider, expectsLive, surroundings, log } = parts;
  const report = (problem: string, cause: unknown) => {
    log.error({ err: cause }, problem);
  };
  const refunds = new Refunds({
    ...{ provider, surroundings, expectsLive, report },
    store: new PostgresRefunds(em, invoicing),
    alert: (outcome, name) => {
      log.error({ outcome, name, alert: true }, 'a refund needs an operator');
    },
  });
  const chore = repeated({
    everyMs: LOOK_EVERY_MS,
    run: () => refunds.run(),
    stop: () => {
      refunds.close();
    },
    report: (cause) => {
      report('refunds could not be read', cause);
    },
  });
  return { refunds, chore };
}
