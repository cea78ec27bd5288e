/**
 * Assigns a quarantined payment to the order that an operator names, in one transaction, once. Amount, currency and
 * mode must match. Source: D-104.
 */
import { judgePaymentEvent, type PaidPage, type PayableOrder } from './domain/payment-event.js';
import type { SettlementService } from './settlement.service.js';
import type { HeldPayment, LockedOrder } from './settlement.ports.js';
import type { SettlementRecords, SettlementStore } from './settlement-records.transaction.js';
import type { AnsweredOrder, VatRevisions } from '../vat-revisions/vat-revisions.service.js';
import type { ClockAndIds } from '../../shared/runtime.js';
import type { AssignmentInput, AssignmentOutcome } from './domain/assignment.js';

/** `expectsLive`: payments are real money. `onMailQueued`: an email may wait in the outbox. */
export type AssignmentDependencies = Readonly<{
  store: SettlementStore;
  settlement: Pick<SettlementService, 'fulfil'>;
  vat: Pick<VatRevisions, 'ask' | 'apply'>;
  runtime: Pick<ClockAndIds, 'now'>;
  expectsLive: boolean;
  onMailQueued: () => void;
}>;

type Fit = Readonly<{ held: HeldPayment; page: PaidPage; order: LockedOrder }>;

/** The page event that would have paid the order. */
const pageFor = (orderId: string, held: HeldPayment | null): PaidPage => ({
  pageRef: '',
  paymentId: held?.paymentId ?? '',
  orderId,
  isPaid: true,
  amountCents: held?.amount ?? null,
  currency: held?.currency ?? null,
});

const isKnown = ({ paymentId, amount, currency }: HeldPayment): boolean =>
  paymentId !== null && amount !== null && currency !== null;

export class QuarantineAssignment {
  constructor(private readonly deps: AssignmentDependencies) {}

  /** Only `assigned` changes anything. */
  async assign(input: AssignmentInput): Promise<AssignmentOutcome> {
    const { store, vat, onMailQueued } = this.deps;
    // VIES is queried outside the transaction.
    const answered = await vat.ask(pageFor(input.orderId, null));
    const outcome = await store.transact((records) => this.take(records, input, answered));
    if (outcome === 'assigned') onMailQueued();
    return outcome;
  }

  private async take(
    records: SettlementRecords,
    input: AssignmentInput,
    answered: AnsweredOrder | null,
  ): Promise<AssignmentOutcome> {
    const now = this.deps.runtime.now();
    const fit = await this.check(records, input);
    if (typeof fit === 'string') return fit;
    if (answered !== null) await this.deps.vat.apply(records.vat, answered, now);
    const { held, page } = fit;
    const order = (await records.lockOrder(page)) ?? fit.order;
    const payment = { eventId: held.eventId, page };
    if (!(await records.addPayment(order, payment, { fulfils: true, at: now }))) return 'not_open';
    await this.deps.settlement.fulfil(records, order, { ...page, now });
    await records.assigned(input.id, order, input.actor);
    await records.conclude(held.eventId, 'fulfilled', order.id);
    return 'assigned';
  }

  private async check(
    records: SettlementRecords,
    { id, orderId }: AssignmentInput,
  ): Promise<Fit | Exclude<AssignmentOutcome, 'assigned'>> {
    const held = await records.lockQuarantined(id);
    if (held === null) return 'missing';
    if (held.state !== 'open') return 'not_open';
    if (!isKnown(held) || held.isLive !== this.deps.expectsLive) return 'unfit';
    const page = pageFor(orderId, held);
    const order = await records.lockOrder(page);
    if (order === null) return 'no_order';
    const refusal = this.refusal(held, page, order);
    return refusal ?? { held, page, order };
  }

  private refusal(
    { isLive, eventId }: HeldPayment,
    page: PaidPage,
    order: PayableOrder,
  ): 'closed' | 'different' | null {
    const event = { eventId, eventType: '', isLive, page };
    const outcome = judgePaymentEvent(event, order, this.deps.expectsLive);
    if (outcome === 'fulfilled') return null;
    return outcome === 'surplus' ? 'closed' : 'different';
  }
}
