/** Subscriptions of the Stripe stub, and the invoices that pay them. */
import { RESOURCE_MISSING, named, type RequestInput } from './protocol.js';
import type { StripeRecords, StripeEvent, StripeSession } from './stripe-records.js';

type StripeSubscription = {
  readonly id: string;
  readonly object: 'subscription';
  readonly metadata: Readonly<Record<string, string>>;
  readonly amount: number;
  status: 'active' | 'canceled';
};

type StripeInvoice = Readonly<{
  id: string;
  object: 'invoice';
  billing_reason: string;
  amount_paid: number;
  currency: string;
  hosted_invoice_url: string;
  parent: Readonly<{
    type: 'subscription_details';
    subscription_details: Readonly<{ subscription: string; metadata: Record<string, string> }>;
  }>;
}>;

export class SubscriptionRecords {
  readonly all = new Map<string, StripeSubscription>();
  /** Key: invoice. */
  private readonly intents = new Map<string, Readonly<{ intent: string; amount: number }>>();

  constructor(private readonly records: StripeRecords) {}

  /** Starts a subscription from a paid page. @returns ids that the page then shows */
  begin({ metadata, amount_total: amount }: StripeSession) {
    const id = named('sub');
    this.all.set(id, { id, object: 'subscription', metadata, amount, status: 'active' });
    const invoice = this.invoice(id, 'subscription_create', amount);
    this.records.emit('invoice.paid', invoice);
    return { subscription: id, invoice: invoice.id };
  }

  charge(id: string, amount = this.find(id).amount): StripeEvent {
    return this.records.emit('invoice.paid', this.invoice(id, 'subscription_cycle', amount));
  }

  fail(id: string): StripeEvent {
    return this.records.emit('invoice.payment_failed', this.invoice(id, 'subscription_cycle', 0));
  }

  end(id: string): StripeSubscription {
    const subscription = this.find(id);
    if (subscription.status === 'canceled') throw RESOURCE_MISSING;
    subscription.status = 'canceled';
    this.records.emit('customer.subscription.deleted', { ...subscription });
    return subscription;
  }

  find(id: string): StripeSubscription {
    const subscription = this.all.get(id);
    if (subscription === undefined) throw RESOURCE_MISSING;
    return subscription;
  }

  /** In cents. */
  paidFor(intent: string): number {
    return [...this.intents.values()].find((one) => one.intent === intent)?.amount ?? 0;
  }

  intentOf(invoice: string): string {
    return this.intents.get(invoice)?.intent ?? '';
  }

  payments({ query }: RequestInput) {
    const payment = {
      type: 'payment_intent',
      payment_intent: this.intentOf(query.get('invoice') ?? ''),
    };
    const data = [{ id: named('inpay'), object: 'invoice_payment', status: 'paid', payment }];
    return { object: 'list', url: '/v1/invoice_payments', data, has_more: false };
  }

  private invoice(id: string, reason: string, amount: number): StripeInvoice {
    const { metadata } = this.find(id);
    const invoice = named('in');
    this.intents.set(invoice, { intent: named('pi'), amount });
    const subscription_details = { subscription: id, metadata: { ...metadata } };
    return {
      id: invoice,
      object: 'invoice',
      billing_reason: reason,
      amount_paid: amount,
      currency: 'eur',
      hosted_invoice_url: `https://invoice.test/${invoice}`,
      parent: { type: 'subscription_details', subscription_details },
    };
  }
}
