/** Composes VAT number validation. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { numberForm } from '../platform/vies/vies-calls.js';
import { ViesExchange } from '../platform/vies/vies-exchange.js';
import type { Config } from '../config/env.js';
import { unionNumber } from '../modules/vat/domain/vat-number.js';
import type { Runtime } from '../shared/runtime.js';
import { BuyerEvidence } from '../modules/vat/buyer-evidence.service.js';
import { VatRechecksRepository } from '../modules/vat/vat-rechecks.repository.js';
import { VatRepository } from '../modules/vat/vat.repository.js';
import { VatService } from '../modules/vat/vat.service.js';
import type { InvoicingIn } from '../modules/invoicing/invoicing.repository.js';
import { VatReviewsRepository } from '../modules/vat/vat-reviews.repository.js';
import { VatRechecks } from '../modules/vat/vat-rechecks.service.js';
import type { PaymentPages } from '../modules/payment-pages/payment-pages.service.js';
import { VatRevisionStore } from '../modules/vat-revisions/vat-revision.repository.js';
import { VatRevisions } from '../modules/vat-revisions/vat-revisions.service.js';
import { requestDeadline } from './deadline.js';
import type { Law } from './knowledge.js';

export type VatDependencies = Readonly<{
  config: Pick<Config, 'vies' | 'vatPolicy' | 'seller'>;
  law: Pick<Law, 'knowledge'>;
  em: EntityManager;
  runtime: Runtime;
  log: Logger;
}>;

export const createVatService = ({ config, law, em, runtime, log }: VatDependencies): VatService =>
  new VatService({
    exchange: new ViesExchange({
      url: config.vies.url,
      requester: unionNumber(config.seller.vatNumber),
      deadline: requestDeadline,
      report: (problem) => {
        log.error(problem);
      },
    }),
    form: numberForm,
    records: new VatRepository(em),
    rechecks: new VatRechecksRepository(em),
    evidence: new BuyerEvidence({
      reviews: new VatReviewsRepository(em),
      vat: law.knowledge.vat,
    }),
    vat: law.knowledge.vat,
    policy: config.vatPolicy,
    pausesSeconds: config.vies.recheckSeconds,
    runtime,
  });

type WorkDependencies = VatDependencies & Readonly<{ vatService: VatService }>;

/** `rechecks`: for workers only. */
export function makeVatWork(
  { config, law, em, vatService, runtime, log }: WorkDependencies,
  { pages, invoicing }: Readonly<{ pages: PaymentPages; invoicing: InvoicingIn }>,
) {
  const report = (problem: string, cause: unknown) => {
    log.error({ err: cause }, problem);
  };
  const revisions = new VatRevisions({
    vatService,
    expireOldPages: () => pages.expireOld(),
    runtime,
    report,
    store: new VatRevisionStore(em, invoicing),
    vat: law.knowledge.vat,
  });
  const rechecks = new VatRechecks({
    vatService,
    runtime,
    report,
    records: new VatRechecksRepository(em),
    outcome: revisions,
    pausesSeconds: config.vies.recheckSeconds,
  });
  return { revisions, rechecks };
}
