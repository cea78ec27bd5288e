/** Whom Implementing Regulation (EU) 2024/2690 binds. */
import { describe, expect, test } from '@jest/globals';
import { aCase as aSpecialCase, aRule, aSector, LAW } from '../../scoping/domain/small-law.js';
import { standingOf } from '../../../../src/modules/documents/domain/standing.js';
import { KNOWLEDGE } from './small-documents.js';
import { someFacts, type FactChanges } from './small-order.js';

describe('whether Implementing Regulation (EU) 2024/2690 binds', () => {
  const size = { sector: 'digital_infrastructure', employees: 300 };
  const specialCases = Object.fromEntries(
    ['trust_service_provider', 'tld_registry', 'monopoly'].map((key) => [
      key,
      aSpecialCase(key, { effect: { kind: 'none', rule: aRule(key, null) } }),
    ]),
  );
  const sectors = Object.fromEntries(
    ['digital_infrastructure', 'ict_service_management', 'digital_providers', 'food'].map((key) => [
      key,
      aSector(key),
    ]),
  );
  const applicability = { ...LAW, sectors, specialCases };
  const regulation = (change: FactChanges) =>
    standingOf({ ...KNOWLEDGE, applicability }, someFacts({ size, ...change })).regulation;

  /** Art 21(5) of the Directive and art 1 of the Implementing Regulation name these. */
  test.each([
    'dns_provider',
    'tld_name_registry',
    'cloud_provider',
    'data_centre_provider',
    'cdn_provider',
    'managed_service_provider',
    'managed_security_service_provider',
    'online_marketplace',
    'online_search_engine',
    'social_network_platform',
    'trust_provider',
    'dns_service_provider',
    'tld_registry',
    'trust_service_provider',
    'qualified_trust_service_provider',
  ])('it binds a %s', (type) => {
    expect(regulation({ profile: { entityTypes: [type] } })).toBe('binds');
    expect(regulation({ profile: { entityTypes: [], specialCases: [type] } })).toBe('binds');
  });

  test('it binds whole sectors whose types are all named', () => {
    for (const sector of ['ict_service_management', 'digital_providers']) {
      expect(regulation({ size: { sector, employees: 300 } })).toBe('binds');
    }
    expect(regulation({ size: { sector: 'food', employees: 300 } })).toBe('not_bound');
  });

  test('in digital infrastructure it depends on the type, and is open until that is stated', () => {
    expect(regulation({})).toBe('open');
    expect(regulation({ profile: { entityTypes: [] } })).toBe('not_bound');
    expect(regulation({ profile: { entityTypes: ['internet_exchange'] } })).toBe('not_bound');
  });

  test('it binds no one outside the scope', () => {
    const small = { sector: 'digital_providers', employees: 3 };
    expect(regulation({ size: small })).toBe('not_bound');
    expect(
      regulation({
        size: { sector: 'none', employees: 3 },
        profile: { specialCases: ['trust_service_provider'] },
      }),
    ).toBe('not_bound');
  });

  test('without a sector a stated type decides', () => {
    expect(regulation({ size: {}, profile: { entityTypes: ['cloud_provider'] } })).toBe('binds');
    expect(regulation({ size: {} })).toBe('not_bound');
  });
});
