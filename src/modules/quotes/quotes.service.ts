/** Price of an order before it is placed; nothing is stored. Source. */
import type { Caller } from '../../shared/caller.js';
import { monthOf } from '../../shared/limits/month.js';
import {
  offerNow,
  quote,
  type Offer,
  type PriceKnowledge,
  type QuoteRequest,
} from '../orders/domain/quote.js';
import type { Readiness, ReadinessService } from '../documents/readiness.service.js';
import type { OrderRequest } from '../orders/domain/order-record.js';
import type { DeclaredCustomer } from '../vat/domain/vat.js';
import type { ClockAndIds } from '../../shared/runtime.js';
import type { Doubt } from '../vat/domain/vat-doubt.js';
import { NOT_REQUESTED, toVatCustomer } from '../vat/domain/vat-evidence.js';
import type { VatService } from '../vat/vat.service.js';
import { NOBODY } from '../vat/domain/declared-evidence.js';

export type QuoteOptions = Pick<OrderRequest, 'service' | 'options' | 'country' | 'payload'>;

/** `doubts`: about the VAT number or the billing country. `readiness`: composes the documents when it is called. */
export type ServiceOffer = QuoteOptions &
  Readonly<{ offer: Offer; doubts: readonly Doubt[]; readiness: () => Readiness }>;

interface QuoteStore {
  /** @returns null if the account does not exist */
  customer(accountId: string): Promise<DeclaredCustomer | null>;
  /** Orders at the licence price in a month, YYYY-MM. */
  discountsUsed(accountId: string, month: string): Promise<number>;
}

/** `used`: orders at the licence price this month. */
type Terms = Pick<QuoteRequest, 'tier' | 'customer' | 'at'> & Readonly<{ used: number }>;

/** `clockTerms`: on the test clock of a sandbox key; null without one. */
export type QuoteDependencies = Readonly<{
  store: QuoteStore;
  prices: PriceKnowledge;
  vatService: Pick<VatService, 'assess'>;
  runtime: Pick<ClockAndIds, 'now'>;
  readiness: Pick<ReadinessService, 'of'>;
  clockTerms: (caller: Caller) => Promise<Terms | null>;
}>;

export class QuotesService {
  constructor(private readonly deps: QuoteDependencies) {}

  /** Amounts of an order placed now. A sandbox key without a test clock gets those of a client in the seller's country. */
  async quote(request: QuoteOptions, caller: Caller): Promise<ServiceOffer> {
    const { doubts, used, ...terms } = await this.facts(caller);
    const { service, options } = request;
    const price = quote({ service, options, ...terms }, this.deps.prices);
    const readiness = () =>
      this.deps.readiness.of({
        serviceKey: service.key,
        country: request.country,
        payload: request.payload,
      });
    return { ...request, offer: offerNow(price, used), doubts, readiness };
  }

  private async sandboxTerms(caller: Caller): Promise<Terms> {
    const { prices, runtime, clockTerms } = this.deps;
    const onClock = await clockTerms(caller);
    if (onClock !== null) return onClock;
    const seller = { country: prices.vat.sellerCountry, vatNumber: null };
    const customer = toVatCustomer(seller, NOT_REQUESTED);
    return { used: 0, tier: caller.tier, customer, at: runtime.now() };
  }

  private async facts(caller: Caller): Promise<Terms & Pick<ServiceOffer, 'doubts'>> {
    const { mode, accountId, tier } = caller;
    const { store, vatService, runtime } = this.deps;
    if (mode === 'test') return { ...(await this.sandboxTerms(caller)), doubts: [] };
    const at = runtime.now();
    const month = monthOf(at.getTime());
    const [declared, used] = await Promise.all([
      store.customer(accountId),
      store.discountsUsed(accountId, month),
    ]);
    const customer = declared ?? NOBODY;
    const finding = await vatService.assess(accountId, customer);
    return { used, tier, customer: toVatCustomer(customer, finding), at, doubts: finding.doubts };
  }
}
