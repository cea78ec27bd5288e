/** Everything that VAT numbers are checked with. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { numberForm } from '../platform/vies/number-form.js';
import { ViesExchange } from '../platform/vies/vies-exchange.js';
import type { Config } from '../config/env.js';
import { unionNumber } from '../modules/vat/domain/vat-number.js';
import type { Surroundings } from '../modules/accounts/accounts.ports.js';
import { BuyerEvidence } from '../modules/vat/buyer-evidence.service.js';
import { PostgresVatBook } from '../modules/vat/vat.repository.js';
import { VatDesk } from '../modules/vat/vat.service.js';
import type { InvoicingIn } from '../modules/invoicing/invoicing.repository.js';
import { PostgresVatReviews } from '../modules/vat/vat-reviews.repository.js';
import { VatRechecks } from '../modules/vat/vat-rechecks.service.js';
import type { PaymentPages } from '../modules/payments/payment-pages.service.js';
import { PostgresVatRevisions } from '../modules/vat/vat-revision.repository.js';
import { VatRevisions } from '../modules/vat/vat-revisions.service.js';
import { requestDeadline } from './deadline.js';
import type { Law } from './knowledge.js';

export type VatParts = Readonly<{
  config: Pick<Config, 'vies' | 'vatPolicy' | 'seller'>;
  law: Pick<Law, 'knowledge'>;
  em: EntityManager;
  surroundings: Surroundings;
  log: Logger;
}>;

export const makeVatDesk = ({ config, law, em, surroundings, log }: VatParts): VatDesk =>
  new VatDesk({
    exchange: new ViesExchange({
      url: config.vies.url,
      requester: unionNumber(config.seller.vatNumber),
      deadline: requestDeadline,
      report: (problem) => {
        log.error(problem);
      },
    }),
    form: numberForm,
    book: new PostgresVatBook(em),
    evidence: new BuyerEvidence({
      reviews: new PostgresVatReviews(em),
      vat: law.knowledge.vat,
    }),
    vat: law.knowledge.vat,
    policy: config.vatPolicy,
    pausesSeconds: config.vies.recheckSeconds,
    surroundings,
  });

/** `desk`: shared with the room of accounts. */
type WorkParts = VatParts & Readonly<{ desk: VatDesk }>;

/** `rechecks`: for workers alone. */
export function makeVatWork(
  { config, law, em, desk, surroundings, log }: WorkParts,
  { pages, invoicing }: Readonly<{ pages: PaymentPages; invoicing: InvoicingIn }>,
) {
  const report = (problem: string, cause: unknown) => {
    log.error({ err: cause }, problem);
  };
  const revisions = new VatRevisions({
    ...{ desk, pages, surroundings, report },
    store: new PostgresVatRevisions(em, invoicing),
    vat: law.knowledge.vat,
  });
  const rechecks = new VatRechecks({
    ...{ desk, surroundings, report },
    book: new PostgresVatBook(em),
    outcome: revisions,
    pausesSeconds: config.vies.recheckSeconds,
  });
  return { revisions, rechecks };
}
