/**
 * Hosted payment pages of orders. A page lives shorter than its order and is renewed when the order is read;
 * every page of an order leads back to it. Source; D-96.
 */
import { LICENCES } from '../catalogue/domain/catalogue.js';
import { ServiceError } from '../../shared/errors.js';
import { orderTitle } from '../orders/domain/order-title.js';
import type { Texts } from '../../shared/texts.js';
import type { OrderRecord, PaymentPage, Runtime } from '../orders/orders.ports.js';
import type { PageStore, Payments, ShownPage } from './payment-pages.ports.js';

const RETRY_AFTER_SECONDS = 1;
const PAGES_AT_ONCE = 100;

export type PagesDependencies = Readonly<{
  payments: Payments;
  pages: PageStore;
  texts: Texts;
  runtime: Pick<Runtime, 'now'>;
}>;

/** What a page needs of an order. */
export type PageableOrder = Pick<
  OrderRecord,
  'id' | 'serviceKey' | 'page' | 'pageCount' | 'email'
> &
  Readonly<{ totalCents: number }>;

export class PaymentPages {
  /** One question to the provider per order at a time, however many requests wait for it. */
  private readonly opening = new Map<string, Promise<PaymentPage>>();

  constructor(private readonly parts: PagesDependencies) {}

  /**
   * The page on which the order can be paid now; a page that is over is replaced.
   * @throws UPSTREAM_UNAVAILABLE where the provider does not answer.
   */
  current(order: PageableOrder): Promise<PaymentPage> {
    if (order.page !== null && !this.isOver(order.page)) return Promise.resolve(order.page);
    const running = this.opening.get(order.id);
    if (running !== undefined) return running;
    const opening = this.renew(order).finally(() => {
      this.opening.delete(order.id);
    });
    this.opening.set(order.id, opening);
    return opening;
  }

  /** A page as the simulated provider shows it; null where there is none of that name. */
  show(providerRef: string): Promise<ShownPage | null> {
    return this.parts.pages.show(providerRef, this.parts.runtime.now());
  }

  /** Opens a page and leaves it to the caller to keep it. */
  open({ id, serviceKey, pageCount, totalCents, email }: PageableOrder): Promise<PaymentPage> {
    const title = this.title(serviceKey);
    return this.parts.payments.openPage({
      orderId: id,
      sequence: pageCount,
      title,
      totalCents,
      email,
      isMonthly: LICENCES.some((key) => key === serviceKey),
    });
  }

  /**
   * Ends pages at the provider that are closed here already. Somebody may have paid there: the notice tells.
   * One that cannot be ended does not hold up the others.
   *
   * @throws UPSTREAM_UNAVAILABLE where the provider does not answer; otherwise the first fault that was met.
   */
  async expireOld(): Promise<void> {
    const { pages, runtime } = this.parts;
    const errors: unknown[] = [];
    for (const providerRef of await pages.toExpire(runtime.now(), PAGES_AT_ONCE)) {
      await this.expire(providerRef).catch((cause: unknown) => {
        if (cause instanceof ServiceError) throw cause;
        errors.push(cause);
      });
    }
    if (errors.length > 0) throw errors[0];
  }

  private async expire(providerRef: string): Promise<void> {
    await this.parts.payments.closePage(providerRef);
    await this.parts.pages.expired(providerRef);
  }

  /** On a page that was paid the notice is on its way: another page would invite to pay twice. */
  private async renew(order: PageableOrder): Promise<PaymentPage> {
    const { payments, pages, runtime } = this.parts;
    const old = order.page;
    if (old !== null && (await payments.closePage(old.providerRef)) === 'paid') return old;
    const { totalCents } = order;
    const page = await this.open(order);
    const change = { replaces: old?.providerRef ?? null, totalCents, at: runtime.now() };
    const kept = await pages.keep(order.id, page, change);
    if (kept !== null) return kept;
    // The order became cheaper under way; nobody is to pay the old sum.
    await payments.closePage(page.providerRef);
    throw new ServiceError('UPSTREAM_UNAVAILABLE', [], { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }

  private isOver({ expiresAt }: PaymentPage): boolean {
    return expiresAt !== null && expiresAt <= this.parts.runtime.now();
  }

  /** In both languages: a page is seen by people whose language nobody has asked. */
  private title(serviceKey: string): string {
    const { texts } = this.parts;
    const what = orderTitle(serviceKey);
    return `${texts.localize(what, 'et')} / ${texts.localize(what, 'en')}`;
  }
}
