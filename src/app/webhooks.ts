/** Composes webhooks. */
import { lawChangeNotices } from './law-changes.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { systemRuntime } from '../platform/runtime/system-runtime.js';
import { secretBoxOf } from '../platform/crypto/secret-box.js';
import { HttpWebhookSender } from '../platform/webhooks/http-sender.js';
import type { Config } from '../config/env.js';
import { WebhookDeliveryService } from '../modules/webhooks/webhook-delivery.service.js';
import { WebhookQueueRepository } from '../modules/webhooks/webhook-queue.repository.js';
import { WebhooksService } from '../modules/webhooks/webhooks.service.js';
import { WebhooksRepository } from '../modules/webhooks/webhooks.repository.js';
import type { TierTable } from '../shared/limits/allowance.js';
import { AccountNotifications } from '../modules/webhooks/account-notifications.service.js';
import { VersionNoticeRepository } from '../modules/webhooks/version-notices.repository.js';
import { AccountNotificationRepository } from '../modules/webhooks/account-notifications.repository.js';
import { ScheduledJob, type BackgroundJob } from '../shared/scheduled-job.js';
import type { Law } from './knowledge.js';
import type { Sandbox } from './sandbox.js';
import type { Secret } from './secrets.js';

const LOOK_EVERY_MS = 15_000;

type WebhookDependencies = Readonly<{
  config: Pick<Config, 'webhookAllowPrivate'>;
  law: Pick<Law, 'knowledge'>;
  tiers: TierTable;
  em: EntityManager;
  pepper: Secret;
  log: Logger;
  sandbox: Pick<Sandbox, 'webhooks'>;
}>;

/** `jobs`: for workers only. */
export type Webhooks = Readonly<{ owners: WebhooksService; jobs: readonly BackgroundJob[] }>;

function createAccountNotifications({ law, tiers, em, log }: WebhookDependencies): ScheduledJob {
  const changes = new AccountNotifications({
    store: new AccountNotificationRepository(em),
    versions: new VersionNoticeRepository(em),
    tiers,
    kbVersion: law.knowledge.version,
    lawChanges: lawChangeNotices(law),
    runtime: systemRuntime(),
  });
  return new ScheduledJob({
    everyMs: LOOK_EVERY_MS,
    run: () => changes.run(),
    report: (cause) => {
      log.error({ err: cause }, 'account notifications could not be published');
    },
  });
}

export function makeWebhooks(deps: WebhookDependencies): Webhooks {
  const { config, em, pepper, log } = deps;
  const sender = new HttpWebhookSender({ allowsPrivate: config.webhookAllowPrivate });
  const secretBox = secretBoxOf(pepper.current, pepper.earlier);
  const runtime = systemRuntime();
  const delivery = new WebhookDeliveryService({
    queue: new WebhookQueueRepository(em),
    sender,
    secretBox,
    runtime,
    report: (problem, cause) => {
      log.error({ err: cause }, problem);
    },
  });
  return {
    owners: new WebhooksService({
      store: new WebhooksRepository(em),
      sandbox: deps.sandbox.webhooks,
      secretBox,
      sender,
      runtime,
    }),
    jobs: [createAccountNotifications(deps), delivery],
  };
}
