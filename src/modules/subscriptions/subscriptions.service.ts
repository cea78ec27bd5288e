/**
 * Licences charged monthly by the provider. Each payment has its own order and the usual settlement; a failed one leads
 * into grace. Source.
 */
import { renewalVat, type RenewalVat } from '../vat/domain/vat-renewal.js';
import type { VatKnowledge } from '../vat/domain/vat.js';
import type { EventOutcome, PaymentEvent } from '../payments/domain/payment-event.js';
import type { SettlementService } from '../payments/settlement.service.js';
import type { PostgresSubscriptions } from './subscriptions.repository.js';
import type { SubscriptionProvider } from './subscriptions.ports.js';
import type { VatService } from '../vat/vat.service.js';
import type { LicenceEvent } from '../payments/domain/provider-event.js';
import type { ClockAndIds } from '../../shared/runtime.js';

const AT_ONCE = 20;

/** `expectsLive`: payments are real money. */
export type SubscriptionsDependencies = Readonly<{
  store: PostgresSubscriptions;
  provider: SubscriptionProvider;
  settlement: Pick<SettlementService, 'settle'>;
  vatService: Pick<VatService, 'assess'>;
  vat: VatKnowledge;
  runtime: ClockAndIds;
  expectsLive: boolean;
}>;

type Paid = Extract<LicenceEvent, { kind: 'paid' }>;

export class Subscriptions {
  constructor(private readonly deps: SubscriptionsDependencies) {}

  /** Stores the subscription before its payment is settled. */
  async settlePage(notice: PaymentEvent): Promise<EventOutcome> {
    const { orderId = null, subscriptionRef } = notice.page ?? {};
    if (subscriptionRef !== undefined) await this.keep(notice, subscriptionRef, orderId);
    return this.deps.settlement.settle(notice);
  }

  async run(): Promise<void> {
    const { store, provider, runtime } = this.deps;
    for (const ref of await store.toEnd(AT_ONCE)) {
      await provider.end(ref);
      await store.ended(ref, runtime.now());
    }
  }

  async settle(notice: PaymentEvent, changes: LicenceEvent): Promise<EventOutcome> {
    const { store, settlement, runtime } = this.deps;
    if (changes.kind !== 'paid') {
      if (!this.isOurs(notice)) return 'ignored';
      return store.settle(notice, changes, runtime.now());
    }
    const { invoiceRef, amountCents, currency } = changes;
    const orderId = await this.orderOf(notice, changes);
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

  private async orderOf(notice: PaymentEvent, changes: Paid): Promise<string | null> {
    const { store, runtime } = this.deps;
    const { subscriptionRef, invoiceRef, orderId, isFirst } = changes;
    if (isFirst) {
      await this.keep(notice, subscriptionRef, orderId);
      return orderId;
    }
    if (!this.isOurs(notice)) return null;
    const known = await store.renewal(invoiceRef);
    if (known !== null) return known;
    const vat = await this.decideVat(subscriptionRef);
    const renewal = { invoiceRef, id: runtime.id(), now: runtime.now(), vat };
    return store.renewalOf(subscriptionRef, renewal);
  }

  /** By current billing details; null: as when the subscription began. */
  private async decideVat(subscriptionRef: string): Promise<RenewalVat | null> {
    const { store, vatService, vat, runtime } = this.deps;
    const terms = await store.terms(subscriptionRef);
    if (terms === null) return null;
    const { accountId, customer, charged } = terms;
    const finding = await vatService.assess(accountId, customer);
    return renewalVat(charged, customer, { finding, vat, at: runtime.now() });
  }

  private async keep(notice: PaymentEvent, ref: string, orderId: string | null): Promise<void> {
    if (orderId === null || !this.isOurs(notice)) return;
    await this.deps.store.keep(ref, orderId, this.deps.runtime.now());
  }

  private isOurs({ isLive }: PaymentEvent): boolean {
    return isLive === this.deps.expectsLive;
  }
}
