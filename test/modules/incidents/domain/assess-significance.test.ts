import { expect, test } from '@jest/globals';
import { assessSignificance } from '../../../../src/modules/incidents/domain/assess-significance.js';
import {
  FLAGS,
  QUANTITIES,
  SIGNIFICANCE_TYPES,
  type SignificanceFacts,
  type SignificanceType,
} from '../../../../src/modules/incidents/domain/significance.js';
import { incidentRules } from '../known.js';

const rules = incidentRules.significance;
if (rules === null) throw new Error('kb/incident/significance.yaml is missing');

const filled = (quantity: number | null, flag: boolean | null): SignificanceFacts => {
  const quantities = QUANTITIES.map((name) => [name, quantity] as const);
  const flags = FLAGS.map((name) => [name, flag] as const);
  // The names are those of all facts.
  return Object.fromEntries([...quantities, ...flags]) as SignificanceFacts;
};

/** Everything known, nothing happened. */
const NOTHING = filled(0, false);
const UNKNOWN = filled(null, null);

const assess = (type: SignificanceType, facts: Partial<SignificanceFacts>, base = NOTHING) =>
  assessSignificance(type, false, { ...base, ...facts }, rules);

const fulfilled = (type: SignificanceType, facts: Partial<SignificanceFacts>): string[] =>
  assess(type, facts)
    .results.filter(({ outcome }) => outcome === 'fulfilled')
    .map(({ criterion }) => criterion.id);

const SMALL = { users_total: 1000 };
const HUGE = { users_total: 100_000_000 };
const malicious = { data_compromised: true, suspected_malicious: true };

test.each<
  [SignificanceType, string, string, Partial<SignificanceFacts>, Partial<SignificanceFacts>]
>([
  [
    'cloud_computing',
    '3.1.a',
    '500,000 EUR',
    { financial_loss_eur: 500_000.01, turnover_eur: 20_000_000 },
    { financial_loss_eur: 500_000, turnover_eur: 20_000_000 },
  ],
  [
    'cloud_computing',
    '3.1.a',
    '5 % of turnover',
    { financial_loss_eur: 50_001, turnover_eur: 1_000_000 },
    { financial_loss_eur: 50_000, turnover_eur: 1_000_000 },
  ],
  ['cloud_computing', '3.1.b', 'trade secrets', { trade_secrets_exfiltrated: true }, {}],
  ['cloud_computing', '3.1.c', 'death', { death: true }, {}],
  ['cloud_computing', '3.1.d', 'health', { considerable_health_damage: true }, {}],
  [
    'cloud_computing',
    '3.1.e',
    'malicious access',
    { unauthorised_access: true, suspected_malicious: true, severe_disruption_possible: true },
    { unauthorised_access: true, suspected_malicious: true },
  ],
  [
    'cloud_computing',
    '4',
    'twice',
    {
      occurrences_in_six_months: 2,
      same_root_cause: true,
      joint_financial_loss_eur: 500_001,
      turnover_eur: 90_000_000,
    },
    {
      occurrences_in_six_months: 1,
      same_root_cause: true,
      joint_financial_loss_eur: 500_001,
      turnover_eur: 90_000_000,
    },
  ],
  [
    'dns_service_provider',
    '5.a',
    '30 minutes',
    { complete_unavailability_minutes: 30.1 },
    { complete_unavailability_minutes: 30 },
  ],
  [
    'dns_service_provider',
    '5.b',
    'one hour',
    { slow_response_minutes: 61 },
    { slow_response_minutes: 60 },
  ],
  [
    'dns_service_provider',
    '5.c',
    '1000 domains',
    {
      data_compromised: true,
      misconfiguration: true,
      domains_affected: 1000,
      domains_managed: 1_000_000,
    },
    {
      data_compromised: true,
      misconfiguration: true,
      domains_affected: 999,
      domains_managed: 1_000_000,
    },
  ],
  [
    'dns_service_provider',
    '5.c',
    '1 % of domains',
    { data_compromised: true, misconfiguration: true, domains_affected: 11, domains_managed: 1000 },
    { data_compromised: true, misconfiguration: true, domains_affected: 10, domains_managed: 1000 },
  ],
  [
    'dns_service_provider',
    '5.c',
    'another cause',
    { data_compromised: true, domains_affected: 1, domains_managed: 1000 },
    { domains_affected: 1, domains_managed: 1000 },
  ],
  ['tld_name_registry', '6.a', 'any length', { complete_unavailability_minutes: 0.1 }, {}],
  [
    'tld_name_registry',
    '6.b',
    'one hour',
    { slow_response_minutes: 61 },
    { slow_response_minutes: 60 },
  ],
  ['tld_name_registry', '6.c', 'data', { data_compromised: true }, {}],
  [
    'cloud_computing',
    '7.a',
    '30 minutes',
    { complete_unavailability_minutes: 31 },
    { complete_unavailability_minutes: 30 },
  ],
  [
    'cloud_computing',
    '7.b',
    '5 % of users',
    { ...SMALL, limited_availability_minutes: 61, users_affected: 51 },
    { ...SMALL, limited_availability_minutes: 61, users_affected: 50 },
  ],
  [
    'cloud_computing',
    '7.b',
    'a million users',
    { ...HUGE, limited_availability_minutes: 61, users_affected: 1_000_001 },
    { ...HUGE, limited_availability_minutes: 61, users_affected: 1_000_000 },
  ],
  [
    'cloud_computing',
    '7.b',
    'one hour',
    { ...SMALL, limited_availability_minutes: 61, users_affected: 51 },
    { ...SMALL, limited_availability_minutes: 60, users_affected: 51 },
  ],
  ['cloud_computing', '7.c', 'malice', malicious, { data_compromised: true }],
  [
    'cloud_computing',
    '7.d',
    '5 % of users',
    { ...SMALL, data_compromised: true, data_users_affected: 51 },
    { ...SMALL, data_compromised: true, data_users_affected: 50 },
  ],
  ['data_centre', '8.a', 'any length', { complete_unavailability_minutes: 1 }, {}],
  [
    'data_centre',
    '8.b',
    'one hour',
    { limited_availability_minutes: 61 },
    { limited_availability_minutes: 60 },
  ],
  ['data_centre', '8.c', 'malice', malicious, { data_compromised: true }],
  ['data_centre', '8.d', 'physical access', { physical_access_compromised: true }, {}],
  [
    'content_delivery_network',
    '9.a',
    '30 minutes',
    { complete_unavailability_minutes: 31 },
    { complete_unavailability_minutes: 30 },
  ],
  [
    'managed_service_provider',
    '10.a',
    '30 minutes',
    { complete_unavailability_minutes: 31 },
    { complete_unavailability_minutes: 30 },
  ],
  ['managed_security_service_provider', '10.c', 'malice', malicious, { data_compromised: true }],
  [
    'online_marketplace',
    '11.a',
    'users alone',
    { ...SMALL, complete_unavailability_minutes: 1, users_affected: 51 },
    { ...SMALL, complete_unavailability_minutes: 999, users_affected: 50 },
  ],
  [
    'online_search_engine',
    '12.b',
    'users alone',
    { ...SMALL, limited_availability_minutes: 1, users_affected: 51 },
    { ...SMALL, limited_availability_minutes: 999, users_affected: 50 },
  ],
  [
    'social_networking_platform',
    '13.d',
    '5 % of users',
    { ...SMALL, data_compromised: true, data_users_affected: 51 },
    { ...SMALL, data_compromised: true, data_users_affected: 50 },
  ],
  [
    'trust_service_provider',
    '14.a',
    '20 minutes',
    { complete_unavailability_minutes: 21 },
    { complete_unavailability_minutes: 20 },
  ],
  [
    'trust_service_provider',
    '14.b',
    'an hour in a week',
    { unavailability_minutes_in_week: 61 },
    { unavailability_minutes_in_week: 60 },
  ],
  [
    'trust_service_provider',
    '14.c',
    '1 % of users',
    { ...SMALL, limited_availability_minutes: 1, users_affected: 11 },
    { ...SMALL, limited_availability_minutes: 999, users_affected: 10 },
  ],
  [
    'trust_service_provider',
    '14.c',
    '200,000 users',
    { ...HUGE, limited_availability_minutes: 1, users_affected: 200_001 },
    { ...HUGE, limited_availability_minutes: 1, users_affected: 200_000 },
  ],
  ['trust_service_provider', '14.d', 'physical access', { physical_access_compromised: true }, {}],
  [
    'trust_service_provider',
    '14.e',
    '0.1 % of users',
    { ...SMALL, data_compromised: true, data_users_affected: 2 },
    { ...SMALL, data_compromised: true, data_users_affected: 1 },
  ],
  [
    'trust_service_provider',
    '14.e',
    '100 users',
    { ...HUGE, data_compromised: true, data_users_affected: 101 },
    { ...HUGE, data_compromised: true, data_users_affected: 100 },
  ],
])(
  '%s: criterion %s (%s) is met beyond its limit and not at it',
  (type, id, _limit, beyond, at) => {
    expect(fulfilled(type, beyond)).toContain(id);
    expect(assess(type, beyond).verdict).toBe('significant');
    expect(fulfilled(type, at)).not.toContain(id);
    expect(assess(type, at).verdict).toBe('not_significant');
  },
);

