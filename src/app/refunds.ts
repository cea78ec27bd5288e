/** Refunds: asked of the provider by workers, done when it says so. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Invoicing } from '../modules/invoicing/domain/invoicing.js';
import type { Surroundings } from '../modules/accounts/accounts.ports.js';
import type { RefundProvider } from '../modules/refunds/refunds.ports.js';
import { Refunds } from '../modules/refunds/refunds.service.js';
import { PostgresRefunds } from '../modules/refunds/refunds.repository.js';
import { repeated, type Chore } from './scheduled-jobs.js';

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
