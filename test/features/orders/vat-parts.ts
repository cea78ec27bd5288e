/** VAT numbers in the rooms of orders: the real desk and books, and an exchange in memory. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { numberForm } from '../../../src/adapters/vies/number-form.js';
import type { VatKnowledge } from '../../../src/core/billing/vat.js';
import type { InvoicingIn } from '../../../src/features/billing/invoicing.store.js';
import { BuyerEvidence } from '../../../src/features/billing/buyer-evidence.service.js';
import { PostgresVatBook } from '../../../src/features/billing/vat-book.store.js';
import { VatDesk, type VatPolicy } from '../../../src/features/billing/vat-desk.service.js';
import { PostgresVatReviews } from '../../../src/features/billing/vat-reviews.store.js';
import { VatRechecks } from '../../../src/features/billing/vat-rechecks.service.js';
import type { PaymentPages } from '../../../src/features/orders/payment-pages.service.js';
import { PostgresVatRevisions } from '../../../src/features/orders/vat-revision.store.js';
import { VatRevisions } from '../../../src/features/orders/vat-revisions.service.js';
import { FakeExchange } from '../../fakes/vat-exchange.js';
import type { FakeSurroundings } from '../../fakes/account-surroundings.js';

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
