/** Refunds at Stripe, once each however often requested. */
import type Stripe from 'stripe';
import { problemCode, type RefundStatus } from '../../modules/refunds/domain/refund.js';
import type {
  DueRefund,
  RefundAnswer,
  RefundProvider,
} from '../../modules/refunds/refunds.ports.js';
import { refundProblemOf, refundStateOf } from './read-refund.js';
import { rethrow, stripeClient, type StripeSettings } from './stripe-client.js';
import { stripeLibrary } from './stripe-library.js';

/** The provider's maximum. */
const MAX_PAGE_SIZE = 100;

const statusOf = ({
  status,
  failure_reason,
}: Pick<Stripe.Refund, 'status' | 'failure_reason'>): RefundStatus => ({
  state: refundStateOf(status),
  problem: refundProblemOf(failure_reason),
});

const idOf = (named: string | { id: string } | null): string | null =>
  typeof named === 'string' ? named : (named?.id ?? null);

export class StripeRefunds implements RefundProvider {
  private readonly stripe: Stripe;

  constructor(settings: StripeSettings) {
    this.stripe = stripeClient(settings);
  }

  async refund(due: DueRefund): Promise<RefundAnswer> {
    try {
      const intent = await this.intentOf(due.paymentId);
      if (intent === null) return { kind: 'refused', problem: 'no such payment' };
      const made = (await this.earlier(due, intent)) ?? (await this.make(due, intent));
      return { kind: 'taken', ref: made.id, ...statusOf(made) };
    } catch (failure) {
      if (!(failure instanceof stripeLibrary().errors.StripeInvalidRequestError))
        return rethrow(failure);
      return { kind: 'refused', problem: problemCode(failure) };
    }
  }

  async refundStatus(providerRef: string): Promise<RefundStatus> {
    return statusOf(await this.stripe.refunds.retrieve(providerRef).catch(rethrow));
  }

  private make({ id, key, amountCents }: DueRefund, intent: string): Promise<Stripe.Refund> {
    const params = { payment_intent: intent, amount: amountCents, metadata: { refund_id: id } };
    return this.stripe.refunds.create(params, { idempotencyKey: key });
  }

  /** Idempotency keys expire after a day: look up a refund whose answer was lost. */
  private async earlier({ id, attempts }: DueRefund, intent: string) {
    if (attempts <= 1) return null;
    const { data } = await this.stripe.refunds.list({
      payment_intent: intent,
      limit: MAX_PAGE_SIZE,
    });
    const alive = data.filter(({ status }) => refundStateOf(status) !== 'failed');
    return alive.find(({ metadata }) => metadata?.['refund_id'] === id) ?? null;
  }

  /** Recurring payments are identified by their invoice, others by the page if there is no other id. */
  private async intentOf(paymentId: string): Promise<string | null> {
    if (paymentId.startsWith('in_')) return this.intentOfInvoice(paymentId);
    if (!paymentId.startsWith('cs_')) return paymentId;
    const { payment_intent } = await this.stripe.checkout.sessions.retrieve(paymentId);
    return idOf(payment_intent);
  }

  private async intentOfInvoice(invoice: string): Promise<string | null> {
    const { data } = await this.stripe.invoicePayments.list({ invoice, status: 'paid', limit: 1 });
    return idOf(data[0]?.payment.payment_intent ?? null);
  }
}
