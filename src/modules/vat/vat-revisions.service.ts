/**
 * VAT of orders when more is known of the number: a payment is about to be taken, or an answer has come that was waited
 * for. The exchange is asked before the books are opened. Source.
 */
import type { VatKnowledge } from './domain/vat.js';
import type { NumberFinding } from './domain/vat-evidence.js';
import { reviseVat, type VatRevision } from './domain/vat-revision.js';
import type { PaidPage } from '../payments/domain/payment-event.js';
import type { Runtime } from '../orders/orders.ports.js';
import type { PaymentPages } from '../payments/payment-pages.service.js';
import type {
  LockedVat,
  OrderedNumber,
  VatDecisions,
  VatRevisionRecords,
  VatRevisionStore,
} from './order-vat.ports.js';

/** What was found of the number that an order was placed with. */
export type AnsweredOrder = Readonly<{ orderId: string; finding: NumberFinding }>;

/** `report`: something that somebody should look at. */
export type VatRevisionDependencies = Readonly<{
  store: VatRevisionStore;
  vatService: Pick<VatDecisions, 'assess'>;
  pages: Pick<PaymentPages, 'expireOld'>;
  vat: VatKnowledge;
  runtime: Runtime;
  report: (problem: string, cause: unknown) => void;
}>;

export class VatRevisions {
  constructor(private readonly parts: VatRevisionDependencies) {}

  /** Asks once more before a payment is settled; null where no order hangs on a number. */
  async ask(page: PaidPage | null): Promise<AnsweredOrder | null> {
    if (page?.isPaid !== true) return null;
    const order = await this.parts.store.paidVat(page);
    if (order === null || order.payment === 'paid') return null;
    if (order.frozen.vatStatus === 'irrelevant') return null;
    const finding = await this.parts.vatService.assess(order.accountId, order.frozen);
    return { orderId: order.orderId, finding };
  }

  /** Within a transaction: the order's VAT as it is by now. What was paid too much goes back. */
  async apply(
    transaction: VatRevisionRecords,
    { orderId, finding }: AnsweredOrder,
    now: Date,
  ): Promise<void> {
    const order = await transaction.lock(orderId);
    if (order === null) return;
    if (order.frozen.vatStatus === 'valid' && finding.check === 'invalid') {
      this.parts.report(`the VAT number of order ${orderId} is no longer valid`, null);
    }
    const revision = reviseVat(order.frozen, finding, { vat: this.parts.vat, now });
    if (revision === null) return;
    await transaction.revise(order, revision);
    if (revision.vatCents < order.frozen.vatCents)
      await this.giveBack(transaction, order, revision, now);
  }

  /** An answer that was waited for: orders that wait for it become what they are. */
  async settle(number: OrderedNumber, finding: NumberFinding): Promise<void> {
    const { store, runtime } = this.parts;
    for (const orderId of await store.waiting(number)) {
      const now = runtime.now();
      await store.transact((transaction) => this.apply(transaction, { orderId, finding }, now));
    }
    await this.tidy();
  }

  /** Pages that ask for the old sum end at the provider; where that fails it is done the next time. */
  async tidy(): Promise<void> {
    try {
      await this.parts.pages.expireOld();
    } catch (cause) {
      this.parts.report('old payment pages could not be ended', cause);
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
    const refund = { id: this.parts.runtime.id(), paymentId };
    await transaction.owe(id, { ...refund, amountCents: paidCents - totalCents }, now);
    await transaction.creditVat(id, now);
  }
}
