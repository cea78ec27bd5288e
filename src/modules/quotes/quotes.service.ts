/** Price of an order before it is placed; nothing is stored. Source. */
import type { Caller } from '../../shared/caller.js';
import { monthOf } from '../../shared/limits/month.js';
import { offerNow, quote, type Offer, type PriceKnowledge } from '../orders/domain/quote.js';
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

export type QuoteDependencies = Readonly<{
  store: QuoteStore;
  prices: PriceKnowledge;
  vatService: Pick<VatService, 'assess'>;
  runtime: Pick<ClockAndIds, 'now'>;
  readiness: Pick<ReadinessService, 'of'>;
}>;

export class QuotesService {
  constructor(private readonly deps: QuoteDependencies) {}

  /** Amounts of an order placed now; for sandbox keys, those of a client in the seller's country. */
  async quote(request: QuoteOptions, caller: Caller): Promise<ServiceOffer> {
    const at = this.deps.runtime.now();
    const { used, customer, doubts } = await this.facts(caller);
    const { service, options } = request;
    const price = quote({ service, options, tier: caller.tier, customer, at }, this.deps.prices);
    const readiness = () =>
      this.deps.readiness.of({
        serviceKey: service.key,
        country: request.country,
        payload: request.payload,
      });
    return { ...request, offer: offerNow(price, used), doubts, readiness };
  }

  private async facts({ mode, accountId }: Caller) {
    const { store, prices, vatService, runtime } = this.deps;
    if (mode === 'test') {
      const seller = { country: prices.vat.sellerCountry, vatNumber: null };
      return { used: 0, customer: toVatCustomer(seller, NOT_REQUESTED), doubts: [] };
    }
    const month = monthOf(runtime.now().getTime());
    const [declared, used] = await Promise.all([
      store.customer(accountId),
      store.discountsUsed(accountId, month),
    ]);
    const customer = declared ?? NOBODY;
    const finding = await vatService.assess(accountId, customer);
    return { used, customer: toVatCustomer(customer, finding), doubts: finding.doubts };
  }
}
