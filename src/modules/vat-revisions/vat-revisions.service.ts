/**
 * Revises VAT of orders before a payment is settled or when an awaited answer arrives. VIES is queried before the
 * transaction. Source.
 */
import type { VatKnowledge } from '../vat/domain/vat.js';
import type { NumberFinding } from '../vat/domain/vat-evidence.js';
import { reviseVat, type VatRevision } from './domain/vat-revision.js';
import type { LockedVat, OrderedNumber } from './domain/vat-order.js';
import type { VatService } from '../vat/vat.service.js';
import type { VatRevisionRecords } from './vat-revision.transaction.js';
import type { VatRevisionStore } from './vat-revision.repository.js';
import type { ClockAndIds } from '../../shared/runtime.js';
import type { Report } from '../../shared/report.js';

/** A payment page by the provider's reference; `orderId`: null if the provider did not return it. */
export type PaidPageRef = Readonly<{ pageRef: string; orderId: string | null; isPaid: boolean }>;

export type AnsweredOrder = Readonly<{ orderId: string; finding: NumberFinding }>;

/** `report`: for problems that need attention. */
export type VatRevisionDependencies = Readonly<{
  store: Pick<VatRevisionStore, 'waiting' | 'paidVat' | 'transact'>;
  vatService: Pick<VatService, 'assess'>;
  expireOldPages: () => Promise<void>;
  vat: VatKnowledge;
  runtime: ClockAndIds;
  report: Report;
}>;

export class VatRevisions {
  constructor(private readonly deps: VatRevisionDependencies) {}

  /** Queries VIES before a payment is settled; null if no order's VAT depends on it. */
  async ask(page: PaidPageRef | null): Promise<AnsweredOrder | null> {
    if (page?.isPaid !== true) return null;
    const order = await this.deps.store.paidVat(page);
    if (order === null || order.payment === 'paid') return null;
    if (order.frozen.vatStatus === 'irrelevant') return null;
    const finding = await this.deps.vatService.assess(order.accountId, order.frozen);
    return { orderId: order.orderId, finding };
  }

  /** Runs in a transaction; refunds what was overpaid. */
  async apply(
    transaction: VatRevisionRecords,
    { orderId, finding }: AnsweredOrder,
    now: Date,
  ): Promise<void> {
    const order = await transaction.lock(orderId);
    if (order === null) return;
    if (order.frozen.vatStatus === 'valid' && finding.check === 'invalid') {
      this.deps.report(`the VAT number of order ${orderId} is no longer valid`, null);
    }
    const revision = reviseVat(order.frozen, finding, { vat: this.deps.vat, now });
    if (revision === null) return;
    await transaction.revise(order, revision);
    if (revision.vatCents < order.frozen.vatCents)
      await this.giveBack(transaction, order, revision, now);
  }

  /** Applies an awaited answer to waiting orders. */
  async settle(number: OrderedNumber, finding: NumberFinding): Promise<void> {
    const { store, runtime } = this.deps;
    for (const orderId of await store.waiting(number)) {
      const now = runtime.now();
      await store.transact((transaction) => this.apply(transaction, { orderId, finding }, now));
    }
    await this.tidy();
  }

  /** Expires pages with old amounts; failures are retried the next time. */
  async tidy(): Promise<void> {
    try {
      await this.deps.expireOldPages();
    } catch (cause) {
      this.deps.report('old payment pages could not be ended', cause);
    }
  }

  private async giveBack(
    transaction: VatRevisionRecords,
    { id, paymentId, paidCents }: LockedVat,
    { totalCents }: VatRevision,
    now: Date,
  ): Promise<void> {
    if (paymentId === null || paidCents === null) {
      await transaction.closePage(id, now);
      return;
    }
    const refund = { id: this.deps.runtime.id(), paymentId };
    await transaction.owe(id, { ...refund, amountCents: paidCents - totalCents }, now);
    await transaction.creditVat(id, now);
  }
}
