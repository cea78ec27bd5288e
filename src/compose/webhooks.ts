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
import type { Secret } from './secrets.js';

type WebhookParts = Readonly<{
  config: Pick<Config, 'webhookAllowPrivate'>;
  em: EntityManager;
  pepper: Secret;
  log: Logger;
}>;

export type Webhooks = Readonly<{ owners: WebhooksService; delivery: WebhookDeliveryService }>;

export function makeWebhooks({ config, em, pepper, log }: WebhookParts): Webhooks {
  const sender = new HttpWebhookSender({ allowsPrivate: config.webhookAllowPrivate });
  const sealer = sealerOf(pepper.current, pepper.earlier);
  const surroundings = realSurroundings();
  return {
    owners: new WebhooksService({ store: new PostgresWebhooks(em), sealer, sender, surroundings }),
    delivery: new WebhookDeliveryService({
      queue: new PostgresDeliveryQueue(em),
      sender,
      sealer,
      surroundings,
      report: (problem, cause) => {
        log.error({ err: cause }, problem);
      },
    }),
  };
}
