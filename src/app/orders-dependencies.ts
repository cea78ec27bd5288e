/** Dependencies shared by orders and payments. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Config } from '../config/env.js';
import type { Runtime } from '../shared/runtime.js';
import type { KeyMaker } from '../modules/api-keys/key-maker.service.js';
import type { InvoicesService } from '../modules/invoicing/invoices.service.js';
import type { VatService } from '../modules/vat/vat.service.js';
import type { ReleasedDocumentsService } from '../modules/document-files/released-documents.service.js';
import type { Law } from './knowledge.js';
import type { CodeLinks } from '../shared/code-links.js';
import type { Secret } from '../shared/secret.js';

/** `pepper`: secret for sealed mails and simulated payment pages. */
export type OrdersDependencies = Readonly<{
  config: Pick<
    Config,
    | 'stripe'
    | 'smtpUrl'
    | 'mailKeyHeader'
    | 'mailFrom'
    | 'dataDir'
    | 'providerName'
    | 'reconcileIntervalMs'
    | 'seller'
    | 'vies'
    | 'vatPolicy'
    | 'isStrict'
  >;
  law: Law;
  em: EntityManager;
  keyMaker: KeyMaker;
  runtime: Runtime;
  pepper: Secret;
  publicUrl: string;
  links: CodeLinks;
  documents: Pick<ReleasedDocumentsService, 'entries'>;
  invoices: Pick<InvoicesService, 'fileOf'>;
  vatService: VatService;
  log: Logger;
}>;
