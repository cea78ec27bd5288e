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
