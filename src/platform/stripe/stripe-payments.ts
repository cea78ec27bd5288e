/** Hosted payment pages of Stripe. Source; D-96. */
import { hash } from 'node:crypto';
import type Stripe from 'stripe';
import { NO_DEADLINE, type Deadline } from '../../shared/deadline.js';
import type { PageOrder, Payments } from '../../modules/payment-pages/domain/payment-page.js';
import { returnPath } from '../../modules/payment-pages/domain/return-path.js';
import type { PaymentPage } from '../../modules/orders/domain/order-record.js';
import { inTime, isLiveKey, stripeClient, type StripeSettings } from './stripe-client.js';
import { stripeLibrary } from './stripe-library.js';

const MS_PER_SECOND = 1000;
const DIGEST_CHARACTERS = 12;

type SessionParams = Stripe.Checkout.SessionCreateParams;

export class StripePayments implements Payments {
  readonly isLive: boolean;
  private readonly stripe: Stripe;

  /** @param baseUrl without a trailing slash */
  constructor(
    settings: StripeSettings,
    private readonly baseUrl: string,
    private readonly deadline: Deadline = NO_DEADLINE,
  ) {
    this.isLive = isLiveKey(settings.secretKey);
    this.stripe = stripeClient(settings);
  }

  async openPage(order: PageOrder): Promise<PaymentPage> {
    const params = sessionParams(order, this.baseUrl);
    const idempotencyKey = pageKey(order, params);
    const session = await inTime(this.deadline, () =>
      this.stripe.checkout.sessions.create(params, { idempotencyKey }),
    );
    if (session.url === null) throw new Error(`page ${session.id} has no address`);
    const expiresAt = new Date(session.expires_at * MS_PER_SECOND);
    return { providerRef: session.id, url: session.url, expiresAt };
  }

  closePage(providerRef: string): Promise<'closed' | 'paid'> {
    return inTime(this.deadline, () => this.close(providerRef));
  }

  private async close(providerRef: string): Promise<'closed' | 'paid'> {
    const { sessions } = this.stripe.checkout;
    try {
      await sessions.expire(providerRef);
      return 'closed';
    } catch (failure) {
      if (!(failure instanceof stripeLibrary().errors.StripeInvalidRequestError)) throw failure;
      const { status } = await sessions.retrieve(providerRef);
      return status === 'complete' ? 'paid' : 'closed';
    }
  }
}

/** One line item, VAT included: the total equals the order's. Monthly prices become a subscription. */
function sessionParams(order: PageOrder, baseUrl: string): SessionParams {
  const { orderId, title, totalCents, email, isMonthly, language } = order;
  const metadata = { order_id: orderId };
  const price = { currency: 'eur', unit_amount: totalCents, product_data: { name: title } };
  const recurring = isMonthly ? { recurring: { interval: 'month' } as const } : {};
  const kind: Pick<SessionParams, 'mode' | 'payment_intent_data' | 'subscription_data'> = isMonthly
    ? { mode: 'subscription', subscription_data: { metadata } }
    : { mode: 'payment', payment_intent_data: { metadata } };
  return {
    ...kind,
    client_reference_id: orderId,
    metadata,
    line_items: [{ quantity: 1, price_data: { ...price, ...recurring } }],
    ...(email === null ? {} : { customer_email: email }),
    locale: language ?? 'auto',
    success_url: `${baseUrl}${returnPath('done', order)}`,
    cancel_url: `${baseUrl}${returnPath('cancelled', order)}`,
  };
}

/**
 * The provider rejects a repeated key with other parameters: the digest keeps an order payable if its title or our
 * address changes.
 */
function pageKey({ orderId, sequence }: PageOrder, params: SessionParams): string {
  const digest = hash('sha256', JSON.stringify(params), 'hex');
  return `order:${orderId}:${String(sequence)}:${digest.slice(0, DIGEST_CHARACTERS)}`;
}
