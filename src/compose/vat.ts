/** Everything that VAT numbers are checked with. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { numberForm } from '../adapters/vies/number-form.js';
import { ViesExchange } from '../adapters/vies/vies-exchange.js';
import type { Config } from '../config.js';
import { unionNumber } from '../core/billing/vat-number.js';
import type { Surroundings } from '../features/accounts/accounts.ports.js';
import { BuyerEvidence } from '../features/billing/buyer-evidence.service.js';
import { PostgresVatBook } from '../features/billing/vat-book.store.js';
import { VatDesk } from '../features/billing/vat-desk.service.js';
import type { InvoicingIn } from '../features/billing/invoicing.store.js';
import { PostgresVatReviews } from '../features/billing/vat-reviews.store.js';
import { VatRechecks } from '../features/billing/vat-rechecks.service.js';
import type { PaymentPages } from '../features/orders/payment-pages.service.js';
import { PostgresVatRevisions } from '../features/orders/vat-revision.store.js';
import { VatRevisions } from '../features/orders/vat-revisions.service.js';
import { requestDeadline } from './deadline.js';
import type { Law } from './law.js';

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
