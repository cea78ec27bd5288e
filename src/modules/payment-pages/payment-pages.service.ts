/**
 * Hosted payment pages. A page expires before its order and is renewed when that is read; every page leads back to its
 * order. Source; D-96.
 */
import { LICENCES } from '../catalogue/domain/catalogue.js';
import { ServiceError } from '../../shared/errors.js';
import { orderTitle } from '../orders/domain/order-title.js';
import type { CodeLinks } from '../../shared/code-links.js';
import type { Language } from '../../shared/language.js';
import type { Texts } from '../../shared/texts.js';
import type { PageableOrder, PaymentPage } from '../orders/domain/order-record.js';
import type { PostgresPageStore } from './payment-pages.repository.js';
import type { Payments, ShownPage } from './domain/payment-page.js';
import type { ClockAndIds } from '../../shared/runtime.js';

const RETRY_AFTER_SECONDS = 1;
const PAGES_AT_ONCE = 100;

export type PagesDependencies = Readonly<{
  payments: Payments;
  pages: PostgresPageStore;
  links: Pick<CodeLinks, 'current'>;
  texts: Texts;
  runtime: Pick<ClockAndIds, 'now'>;
}>;

export class PaymentPages {
  /** One renewal per order at a time. */
  private readonly opening = new Map<string, Promise<PaymentPage>>();

  constructor(private readonly deps: PagesDependencies) {}

  /**
   * Replaces an expired page.
   * @throws UPSTREAM_UNAVAILABLE if the provider does not respond
   */
  async current(order: PageableOrder): Promise<PaymentPage> {
    const page = await this.openOf(order);
    return { ...page, url: this.deps.links.current(page.url) };
  }

  private openOf(order: PageableOrder): Promise<PaymentPage> {
    if (order.page !== null && !this.isOver(order.page)) return Promise.resolve(order.page);
    const running = this.opening.get(order.id);
    if (running !== undefined) return running;
    const opening = this.renew(order).finally(() => {
      this.opening.delete(order.id);
    });
    this.opening.set(order.id, opening);
    return opening;
  }

  /** A page as the simulated provider shows it; null if it does not exist. */
  show(providerRef: string): Promise<ShownPage | null> {
    return this.deps.pages.show(providerRef, this.deps.runtime.now());
  }

  /** Opens a page without storing it. */
  open(order: PageableOrder): Promise<PaymentPage> {
    const { id, serviceKey, pageCount, totalCents, email, language } = order;
    const title = this.title(serviceKey, language);
    return this.deps.payments.openPage({
      orderId: id,
      sequence: pageCount,
      title,
      totalCents,
      email,
      language,
      isMonthly: LICENCES.some((key) => key === serviceKey),
    });
  }

  /**
   * Closes pages at the provider that are closed here; a payment event reports any payment made there.
   *
   * @throws UPSTREAM_UNAVAILABLE if the provider does not respond; otherwise the first error, after all pages
   */
  async expireOld(): Promise<void> {
    const { pages, runtime } = this.deps;
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
    await this.deps.payments.closePage(providerRef);
    await this.deps.pages.expired(providerRef);
  }

  /** Keeps a paid page: its event is on the way, and a new page would invite a second payment. */
  private async renew(order: PageableOrder): Promise<PaymentPage> {
    const { payments, pages, runtime } = this.deps;
    const old = order.page;
    if (old !== null && (await payments.closePage(old.providerRef)) === 'paid') return old;
    const { totalCents } = order;
    const page = await this.open(order);
    const change = { replaces: old?.providerRef ?? null, totalCents, at: runtime.now() };
    const kept = await pages.keep(order.id, page, change);
    if (kept !== null) return kept;
    // The order became cheaper meanwhile: the old amount must not be paid.
    await payments.closePage(page.providerRef);
    throw new ServiceError('UPSTREAM_UNAVAILABLE', [], { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }

  private isOver({ expiresAt }: PaymentPage): boolean {
    return expiresAt !== null && expiresAt <= this.deps.runtime.now();
  }

  /** Bilingual if the payer's language is unknown. */
  private title(serviceKey: string, language: Language | null): string {
    const { texts } = this.deps;
    const what = orderTitle(serviceKey);
    if (language !== null) return texts.localize(what, language);
    return `${texts.localize(what, 'et')} / ${texts.localize(what, 'en')}`;
  }
}