test.each(SIGNIFICANCE_TYPES)('%s: an incident without any effect is not significant', (type) => {
  expect(assess(type, {}).verdict).toBe('not_significant');
});

test.each(SIGNIFICANCE_TYPES)(
  '%s: without facts nothing is decided, and all that matters is asked for',
  (type) => {
    const { verdict, missing } = assess(type, {}, UNKNOWN);
    expect(verdict).toBe('undetermined');
    expect(missing).toContain('financial_loss_eur');
  },
);

test('one fulfilled criterion decides, whatever else is unknown', () => {
  const { verdict, missing } = assess(
    'data_centre',
    { complete_unavailability_minutes: 1 },
    UNKNOWN,
  );
  expect([verdict, missing]).toEqual(['significant', []]);
});

test('more users than the fixed number decide without the total', () => {
  const facts = { limited_availability_minutes: 90, users_total: null };
  const result = (users_affected: number) =>
    assess('cloud_computing', { ...facts, users_affected }).verdict;
  expect([1_000_001, 1_000_000, 0].map(result)).toEqual([
    'significant',
    'undetermined',
    'not_significant',
  ]);
});

test('a comparison names the value and the smaller limit', () => {
  const facts = { ...SMALL, limited_availability_minutes: 90, users_affected: 60 };
  const found = assess('cloud_computing', facts).results.find(
    ({ criterion }) => criterion.id === '7.b',
  );
  expect(found?.comparisons).toEqual([
    { input: 'limited_availability_minutes', value: 90, operator: '>', limit: 60, unit: 'minutes' },
    { input: 'users_affected', value: 60, operator: '>', limit: 50, unit: 'users' },
  ]);
  expect(found?.criterion.source.provision).toBe('art 7(b)');
});

test('a scheduled interruption is never significant, and an unnamed type is not decided', () => {
  const facts = { ...NOTHING, complete_unavailability_minutes: 600 };
  expect(assessSignificance('data_centre', true, facts, rules).verdict).toBe('not_significant');
  expect(assessSignificance(null, false, facts, rules).verdict).toBe('undetermined');
});
