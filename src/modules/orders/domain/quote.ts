/** Price of an order. Money is whole cents. Source. */
import { chargeVat, type VatCustomer, type VatKnowledge } from '../../vat/domain/vat.js';
import type { Tier } from '../../../shared/caller.js';
import {
  LICENCES,
  type CatalogueKnowledge,
  type Licence,
  type Service,
} from '../../catalogue/domain/catalogue.js';
import { listPrice, type OrderOptions } from './order-options.js';
import type { OrderAmounts } from './order.js';

/** `quota`: orders at the licence price per calendar month (UTC), all types together. */
type Discount = Readonly<{ amounts: OrderAmounts; quota: number }>;

/** `discount`: the licence price while the month's quota lasts; null without one. */
export type Quote = Readonly<{ listed: OrderAmounts; discount: Discount | null }>;

/** `at`: date that determines the VAT rate. */
export type QuoteRequest = Readonly<{
  service: Service;
  options: OrderOptions;
  tier: Tier;
  customer: VatCustomer;
  at: Date;
}>;

export type PriceKnowledge = Readonly<{ catalogue: CatalogueKnowledge; vat: VatKnowledge }>;

/** The licence of the keys' tier, which includes the grace period (R-10.71). */
export function licenceOf(
  tier: Tier,
  licences: Readonly<Record<Licence['key'], Licence>>,
): Licence | null {
  const key = LICENCES.find((one) => one === tier);
  return key === undefined ? null : licences[key];
}

export function quote(request: QuoteRequest, { catalogue, vat }: PriceKnowledge): Quote {
  const { service, options, tier, customer, at } = request;
  const licence = licenceOf(tier, catalogue.licences);
  const listed = chargeVat(listPrice(service.price, options), customer, vat, at);
  if (licence === null || service.licensedCents === null) return { listed, discount: null };
  const amounts = chargeVat(service.licensedCents, customer, vat, at);
  return { listed, discount: { amounts, quota: licence.discountQuota } };
}

/** Price of an order now. `discountsLeft`: null without a licence price. */
export type Offer = Readonly<{
  amounts: OrderAmounts;
  isDiscounted: boolean;
  discountsLeft: number | null;
}>;

/** @param used orders at the licence price this month */
export function offerNow({ listed, discount }: Quote, used: number): Offer {
  if (discount === null) return { amounts: listed, isDiscounted: false, discountsLeft: null };
  const discountsLeft = Math.max(discount.quota - used, 0);
  const isDiscounted = discountsLeft > 0;
  return { amounts: isDiscounted ? discount.amounts : listed, isDiscounted, discountsLeft };
}
