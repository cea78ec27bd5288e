/** Refunds of the Stripe stub. */
import type { StripeRecords } from './stripe-records.js';
import { RESOURCE_MISSING, named, Refusal, type RequestInput } from './protocol.js';

export type StripeRefund = {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly currency: string;
  readonly payment_intent: string;
  readonly metadata: Readonly<Record<string, string>>;
  failure_reason: string | null;
  status: string;
};

export class RefundTransaction {
  readonly refunds = new Map<string, StripeRefund>();
  nextStatus = 'succeeded';

  constructor(private readonly records: StripeRecords) {}

  make(form: URLSearchParams): StripeRefund {
    const intent = form.get('payment_intent') ?? '';
    const amount = Number(form.get('amount'));
    const left = this.records.paidFor(intent) - this.refunded(intent);
    if (left === 0) throw new Refusal(400, 'charge_already_refunded');
    if (amount > left) throw new Refusal(400, 'refund_amount_too_large');
    const refundId = form.get('metadata[refund_id]');
    const refund: StripeRefund = {
      id: named('re'),
      object: 'refund',
      amount,
      currency: 'eur',
      payment_intent: intent,
      metadata: refundId === null ? {} : { refund_id: refundId },
      failure_reason: null,
      status: this.nextStatus,
    };
    this.refunds.set(refund.id, refund);
    this.records.emit('refund.created', { ...refund });
    return refund;
  }

  /** A refund made in the provider's dashboard. */
  byHand(intent: string, amount: number): StripeRefund {
    const form = { payment_intent: intent, amount: String(amount) };
    return this.make(new URLSearchParams(form));
  }

  end(id: string, status: 'succeeded' | 'failed', reason: string | null = null): void {
    const refund = this.find(id);
    refund.status = status;
    refund.failure_reason = reason;
    const type = status === 'failed' ? 'refund.failed' : 'refund.updated';
    this.records.emit(type, { ...refund });
  }

  find(id: string): StripeRefund {
    const refund = this.refunds.get(id);
    if (refund === undefined) throw RESOURCE_MISSING;
    return refund;
  }

  list({ query }: RequestInput) {
    const all = [...this.refunds.values()];
    const data = all.filter((one) => one.payment_intent === query.get('payment_intent'));
    return { object: 'list', url: '/v1/refunds', data, has_more: false };
  }

  private refunded(intent: string): number {
    return [...this.refunds.values()]
      .filter((one) => one.payment_intent === intent && one.status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
  }
}
