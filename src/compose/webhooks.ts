/** Webhooks: their owners' side, and the deliveries of workers. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { realSurroundings } from '../adapters/clock/real-surroundings.js';
import { sealerOf } from '../adapters/sealing/sealer.js';
import { HttpWebhookSender } from '../adapters/webhooks/http-sender.js';
import type { Config } from '../config.js';
import { WebhookDeliveryService } from '../features/accounts/webhook-delivery.service.js';
import { PostgresDeliveryQueue } from '../features/accounts/webhook-queue.store.js';
import { WebhooksService } from '../features/accounts/webhooks.service.js';
import { PostgresWebhooks } from '../features/accounts/webhooks.store.js';
import type { TierTable } from '../core/limits/allowance.js';
import { AccountNews } from '../features/accounts/account-news.service.js';
import { PostgresAccountNews } from '../features/accounts/account-news.store.js';
import { repeated, type Chore } from './chores.js';
import type { Law } from './law.js';
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
