/** Creates the services of test clocks of sandbox keys. Source: D-275. */
import type { Logger } from 'pino';
import { HttpWebhookSender } from '../../platform/webhooks/http-sender.js';
import { systemRuntime } from '../../platform/runtime/system-runtime.js';
import type { EventBus } from '../../shared/event-bus.js';
import type { TierTable } from '../../shared/limits/allowance.js';
import { errorsTo } from '../../shared/report.js';
import type { CatalogueKnowledge } from '../catalogue/domain/catalogue.js';
import type { DocumentEntry } from '../documents/domain/document-entry.js';
import type { VatKnowledge } from '../vat/domain/vat.js';
import { clockSender, SandboxWebhooks } from '../webhooks/sandbox-webhooks.service.js';
import { makeSecret } from '../webhooks/domain/webhook-secret.js';
import { MemoryClockStore } from './memory-clock-store.js';
import { TestAccountService } from './test-account.service.js';
import { TestClocksService } from './test-clocks.service.js';
import { TestDeliveriesService } from './test-deliveries.service.js';
import { TestEventsService } from './test-events.service.js';
import { TestOrdersService } from './test-orders.service.js';
import { TestWebhooksService } from './test-webhooks.service.js';
import type { Triggering } from './domain/trigger-event.js';

/** `allowsPrivate`: receivers of webhooks may have private addresses. */
export type SandboxModuleDependencies = Readonly<{
  allowsPrivate: boolean;
  catalogue: CatalogueKnowledge;
  vat: VatKnowledge;
  knowledgeEvents: Triggering['knowledgeEvents'];
  tiers: TierTable;
  eventBus: EventBus;
  log: Logger;
  sampleEntry: () => Promise<DocumentEntry>;
}>;

export type SandboxModule = Readonly<{
  clocks: TestClocksService;
  orders: TestOrdersService;
  account: TestAccountService;
  events: TestEventsService;
  webhooks: SandboxWebhooks;
  close: () => Promise<void>;
}>;

export function createSandboxModule(deps: SandboxModuleDependencies): SandboxModule {
  const { catalogue, vat, tiers, eventBus, allowsPrivate, log, sampleEntry } = deps;
  const runtime = systemRuntime();
  const clocks = new TestClocksService({
    store: new MemoryClockStore(() => runtime.now().getTime()),
    catalogue,
    vat,
    tiers,
    eventBus,
    runtime,
    knowledgeEvents: deps.knowledgeEvents,
  });
  const orders = new TestOrdersService({ clocks, catalogue, vat, sampleEntry });
  const deliveries = new TestDeliveriesService({
    clocks,
    sender: clockSender(new HttpWebhookSender({ allowsPrivate })),
    runtime,
    report: errorsTo(log),
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
    events: new TestEventsService({ clocks, eventBus }),
    webhooks: new SandboxWebhooks(webhooks),
    close: () => deliveries.close(),
  };
}
