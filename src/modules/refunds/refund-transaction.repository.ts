/** Effects of refund events, within an open transaction. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { InvoicingTransaction } from '../invoicing/invoicing.transaction.js';
import type { SettledOutcome } from '../payments/domain/payment-event.js';
import { creditedCents, judgeRefund } from './domain/refund.js';
import { HeldPayments } from './held-payments.repository.js';
import {
  RefundStatements,
  type RefundedOrder,
  type LockedRefund,
} from './refund-statements.repository.js';
import { addToAudit } from '../audit/audit.transaction.js';
import type { RefundEvent } from '../payments/domain/provider-event.js';

const REFUNDS = { name: 'refunds', requestId: null } as const;

export class RefundTransaction {
  private readonly statements: RefundStatements;
  private readonly held: HeldPayments;

  /** @param em of the transaction @param invoicing in the same transaction */
  constructor(
    private readonly em: EntityManager,
    private readonly invoicing: InvoicingTransaction,
  ) {
    this.statements = new RefundStatements(em);
    this.held = new HeldPayments(em);
  }

  /** @returns `orderId`: null if the refund belongs to no order */
  async take(
    changes: RefundEvent,
    now: Date,
  ): Promise<Readonly<{ outcome: SettledOutcome; orderId: string | null }>> {
    const { statements } = this;
    const found = (await statements.find(changes)) ?? (await statements.adopt(changes, now));
    if (found === null) return { outcome: await this.takeHeld(changes, now), orderId: null };
    const order = await statements.lockOrder(found.order_id);
    const refund = await statements.lock(found.id, changes.ref);
    if (refund === null) throw new Error(`no refund ${found.id}`);
    const outcome = await this.apply({ refund, order }, changes, now);
    return { outcome, orderId: found.order_id };
  }

  private async apply(
    { refund, order }: Readonly<{ refund: LockedRefund; order: RefundedOrder | null }>,
    { state, ref, problem }: RefundEvent,
    now: Date,
  ): Promise<SettledOutcome> {
    const { id, state: before, is_past: isPast } = refund;
    const outcome = judgeRefund({ before, isPast }, state);
    if (outcome === 'refund_failed') await this.statements.fail(id, ref, problem);
    if (outcome === 'noted') await this.statements.accept(id, ref);
    if (outcome !== 'refunded') return outcome;
    await this.statements.finish(id, ref, now);
    if (order === null) await this.completeHeld(refund, now);
    else await this.complete({ refund, order }, now);
    return outcome;
  }

  /** Issues the credit note last, as its number blocks other transactions. */
  private async complete(
    { refund, order }: Readonly<{ refund: LockedRefund; order: RefundedOrder }>,
    now: Date,
  ): Promise<void> {
    const { id, payment_id: paymentId, fulfils } = refund;
    const orderId = order.id;
    const isWhole = (await this.statements.returnPayment(paymentId, now)) && fulfils;
    if (isWhole) {
      await this.statements.returnOrder(orderId, now);
      if (order.kind === 'licence') await this.statements.withdrawLicence(orderId);
    }
    const action = isWhole ? 'order.refunded' : 'payment.refunded';
    const entry = { action, object: `order:${orderId}`, accountId: order.account_id };
    await addToAudit(this.em, entry, REFUNDS);
    const credit = creditedCents({ reason: refund.reason, fulfils, isWhole }, refund.amount_cents);
    if (credit !== 'none') {
      const { totalCents } = credit;
      const options = { orderId, cause: `refund:${id}`, reason: 'refund', totalCents } as const;
      await this.invoicing.creditNote(options, now);
    }
  }

  /** A quarantined payment has no order and no invoice. */
  private async completeHeld({ quarantine_id: id }: LockedRefund, now: Date): Promise<void> {
    await this.held.finishRequested(id, now);
    await this.auditHeld(String(id));
  }

  /** For a refund not requested here, of no recorded payment. */
  private async takeHeld(changes: RefundEvent, now: Date): Promise<SettledOutcome> {
    const held = await this.held.lock(changes);
    if (held === null) return 'unmatched';
    if (changes.state !== 'done' || held.state === 'refunded' || !held.is_whole) return 'noted';
    await this.held.finish(held.id, now);
    await this.auditHeld(held.id);
    return 'refunded';
  }

  private async auditHeld(id: string): Promise<void> {
    const object = `quarantine:${id}`;
    await addToAudit(this.em, { action: 'quarantine.refunded', object, accountId: null }, REFUNDS);
  }
}
