/**
 * Whether an incident is significant: Implementing Regulation (EU) 2024/2690, articles 3 to 14. Limits are loaded from
 * `kb/incident/significance.yaml`.
 */
import type { Source } from '../../../shared/source.js';

/** Entity types of art 1 of the Regulation, in its order. */
export const SIGNIFICANCE_TYPES = [
  'dns_service_provider',
  'tld_name_registry',
  'cloud_computing',
  'data_centre',
  'content_delivery_network',
  'managed_service_provider',
  'managed_security_service_provider',
  'online_marketplace',
  'online_search_engine',
  'social_networking_platform',
  'trust_service_provider',
] as const;
export type SignificanceType = (typeof SIGNIFICANCE_TYPES)[number];

export const QUANTITIES = [
  'complete_unavailability_minutes',
  'limited_availability_minutes',
  'slow_response_minutes',
  'unavailability_minutes_in_week',
  'users_affected',
  'data_users_affected',
  'users_total',
  'domains_affected',
  'domains_managed',
  'financial_loss_eur',
  'joint_financial_loss_eur',
  'turnover_eur',
  'occurrences_in_six_months',
] as const;
export type Quantity = (typeof QUANTITIES)[number];

export const FLAGS = [
  'data_compromised',
  'suspected_malicious',
  'physical_access_compromised',
  'trade_secrets_exfiltrated',
  'death',
  'considerable_health_damage',
  'unauthorised_access',
  'severe_disruption_possible',
  'misconfiguration',
  'same_root_cause',
] as const;
export type Flag = (typeof FLAGS)[number];

/** What the caller states; null: not known. */
export type SignificanceFacts = Readonly<Record<Quantity, number | null>> &
  Readonly<Record<Flag, boolean | null>>;

type Limit = Readonly<{ value: number; unit: string }>;

/** `above_smaller`: above the smaller of a share of a total and a number. `unless_all`: an exception. */
export type CriterionCondition =
  | Readonly<{ test: 'is'; input: Flag }>
  | Readonly<{ test: 'above' | 'below' | 'at_least'; input: Quantity; limit: Limit }>
  | Readonly<{ test: 'above_smaller'; input: Quantity; share: Limit; of: Quantity; limit: Limit }>
  | Readonly<{ test: 'share_at_most'; input: Quantity; of: Quantity; limit: Limit }>
  | Readonly<{ test: 'unless_all'; conditions: readonly CriterionCondition[] }>;

export const CRITERION_KINDS = [
  'financial_loss',
  'trade_secrets',
  'death',
  'health',
  'malicious_access',
  'recurring',
  'complete_unavailability',
  'limited_availability',
  'slow_response',
  'weekly_unavailability',
  'data_compromise',
  'malicious_data_compromise',
  'physical_access',
] as const;
type CriterionKind = (typeof CRITERION_KINDS)[number];

/** `types`: null: every entity type of the Regulation. */
export type Criterion = Readonly<{
  id: string;
  kind: CriterionKind;
  types: readonly SignificanceType[] | null;
  source: Source;
  conditions: readonly CriterionCondition[];
}>;

/** `planned`: art 3(2); `counting`: how users are counted; `general`: rule for all other entities. */
export type SignificanceKnowledge = Readonly<{
  applies: Source;
  planned: Source;
  counting: Source;
  general: Source;
  criteria: readonly Criterion[];
}>;

/** A stated number beside the limit that it was compared with. */
export type LimitComparison = Readonly<{
  input: Quantity;
  value: number;
  operator: '>' | '<' | '>=' | '<=';
  limit: number;
  unit: string;
}>;

export const OUTCOMES = ['fulfilled', 'not_fulfilled', 'undetermined'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** `missing`: what would decide it; empty if decided. */
export type CriterionResult = Readonly<{
  criterion: Criterion;
  outcome: Outcome;
  comparisons: readonly LimitComparison[];
  missing: readonly (Quantity | Flag)[];
}>;

export const VERDICTS = ['significant', 'not_significant', 'undetermined'] as const;
export type SignificanceVerdict = (typeof VERDICTS)[number];

export type Significance = Readonly<{
  verdict: SignificanceVerdict;
  results: readonly CriterionResult[];
  missing: readonly (Quantity | Flag)[];
}>;
