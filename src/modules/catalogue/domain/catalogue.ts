/** Services, licences and prices. Money is whole cents, net of VAT. Source. */
export const RISK_TIERS = ['R1', 'R2', 'R3', 'R4'] as const;
export type RiskTier = (typeof RISK_TIERS)[number];

export const LICENCES = ['professional', 'enterprise'] as const;
export type LicenceKey = (typeof LICENCES)[number];

export type Price =
  | Readonly<{ kind: 'fixed'; cents: number }>
  | Readonly<{ kind: 'tiered'; cents: Readonly<Record<RiskTier, number>> }>
  | Readonly<{ kind: 'periodic'; monthCents: number; yearCents: number }>;

/**
 * `licensedCents`: within the monthly quota of a licence; null: always full price. `addition`: of services beyond the price
 * list of R-8.4 (D-310); `drafts`: ids of the drafts of law of which an order chooses one, if the service concerns one.
 */
export type Service = Readonly<{
  key: string;
  price: Price;
  licensedCents: number | null;
  documentCount: number;
  addition?: Readonly<{ drafts: readonly string[] }>;
}>;

/** `discountQuota`: discounted documents per calendar month (UTC), all types together. */
export type Licence = Readonly<{
  key: LicenceKey;
  centsPerMonth: number;
  discountQuota: number;
}>;

export type CatalogueKnowledge = Readonly<{
  services: readonly Service[];
  licences: Readonly<Record<LicenceKey, Licence>>;
}>;

/** Empty: the service concerns no draft. */
export const draftsOf = ({ addition }: Service): readonly string[] => addition?.drafts ?? [];
