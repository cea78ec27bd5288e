/** The outbox with real invoices and links of the tests. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { pino } from 'pino';
import { createInvoicingModule } from '../../../src/modules/invoicing/invoicing.module.js';
import type { Law } from '../../../src/app/knowledge.js';
import { makeRenderer } from '../../../src/app/renderer.js';
import { CatalogueService } from '../../../src/modules/catalogue/catalogue.service.js';
import { maintainedUntil } from '../../../src/modules/documents/domain/maintenance-period.js';
import { OrderMailRepository } from '../../../src/modules/outbox/order-mail.repository.js';
import { OrderMailService } from '../../../src/modules/outbox/order-mail.service.js';
import type { Mailer } from '../../../src/modules/outbox/outbox.ports.js';
import { OutboxService } from '../../../src/modules/outbox/outbox.service.js';
import { OutboxRepository } from '../../../src/modules/outbox/outbox.repository.js';
import type { SecretBox } from '../../../src/platform/crypto/secret-box.js';

type OutboxTools = Readonly<{
  em: EntityManager;
  law: Law;
  mailer: Mailer;
  secretBox: SecretBox;
  runtime: Readonly<{ now: () => Date }>;
  mailsKeys: boolean;
  problems: string[];
}>;

export function openOutbox(tools: OutboxTools): OutboxService {
  const { em, law, mailer, secretBox, runtime, mailsKeys, problems } = tools;
  const invoices = createInvoicingModule({
    law,
    em,
    catalogue: new CatalogueService(law.knowledge.catalogue),
    renderer: makeRenderer(),
    providerName: 'Provider',
    log: pino({ level: 'silent' }),
  });
  const orderMails = new OrderMailService({
    store: new OrderMailRepository(em),
    linkOf: (orderId) => `https://example.test/pay/o_${orderId}`,
    documents: () => Promise.resolve([]),
    invoicePdf: (accountId, number) => invoices.fileOf(accountId, number),
    maintainedUntil,
    publicUrl: 'https://example.test',
  });
  return new OutboxService({
    store: new OutboxRepository(em),
    mailer,
    orderMails,
    secretBox,
    texts: law.texts,
    runtime,
    provider: 'Provider',
    documentation: 'https://example.test/reference',
    signInPage: 'https://example.test/console/sign-in',
    mailsKeys,
    report: (problem) => problems.push(problem),
  });
}
