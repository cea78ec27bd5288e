/** VAT numbers in the modules of orders: the real service and repositories, and an in-memory exchange. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { VatKnowledge } from '../../../src/modules/vat/domain/vat.js';
import type { InvoiceSettings } from '../../../src/modules/invoicing/domain/draft-invoice.js';
import { BuyerEvidence } from '../../../src/modules/vat/buyer-evidence.service.js';
import { VatRechecksRepository } from '../../../src/modules/vat/vat-rechecks.repository.js';
import { VatRepository } from '../../../src/modules/vat/vat.repository.js';
import { VatService, type VatPolicy } from '../../../src/modules/vat/vat.service.js';
import { VatReviewsRepository } from '../../../src/modules/vat/vat-reviews.repository.js';
import { VatRechecks } from '../../../src/modules/vat/vat-rechecks.service.js';
import type { PaymentPages } from '../../../src/modules/payment-pages/payment-pages.service.js';
import { VatRevisionStore } from '../../../src/modules/vat-revisions/vat-revision.repository.js';
import { VatRevisions } from '../../../src/modules/vat-revisions/vat-revisions.service.js';
import { FakeExchange } from '../../fakes/vat-exchange.js';
import type { FakeRuntime } from '../../fakes/account-runtime.js';

type Shared = Readonly<{
  em: EntityManager;
  vat: VatKnowledge;
  runtime: FakeRuntime;
  report: (problem: string) => void;
}>;

const PAUSES_SECONDS = [300, 600, 1200, 2400, 3600] as const;

export function openVatService({ em, vat, runtime }: Omit<Shared, 'report'>) {
  const exchange = new FakeExchange();
  const records = new VatRepository(em);
  const rechecks = new VatRechecksRepository(em);
  const reviews = new VatReviewsRepository(em);
  const evidence = new BuyerEvidence({ reviews, vat });
  const vatServiceWith = (policy: VatPolicy) =>
    new VatService({
      exchange,
      records,
      rechecks,
      evidence,
      vat,
      policy,
      runtime,
      pausesSeconds: PAUSES_SECONDS,
    });
  return {
    exchange,
    records,
    rechecks,
    reviews,
    vatService: vatServiceWith('provisional'),
    strictVatService: vatServiceWith('block'),
  };
}

export function someRevisions(
  { em, vat, runtime, report }: Shared,
  { rechecks: records, vatService }: ReturnType<typeof openVatService>,
  { pages, invoicing }: Readonly<{ pages: PaymentPages; invoicing: InvoiceSettings }>,
) {
  const store = new VatRevisionStore(em, invoicing);
  const expireOldPages = () => pages.expireOld();
  const revisions = new VatRevisions({ store, vatService, expireOldPages, vat, runtime, report });
  const rechecks = new VatRechecks({
    records,
    vatService,
    outcome: revisions,
    runtime,
    report,
    pausesSeconds: PAUSES_SECONDS,
  });
  return { revisions, rechecks };
}
