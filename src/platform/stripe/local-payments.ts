/**
 * Simulated payment provider, used if none is configured. Its events are signed and read like the provider's. No money
 * moves.
 */
import { createHmac, hkdfSync } from 'node:crypto';
import type { RefundStatus } from '../../modules/refunds/domain/refund.js';
import type { PaymentPage } from '../../modules/orders/domain/order-record.js';
import type { PageOrder, Payments } from '../../modules/payment-pages/domain/payment-page.js';
import type {
  EventPage,
  PageState,
  ProviderLedger,
} from '../../modules/payment-events/reconciliation.ports.js';
import type {
  DueRefund,
  RefundAnswer,
  RefundProvider,
} from '../../modules/refunds/refunds.ports.js';
import type { SubscriptionProvider } from '../../modules/subscriptions/subscriptions.ports.js';
import type { CodeLinks } from '../../shared/code-links.js';
import { stripeLibrary } from './stripe-library.js';
import { StripeWebhooks } from './stripe-webhooks.js';

const KEY_BYTES = 32;
/** Domain separation from other uses of the secret. */
const PURPOSE = 'nis2:local-payments:v1';

const DONE: RefundStatus = { state: 'done', problem: null };

export type SignedEvent = Readonly<{ rawBody: Uint8Array; signature: string }>;

export class LocalPayments
  implements Payments, ProviderLedger, RefundProvider, SubscriptionProvider
{
  readonly isLive = false;
  private readonly key: Buffer;

  /** @param secret at least 32 bytes, stable across restarts: page names depend on it */
  constructor(
    secret: string,
    private readonly links: Pick<CodeLinks, 'payment'>,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, KEY_BYTES));
  }

  /** Page names are unguessable. */
  openPage({ orderId, sequence }: PageOrder): Promise<PaymentPage> {
    const name = createHmac('sha256', this.key).update(`${orderId}:${String(sequence)}`);
    const providerRef = `local_${name.digest('base64url')}`;
    const url = this.links.payment(providerRef, null);
    return Promise.resolve({ providerRef, url, expiresAt: null });
  }

  closePage(): Promise<'closed'> {
    return Promise.resolve('closed');
  }

  /** Empty: a payment is settled before the response. */
  events(): Promise<EventPage> {
    return Promise.resolve({ events: [], next: null });
  }

  pageState(): Promise<PageState> {
    return Promise.resolve({ kind: 'open' });
  }

  refund({ id }: DueRefund): Promise<RefundAnswer> {
    return Promise.resolve({ kind: 'taken', ref: `local_re_${id}`, ...DONE });
  }

  refundStatus(): Promise<RefundStatus> {
    return Promise.resolve(DONE);
  }

  /** Simulated pages are paid once; the next order renews a licence. */
  end(): Promise<void> {
    return Promise.resolve();
  }

  webhooks(): StripeWebhooks {
    return new StripeWebhooks(this.webhookSecret());
  }

  /** The same page gives the same event. */
  signedPaidEvent(
    page: Readonly<{ providerRef: string; orderId: string; totalCents: number }>,
  ): SignedEvent {
    const payload = JSON.stringify(paidEvent(page));
    const signature = stripeLibrary().webhooks.generateTestHeaderString({
      payload,
      secret: this.webhookSecret(),
    });
    return { rawBody: Buffer.from(payload), signature };
  }

  private webhookSecret(): string {
    return `whsec_${this.key.toString('base64url')}`;
  }
}

const paidEvent = ({
  providerRef,
  orderId,
  totalCents,
}: Readonly<{ providerRef: string; orderId: string; totalCents: number }>) => ({
  id: `evt_${providerRef}`,
  object: 'event',
  type: 'checkout.session.completed',
  livemode: false,
  data: {
    object: {
      id: providerRef,
      object: 'checkout.session',
      client_reference_id: orderId,
      metadata: { order_id: orderId },
      payment_intent: `pi_${providerRef}`,
      payment_status: 'paid',
      amount_total: totalCents,
      currency: 'eur',
    },
  },
});
