/** Joins webhooks and test clocks with the law data. */
import type { DocumentEntry } from '../modules/documents/domain/document-entry.js';
import { createSandboxModule, type SandboxModule } from '../modules/sandbox/sandbox.module.js';
import { createWebhooksModule, type WebhooksModule } from '../modules/webhooks/webhooks.module.js';
import { secretBoxOf } from '../platform/crypto/secret-box.js';
import { systemRuntime } from '../platform/runtime/system-runtime.js';
import { lawChangeNotices, newestLawEvents } from './law-changes.js';
import type { ModuleDependencies } from './module-dependencies.js';

export const makeSandbox = (
  { law, tiers, events, config, log }: ModuleDependencies,
  sampleEntry: () => Promise<DocumentEntry>,
): SandboxModule =>
  createSandboxModule({
    allowsPrivate: config.webhookAllowPrivate,
    catalogue: law.knowledge.catalogue,
    vat: law.knowledge.vat,
    knowledgeEvents: newestLawEvents(law, () => systemRuntime().id()),
    tiers,
    eventBus: events.eventBus,
    log,
    sampleEntry,
  });

export const makeWebhooks = (
  { law, tiers, config, database, secrets, log }: ModuleDependencies,
  sandbox: SandboxModule,
): WebhooksModule =>
  createWebhooksModule({
    allowsPrivate: config.webhookAllowPrivate,
    kbVersion: law.knowledge.version,
    lawChanges: lawChangeNotices(law),
    tiers,
    em: database.orm.em,
    secretBox: secretBoxOf(secrets.pepper.current, secrets.pepper.earlier),
    log,
    sandbox: sandbox.webhooks,
  });
