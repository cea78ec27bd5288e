/** What selling is made of. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Config } from '../config/env.js';
import type { Surroundings } from '../modules/accounts/accounts.ports.js';
import type { KeyMaker } from '../modules/api-keys/key-maker.js';
import type { VatDesk } from '../modules/vat/vat.service.js';
import type { ReleasedDocuments } from '../modules/orders/to-order.js';
import type { Law } from './knowledge.js';
import type { Secret } from './secrets.js';

/** `pepper`: the secret from which those of sealed mails and of simulated pages are derived. */
export type SellingParts = Readonly<{
  config: Pick<
    Config,
    | 'stripe'
    | 'smtpUrl'
    | 'mailFrom'
    | 'dataDir'
    | 'providerName'
    | 'reconcileIntervalMs'
    | 'seller'
    | 'vies'
    | 'vatPolicy'
  >;
  law: Law;
  em: EntityManager;
  keyMaker: KeyMaker;
  surroundings: Surroundings;
  pepper: Secret;
  publicUrl: string;
  documents: ReleasedDocuments;
  desk: VatDesk;
  log: Logger;
}>;
