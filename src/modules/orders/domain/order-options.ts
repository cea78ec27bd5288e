/** Options of a service. Source. */
import { RISK_TIERS, type Price, type RiskTier } from '../../catalogue/domain/catalogue.js';

export type BillingPeriod = 'month' | 'year';

export type OrderOptions = Readonly<{ riskTier: RiskTier; period: BillingPeriod }>;

/** The lowest tier, paid by month. */
export const DEFAULT_OPTIONS: OrderOptions = { riskTier: 'R1', period: 'month' };

export const isRiskTier = (word: unknown): word is RiskTier =>
  RISK_TIERS.some((tier) => tier === word);

/** List price in whole cents, net of VAT. */
export function listPrice(price: Price, { riskTier, period }: OrderOptions): number {
  if (price.kind === 'fixed') return price.cents;
  if (price.kind === 'tiered') return price.cents[riskTier];
  return period === 'month' ? price.monthCents : price.yearCents;
}
