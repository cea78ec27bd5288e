/** Facts that decide whether an incident is significant, with the reader's words for them. */
import type { Translate } from './texts.js';

/** Kinds of provider, in the order of the Regulation, by their key among the entity types. */
export const KINDS = {
  dns_service_provider: 'dns_provider',
  tld_name_registry: 'tld_name_registry',
  cloud_computing: 'cloud_provider',
  data_centre: 'data_centre_provider',
  content_delivery_network: 'cdn_provider',
  managed_service_provider: 'managed_service_provider',
  managed_security_service_provider: 'managed_security_service_provider',
  online_marketplace: 'online_marketplace',
  online_search_engine: 'online_search_engine',
  social_networking_platform: 'social_network_platform',
  trust_service_provider: 'trust_provider',
} as const;

/** Facts with the same words as a criterion. */
const AS_CRITERION: Readonly<Record<string, string>> = {
  complete_unavailability_minutes: 'complete_unavailability',
  limited_availability_minutes: 'limited_availability',
  unavailability_minutes_in_week: 'weekly_unavailability',
  data_compromised: 'data_compromise',
  physical_access_compromised: 'physical_access',
  trade_secrets_exfiltrated: 'trade_secrets',
  death: 'death',
  considerable_health_damage: 'health',
};

type Fact = Readonly<{ name: string; form: 'minutes' | 'eur' | 'count' | 'choice' }>;

/** In the order in which they are shown. */
export const FACTS: readonly Fact[] = [
  { name: 'complete_unavailability_minutes', form: 'minutes' },
  { name: 'limited_availability_minutes', form: 'minutes' },
  { name: 'slow_response_minutes', form: 'minutes' },
  { name: 'unavailability_minutes_in_week', form: 'minutes' },
  { name: 'users_affected', form: 'count' },
  { name: 'data_compromised', form: 'choice' },
  { name: 'data_users_affected', form: 'count' },
  { name: 'users_total', form: 'count' },
  { name: 'misconfiguration', form: 'choice' },
  { name: 'domains_affected', form: 'count' },
  { name: 'domains_managed', form: 'count' },
  { name: 'suspected_malicious', form: 'choice' },
  { name: 'unauthorised_access', form: 'choice' },
  { name: 'severe_disruption_possible', form: 'choice' },
  { name: 'physical_access_compromised', form: 'choice' },
  { name: 'trade_secrets_exfiltrated', form: 'choice' },
  { name: 'death', form: 'choice' },
  { name: 'considerable_health_damage', form: 'choice' },
  { name: 'financial_loss_eur', form: 'eur' },
  { name: 'occurrences_in_six_months', form: 'count' },
  { name: 'same_root_cause', form: 'choice' },
  { name: 'joint_financial_loss_eur', form: 'eur' },
  { name: 'turnover_eur', form: 'eur' },
];

export function factLabel(t: Translate, name: string): string {
  const criterion = AS_CRITERION[name];
  return criterion === undefined
    ? t(`console:significance.facts.${name}`)
    : t(`significance:criteria.${criterion}`);
}
