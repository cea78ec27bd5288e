/** Composes the test clocks of sandbox keys. Source: D-275. */
import type { Logger } from 'pino';
import type { Config } from '../config/env.js';
import { clockSender, SandboxWebhooks } from '../modules/webhooks/sandbox-webhooks.service.js';
import { makeSecret } from '../modules/webhooks/webhook-secret.js';
import { MemoryClockStore } from '../modules/sandbox/memory-clock-store.js';
import { TestAccountService } from '../modules/sandbox/test-account.service.js';
import { TestClocksService } from '../modules/sandbox/test-clocks.service.js';
import { TestDeliveriesService } from '../modules/sandbox/test-deliveries.service.js';
import { TestEventsService } from '../modules/sandbox/test-events.service.js';
import { TestOrdersService } from '../modules/sandbox/test-orders.service.js';
import { TestWebhooksService } from '../modules/sandbox/test-webhooks.service.js';
import type { DocumentEntry } from '../modules/documents/domain/document-entry.js';
import { HttpWebhookSender } from '../platform/webhooks/http-sender.js';
import { systemRuntime } from '../platform/runtime/system-runtime.js';
import type { TierTable } from '../shared/limits/allowance.js';
import type { Events } from './events.js';
import type { Law } from './knowledge.js';
import { newestLawEvents } from './law-changes.js';

type SandboxDependencies = Readonly<{
  config: Pick<Config, 'webhookAllowPrivate'>;
  law: Pick<Law, 'knowledge'>;
  tiers: TierTable;
  events: Pick<Events, 'eventBus'>;
  log: Logger;
  sampleEntry: () => Promise<DocumentEntry>;
}>;

export type Sandbox = Readonly<{
  clocks: TestClocksService;
  orders: TestOrdersService;
  account: TestAccountService;
  events: TestEventsService;
  webhooks: SandboxWebhooks;
  close: () => Promise<void>;
}>;

export function makeSandbox(deps: SandboxDependencies): Sandbox {
  const { law, tiers, events, config, log, sampleEntry } = deps;
  const { catalogue, vat } = law.knowledge;
  const runtime = systemRuntime();
  const clocks = new TestClocksService({
    store: new MemoryClockStore(() => runtime.now().getTime()),
    catalogue,
    vat,
    tiers,
    eventBus: events.eventBus,
    runtime,
    knowledgeEvents: newestLawEvents(law, () => runtime.id()),
  });
  const orders = new TestOrdersService({ clocks, catalogue, vat, sampleEntry });
  const deliveries = new TestDeliveriesService({
    clocks,
    sender: clockSender(new HttpWebhookSender({ allowsPrivate: config.webhookAllowPrivate })),
    runtime,
    report: (problem, cause) => {
      log.error({ err: cause }, problem);
    },
  });
  clocks.onEvents((caller, change) => {
    deliveries.send(caller, change.events);
  });
  const webhooks = new TestWebhooksService({
    clocks,
    deliveries,
    runtime,
    makeSecret: () => makeSecret(runtime),
  });
  return {
    clocks,
    orders,
    account: new TestAccountService({ clocks, orders, catalogue, tiers }),
    events: new TestEventsService({ clocks, eventBus: events.eventBus }),
    webhooks: new SandboxWebhooks(webhooks),
    close: () => deliveries.close(),
  };
}
