/** Creates the services of webhooks. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { systemRuntime } from '../../platform/runtime/system-runtime.js';
import { HttpWebhookSender } from '../../platform/webhooks/http-sender.js';
import type { TierTable } from '../../shared/limits/allowance.js';
import { errorsTo, errorTo } from '../../shared/report.js';
import { ScheduledJob, type BackgroundJob } from '../../shared/scheduled-job.js';
import type { SecretBox } from '../../platform/crypto/secret-box.js';
import { AccountNotificationRepository } from './account-notifications.repository.js';
import { AccountNotifications, type LawChangeNotice } from './account-notifications.service.js';
import type { SandboxWebhooks } from './sandbox-webhooks.service.js';
import { VersionNoticeRepository } from './version-notices.repository.js';
import { WebhookDeliveryService } from './webhook-delivery.service.js';
import { WebhookQueueRepository } from './webhook-queue.repository.js';
import { WebhooksRepository } from './webhooks.repository.js';
import { WebhooksService } from './webhooks.service.js';

const LOOK_EVERY_MS = 15_000;

/** `allowsPrivate`: receivers may have private addresses. `kbVersion`, `lawChanges`: of the law data in use. */
export type WebhooksModuleDependencies = Readonly<{
  allowsPrivate: boolean;
  kbVersion: string;
  lawChanges: readonly LawChangeNotice[];
  tiers: TierTable;
  em: EntityManager;
  secretBox: SecretBox;
  log: Logger;
  sandbox: SandboxWebhooks;
}>;

/** `jobs`: for workers only. */
export type WebhooksModule = Readonly<{
  owners: WebhooksService;
  jobs: readonly BackgroundJob[];
}>;

function createAccountNotifications(deps: WebhooksModuleDependencies): ScheduledJob {
  const { tiers, em, log, kbVersion, lawChanges } = deps;
  const changes = new AccountNotifications({
    store: new AccountNotificationRepository(em),
    versions: new VersionNoticeRepository(em),
    tiers,
    kbVersion,
    lawChanges,
    runtime: systemRuntime(),
  });
  return new ScheduledJob({
    everyMs: LOOK_EVERY_MS,
    run: () => changes.run(),
    report: errorTo(log, 'account notifications could not be published'),
  });
}

export function createWebhooksModule(deps: WebhooksModuleDependencies): WebhooksModule {
  const { allowsPrivate, em, secretBox, log, sandbox } = deps;
  const shared = {
    secretBox,
    sender: new HttpWebhookSender({ allowsPrivate }),
    runtime: systemRuntime(),
  };
  const delivery = new WebhookDeliveryService({
    ...shared,
    queue: new WebhookQueueRepository(em),
    report: errorsTo(log),
  });
  return {
    owners: new WebhooksService({ ...shared, store: new WebhooksRepository(em), sandbox }),
    jobs: [createAccountNotifications(deps), delivery],
  };
}
