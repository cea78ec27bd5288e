/**
 * Licences that the provider charges each month by itself. Every payment has an order of its own and goes through the
 * same settlement as any other; what the provider could not take leads into grace. Source: decision 71.
 */
import { renewalVat, type RenewalVat } from '../vat/domain/vat-renewal.js';
import type { VatKnowledge } from '../vat/domain/vat.js';
import { ServiceError } from '../../shared/errors.js';
import type { LicenceNews } from './domain/licence-news.js';
import type { Outcome, PaymentNotice } from '../payments/domain/payment-event.js';
import { outageError } from '../../shared/outage.js';
import type { Surroundings } from '../orders/orders.ports.js';
import type { SettlementService } from '../payments/settlement.service.js';
import type { SubscriptionProvider, SubscriptionStore } from './subscriptions.ports.js';
import type { VatDesk } from '../vat/order-vat.ports.js';

const AT_ONCE = 20;

/** `expectsLive`: whether payments here are real money. */
export type SubscriptionsParts = Readonly<{
  store: SubscriptionStore;
  provider: SubscriptionProvider;
  settlement: Pick<SettlementService, 'settle'>;
  desk: Pick<VatDesk, 'assess'>;
  vat: VatKnowledge;
  surroundings: Surroundings;
  expectsLive: boolean;
}>;

type Paid = Extract<LicenceNews, { kind: 'paid' }>;

export class Subscriptions {
  constructor(private readonly parts: SubscriptionsParts) {}

  /** @throws UPSTREAM_UNAVAILABLE where the database does not answer: the provider sends the notice again. */
  settle(notice: PaymentNotice, news: LicenceNews): Promise<Outcome> {
    return this.settleOnce(notice, news).catch((cause: unknown) => {
      throw cause instanceof ServiceError ? cause : (outageError(cause) ?? cause);
    });
  }

  /** What a page began is known before its payment is taken. */
  async settlePage(notice: PaymentNotice): Promise<Outcome> {
    const { orderId = null, subscriptionRef } = notice.page ?? {};
    if (subscriptionRef !== undefined) await this.keep(notice, subscriptionRef, orderId);
    return this.parts.settlement.settle(notice);
  }

  /** Ends what must not go on. */
  async run(): Promise<void> {
    const { store, provider, surroundings } = this.parts;
    for (const ref of await store.toEnd(AT_ONCE)) {
      await provider.end(ref);
      await store.ended(ref, surroundings.now());
    }
  }

  private async settleOnce(notice: PaymentNotice, news: LicenceNews): Promise<Outcome> {
    const { store, settlement, surroundings } = this.parts;
    if (news.kind !== 'paid') {
      if (!this.isOurs(notice)) return 'ignored';
      return store.settle(notice, news, surroundings.now());
    }
    const { invoiceRef, amountCents, currency } = news;
    const orderId = await this.orderOf(notice, news);
    const page = {
      pageRef: '',
      paymentId: invoiceRef,
      orderId,
      isPaid: true,
      amountCents,
      currency,
    };
    return settlement.settle({ ...notice, page });
  }

  /** The order that is paid now. */
  private async orderOf(notice: PaymentNotice, news: Paid): Promise<string | null> {
    const { store, surroundings } = this.parts;
    const { subscriptionRef, invoiceRef, orderId, isFirst } = news;
    if (isFirst) {
      await this.keep(notice, subscriptionRef, orderId);
      return orderId;
    }
    if (!this.isOurs(notice)) return null;
    const known = await store.renewal(invoiceRef);
    if (known !== null) return known;
    const vat = await this.decideVat(subscriptionRef);
    const renewal = { invoiceRef, id: surroundings.id(), now: surroundings.now(), vat };
    return store.renewalOf(subscriptionRef, renewal);
  }

  /** By what the client tells of itself now; null: as it was when the subscription began. */
  private async decideVat(subscriptionRef: string): Promise<RenewalVat | null> {
    const { store, desk, vat, surroundings } = this.parts;
    const terms = await store.terms(subscriptionRef);
    if (terms === null) return null;
    const { accountId, told, asked } = terms;
    const finding = await desk.assess(accountId, told);
    return renewalVat(asked, told, { finding, vat, at: surroundings.now() });
  }

  private async keep(notice: PaymentNotice, ref: string, orderId: string | null): Promise<void> {
    if (orderId === null || !this.isOurs(notice)) return;
    await this.parts.store.keep(ref, orderId, this.parts.surroundings.now());
  }

  private isOurs({ isLive }: PaymentNotice): boolean {
    return isLive === this.parts.expectsLive;
  }
}
