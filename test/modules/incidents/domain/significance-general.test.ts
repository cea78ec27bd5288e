import { expect, test } from '@jest/globals';
import type {
  SignificanceFacts,
  SignificanceType,
} from '../../../../src/modules/incidents/domain/significance.js';
import { assess, fulfilled, HUGE, malicious, SMALL } from './significance-fixture.js';

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
])(
  '%s: criterion %s (%s) is met beyond its limit and not at it',
  (type, id, _limit, beyond, at) => {
    expect(fulfilled(type, beyond)).toContain(id);
    expect(assess(type, beyond).verdict).toBe('significant');
    expect(fulfilled(type, at)).not.toContain(id);
    expect(assess(type, at).verdict).toBe('not_significant');
  },
);
