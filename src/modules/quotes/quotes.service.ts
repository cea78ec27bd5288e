/** Price of an order before it is placed; nothing is stored. Source. */
import type { Caller } from '../../shared/caller.js';
import { monthOf } from '../../shared/limits/month.js';
import { offerNow, quote, type Offer, type PriceKnowledge } from '../orders/domain/quote.js';
import { outageError } from '../../shared/outage.js';
import type { Customer, OrderRequest, Runtime } from '../orders/orders.ports.js';
import type { Doubt } from '../vat/domain/vat-doubt.js';
import { NOT_ASKED, toVatCustomer } from '../vat/domain/vat-evidence.js';
import type { VatDecisions } from '../vat/order-vat.ports.js';
import { NOBODY } from '../vat/vat-customer.js';

export type QuoteOptions = Pick<OrderRequest, 'service' | 'options' | 'country'>;

/** `doubts`: about the VAT number or the billing country. */
export type ServiceOffer = QuoteOptions & Readonly<{ offer: Offer; doubts: readonly Doubt[] }>;

interface QuoteStore {
  /** @returns null if the account does not exist */
  customer(accountId: string): Promise<Customer | null>;
  /** Orders at the licence price in a month, YYYY-MM. */
  discountsUsed(accountId: string, month: string): Promise<number>;
}

export type QuoteDependencies = Readonly<{
  store: QuoteStore;
  prices: PriceKnowledge;
  vatService: Pick<VatDecisions, 'assess'>;
  runtime: Pick<Runtime, 'now'>;
}>;

export class QuotesService {
  constructor(private readonly parts: QuoteDependencies) {}

  /**
   * Amounts of an order placed now; for sandbox keys, those of a client in the seller's country.
   * @throws UPSTREAM_UNAVAILABLE if the database does not respond
   */
  async quote(request: QuoteOptions, caller: Caller): Promise<ServiceOffer> {
    const at = this.parts.runtime.now();
    const { used, customer, doubts } = await this.facts(caller).catch((cause: unknown) => {
      throw outageError(cause) ?? cause;
    });
    const { service, options } = request;
    const price = quote({ service, options, tier: caller.tier, customer, at }, this.parts.prices);
    return { ...request, offer: offerNow(price, used), doubts };
  }

  private async facts({ mode, accountId }: Caller) {
    const { store, prices, vatService, runtime } = this.parts;
    if (mode === 'test') {
      const seller = { country: prices.vat.sellerCountry, vatNumber: null };
      return { used: 0, customer: toVatCustomer(seller, NOT_ASKED), doubts: [] };
    }
    const month = monthOf(runtime.now().getTime());
    const [told, used] = await Promise.all([
      store.customer(accountId),
      store.discountsUsed(accountId, month),
    ]);
    const customer = told ?? NOBODY;
    const finding = await vatService.assess(accountId, customer);
    return { used, customer: toVatCustomer(customer, finding), doubts: finding.doubts };
  }
}
