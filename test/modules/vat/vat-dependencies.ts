/** VAT numbers in the rooms of orders: the real desk and books, and an exchange in memory. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { numberForm } from '../../../src/platform/vies/number-form.js';
import type { VatKnowledge } from '../../../src/modules/vat/domain/vat.js';
import type { InvoicingIn } from '../../../src/modules/invoicing/invoicing.repository.js';
import { BuyerEvidence } from '../../../src/modules/vat/buyer-evidence.service.js';
import { PostgresVatBook } from '../../../src/modules/vat/vat.repository.js';
import { VatDesk, type VatPolicy } from '../../../src/modules/vat/vat.service.js';
import { PostgresVatReviews } from '../../../src/modules/vat/vat-reviews.repository.js';
import { VatRechecks } from '../../../src/modules/vat/vat-rechecks.service.js';
import type { PaymentPages } from '../../../src/modules/payments/payment-pages.service.js';
import { PostgresVatRevisions } from '../../../src/modules/vat/vat-revision.repository.js';
import { VatRevisions } from '../../../src/modules/vat/vat-revisions.service.js';
import { FakeExchange } from '../../fakes/vat-exchange.js';
import type { FakeSurroundings } from '../../fakes/account-runtime.js';

type Shared = Readonly<{
  em: EntityManager;
  vat: VatKnowledge;
  surroundings: FakeSurroundings;
  report: (problem: string) => void;
}>;

const PAUSES_SECONDS = [300, 600, 1200, 2400, 3600] as const;

export function aVatDesk({ em, vat, surroundings }: Omit<Shared, 'report'>) {
  const exchange = new FakeExchange();
  const book = new PostgresVatBook(em);
  const reviews = new PostgresVatReviews(em);
  const evidence = new BuyerEvidence({ reviews, vat });
  const deskWith = (policy: VatPolicy) =>
    new VatDesk({
      ...{ exchange, form: numberForm, book, evidence, vat, policy, surroundings },
      pausesSeconds: PAUSES_SECONDS,
    });
  return { exchange, book, reviews, desk: deskWith('provisional'), strictDesk: deskWith('block') };
}

export function someRevisions(
  { em, vat, surroundings, report }: Shared,
  { book, desk }: ReturnType<typeof aVatDesk>,
  { pages, invoicing }: Readonly<{ pages: PaymentPages; invoicing: InvoicingIn }>,
) {
  const store = new PostgresVatRevisions(em, invoicing);
  const revisions = new VatRevisions({ store, desk, pages, vat, surroundings, report });
  const rechecks = new VatRechecks({
    ...{ book, desk, outcome: revisions, surroundings, report },
    pausesSeconds: PAUSES_SECONDS,
  });
  return { revisions, rechecks };
}
