/** In-memory payment provider: same order and sequence, same page, as the real one guarantees. */
import { ServiceError } from '../../../src/shared/errors.js';
import type { PaymentPage } from '../../../src/modules/orders/domain/order-record.js';
import type {
  PageOrder,
  Payments,
} from '../../../src/modules/payment-pages/domain/payment-page.js';

const DAY_MS = 86_400_000;

export class FakePayments implements Payments {
  readonly isLive = false;
  readonly pages = new Map<string, PaymentPage>();
  readonly requests: PageOrder[] = [];
  readonly closed: string[] = [];
  isDown = false;
  /** Runs while a page is opened. */
  meanwhile: (() => Promise<void>) | null = null;
  /** References of pages that the provider no longer knows. */
  readonly forgotten = new Set<string>();
  readonly paid = new Set<string>();

  constructor(private readonly now: () => Date) {}

  async openPage(order: PageOrder): Promise<PaymentPage> {
    this.requests.push(order);
    // Slow like a provider, so that parallel calls overlap.
    await new Promise((resolve) => setTimeout(resolve, 5));
    await this.meanwhile?.();
    this.assertUp();
    const key = `${order.orderId}:${String(order.sequence)}`;
    const known = this.pages.get(key);
    if (known !== undefined) return known;
    const page = {
      providerRef: `cs_${key}`,
      url: `https://pay.test/${key}`,
      expiresAt: new Date(this.now().getTime() + DAY_MS),
    };
    this.pages.set(key, page);
    return page;
  }

  closePage(providerRef: string): Promise<'closed' | 'paid'> {
    this.assertUp();
    if (this.forgotten.has(providerRef)) return Promise.reject(new Error('no such page'));
    this.closed.push(providerRef);
    return Promise.resolve(this.paid.has(providerRef) ? 'paid' : 'closed');
  }

  private assertUp(): void {
    if (this.isDown) throw new ServiceError('UPSTREAM_UNAVAILABLE');
  }
}
