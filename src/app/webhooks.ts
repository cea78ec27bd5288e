/** Webhooks: their owners' side, and the deliveries of workers. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { realSurroundings } from '../platform/runtime/system-runtime.js';
import { sealerOf } from '../platform/crypto/secret-box.js';
import { HttpWebhookSender } from '../platform/webhooks/http-sender.js';
import type { Config } from '../config/env.js';
import { WebhookDeliveryService } from '../modules/webhooks/webhook-delivery.service.js';
import { PostgresDeliveryQueue } from '../modules/webhooks/webhook-queue.repository.js';
import { WebhooksService } from '../modules/webhooks/webhooks.service.js';
import { PostgresWebhooks } from '../modules/webhooks/webhooks.repository.js';
import type { TierTable } from '../shared/limits/allowance.js';
import { AccountNews } from '../modules/webhooks/account-notifications.service.js';
import { PostgresAccountNews } from '../modules/webhooks/account-notifications.repository.js';
import { repeated, type Chore } from './scheduled-jobs.js';
import type { Law } from './knowledge.js';
import type { Secret } from './secrets.js';

const LOOK_EVERY_MS = 15_000;

type WebhookParts = Readonly<{
  config: Pick<Config, 'webhookAllowPrivate'>;
  law: Pick<Law, 'knowledge'>;
  tiers: TierTable;
  em: EntityManager;
  pepper: Secret;
  log: Logger;
}>;

/** `chores`: for workers alone. */
export type Webhooks = Readonly<{ owners: WebhooksService; chores: readonly Chore[] }>;

function makeNews({ law, tiers, em, log }: WebhookParts): Chore {
  const news = new AccountNews({
    store: new PostgresAccountNews(em),
    tiers,
    kbVersion: law.knowledge.version,
    surroundings: realSurroundings(),
  });
  return repeated({
    everyMs: LOOK_EVERY_MS,
    run: () => news.run(),
    report: (cause) => {
      log.error({ err: cause }, 'owners could not be told their news');
    },
  });
}

export function makeWebhooks(parts: WebhookParts): Webhooks {
  const { config, em, pepper, log } = parts;
  const sender = new HttpWebhookSender({ allowsPrivate: config.webhookAllowPrivate });
  const sealer = sealerOf(pepper.current, pepper.earlier);
  const surroundings = realSurroundings();
  const delivery = new WebhookDeliveryService({
    queue: new PostgresDeliveryQueue(em),
    sender,
    sealer,
    surroundings,
    report: (problem, cause) => {
      log.error({ err: cause }, problem);
    },
  });
  return {
    owners: new WebhooksService({ store: new PostgresWebhooks(em), sealer, sender, surroundings }),
    chores: [makeNews(parts), delivery],
  };
}
