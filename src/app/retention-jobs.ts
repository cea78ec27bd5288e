/** Retention: deletes expired data. For workers only. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Config } from '../config/env.js';
import { AccountPurgeRepository } from '../modules/accounts/account-purge.repository.js';
import { SignInPurgeRepository } from '../modules/members/sign-in-purge.repository.js';
import { OauthPurgeRepository } from '../modules/oauth/oauth-purge.repository.js';
import { WebhookPurgeRepository } from '../modules/webhooks/webhook-purge.repository.js';
import { InvoiceRetentionRepository } from '../modules/invoicing/invoice-retention.repository.js';
import { PostgresOrderPurge } from '../modules/order-expiry/order-purge.repository.js';
import { errorTo } from '../shared/report.js';
import { ScheduledJob } from '../shared/scheduled-job.js';
import { createFileRetention } from '../modules/document-files/document-files.module.js';
import { objectStoreOf } from './object-store.js';
import type { Law } from './knowledge.js';
import { conservativeNow } from '../platform/postgres/conservative-now.js';

const PURGE_EVERY_MS = 3_600_000;

export type RetentionDependencies = Readonly<{
  config: Config;
  em: EntityManager;
  log: Logger;
  law: Pick<Law, 'knowledge'>;
}>;

/** Deletes one batch. @returns 0 if nothing is left */
type Piece = (now: Date) => Promise<number>;

/** In batches: short locks, quick shutdown. */
function makePurge(what: string, piece: Piece, { em, log }: RetentionDependencies): ScheduledJob {
  const job = new ScheduledJob({
    everyMs: PURGE_EVERY_MS,
    run: async () => {
      const now = await conservativeNow(em);
      while (!job.isClosed && (await piece(now)) > 0);
    },
    report: errorTo(log, `${what} could not be purged`),
  });
  return job;
}

export function createRetentionJobs(deps: RetentionDependencies): readonly ScheduledJob[] {
  const { em, law } = deps;
  const accounts = new AccountPurgeRepository(em);
  const webhooks = new WebhookPurgeRepository(em);
  const orders = new PostgresOrderPurge(em);
  const oauth = new OauthPurgeRepository(em);
  const signIn = new SignInPurgeRepository(em);
  const invoices = new InvoiceRetentionRepository(em, law.knowledge.vat.timeZone);
  return [
    createFileRetention({
      em,
      log: deps.log,
      retentionMonths: deps.config.filesKeepMonths,
      objects: objectStoreOf(deps.config),
    }),
    makePurge('accounts that were never paid', (now) => accounts.neverPaid(now), deps),
    makePurge('records of OAuth', (now) => oauth.some(now), deps),
    makePurge('sign-in links and sessions', (now) => signIn.some(now), deps),
    makePurge('deliveries of webhooks', (now) => webhooks.some(now), deps),
    makePurge('events and mails', (now) => orders.some(now), deps),
    makePurge('orders past the retention of their documents', (now) => invoices.some(now), deps),
  ];
}
