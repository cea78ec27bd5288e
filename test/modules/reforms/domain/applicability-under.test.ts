import { describe, expect, test } from '@jest/globals';
import { applicabilityUnder } from '../../../../src/modules/reforms/domain/applicability-under.js';
import { draft, inForce, law, NIS2_2026, request, under } from '../drafts.js';

const drafted = under(NIS2_2026);
const classOf = (given: Parameters<typeof request>[0]) =>
  drafted.scope(request(given)).assessment.verdict.entityClass;
const rulesOf = (given: Parameters<typeof request>[0]) =>
  drafted.scope(request(given)).assessment.trace.map(({ code }) => code);

describe('small mid-caps of Annex I', () => {
  test.each([
    ['below 750 people and within both ceilings', 749, 150, 129, 'important'],
    ['with 750 people', 750, 150, 129, 'essential'],
    [
      'above the turnover ceiling but within that of the balance sheet',
      749,
      150.01,
      129,
      'important',
    ],
    ['above both ceilings', 749, 150.01, 129.01, 'essential'],
    ['just above the ceilings of medium-sized enterprises', 250, 50, 43, 'important'],
    ['medium-sized, as under the law in force', 249, 50, 43, 'important'],
    ['small, as under the law in force', 49, 10, 10, 'out_of_scope'],
  ])('an entity %s', (_, employees, turnover, balance, entityClass) => {
    const given = { employees, turnover, balance, sector: 'energy_oil' };
    expect(classOf(given)).toBe(entityClass);
  });

  test('the result cites the rule of the draft, with its reporting duties as sources', () => {
    const { assessment } = drafted.scope(request({ employees: 400, sector: 'energy_oil' }));
    expect(assessment.verdict.size).toBe('large');
    expect(assessment.trace.at(-1)?.code).toBe('reform_small_mid_cap');
    const { sources } = assessment.verdict.deciding.rule;
    expect(sources.length).toBeGreaterThanOrEqual(2);
    for (const { provision, provenance } of sources) {
      expect(provision).toBe('COM(2026) 13');
      expect(provenance?.confidence).toBe('secondary');
    }
  });

  test('the nearest change is the ceiling of mid-caps', () => {
    const { assessment } = drafted.scope(request({ employees: 400, sector: 'energy_oil' }));
    const upwards = assessment.counterfactuals.find(({ comparison }) => comparison === '>=');
    expect(upwards).toMatchObject({ figure: 'employees', limit: 750, entityClass: 'essential' });
  });

  test('a missing balance sheet total is reported if it could change the category', () => {
    const { assessment } = drafted.scope(
      request({ employees: 400, turnover: 160, sector: 'energy_oil' }),
    );
    const codes = assessment.warnings.map(({ message }) => message.key);
    expect(codes).toContain('scoping:caveats.balance_sheet_missing');
  });

  test('entities of Annex II stay important by the rule of the law in force', () => {
    expect(rulesOf({ employees: 400, sector: 'postal_courier' })).toContain('annex_ii_large');
  });
});

describe('special cases', () => {
  test.each([
    ['DNS provider, micro', 5, 'dns_service_provider', 'out_of_scope'],
    ['DNS provider, small', 49, 'dns_service_provider', 'out_of_scope'],
    ['DNS provider, medium-sized', 50, 'dns_service_provider', 'essential'],
    ['trust service provider within the ceilings', 400, 'trust_service_provider', 'important'],
    ['trust service provider above them', 750, 'trust_service_provider', 'essential'],
    [
      'telecommunications within the ceilings',
      400,
      'public_electronic_communications',
      'essential',
    ],
    ['critical entity', 5, 'critical_entity_cer', 'essential'],
    ['submarine data infrastructure, micro', 5, 'submarine_data_infrastructure', 'important'],
  ])('%s', (_, employees, special, entityClass) => {
    expect(classOf({ employees, special })).toBe(entityClass);
  });

  test('a case that the draft adds is unknown to the law in force', () => {
    const given = request({ employees: 5, special: 'submarine_data_infrastructure' });
    expect(() => inForce.scope(given)).toThrow('VALIDATION_FAILED');
    expect(drafted.scope(given).inForce?.verdict.entityClass).toBe('out_of_scope');
  });
});

describe('every answer under a draft', () => {
  test.each(Object.keys(law.reforms))('states that %s is not law', (id) => {
    const { assessment } = under(id).scope(request({ employees: 400, sector: 'energy_oil' }));
    const draftNotice = assessment.warnings.find(({ message }) => message.key === 'reforms:draft');
    expect(draftNotice?.message.params?.['name']).toBe(draft(id).name);
  });

  test.each(Object.keys(law.reforms).filter((id) => id !== NIS2_2026))(
    'states that no rule of %s concerns the scope, and gives the class of the law in force',
    (id) => {
      const { assessment, inForce: before } = under(id).scope(
        request({ employees: 400, sector: 'energy_oil' }),
      );
      const codes = assessment.warnings.map(({ message }) => message.key);
      expect(codes).toContain('reforms:nothing_coded');
      expect(assessment.verdict).toStrictEqual(before?.verdict);
    },
  );

  test('warns of electricity producers, whose output is not requested', () => {
    const keys = (sector: string) =>
      drafted
        .scope(request({ employees: 60, sector }))
        .assessment.warnings.map(({ message }) => message.key);
    expect(keys('energy_electricity')).toContain('reforms:warnings.electricity_output');
    expect(keys('energy_oil')).not.toContain('reforms:warnings.electricity_output');
  });

  test('gives the national class of the law in force', () => {
    const given = request({
      employees: 400,
      turnover: 60,
      balance: 50,
      sector: 'energy_oil',
      country: 'ee',
    });
    const before = inForce.scope(given);
    const after = drafted.scope(given);
    expect(before.nationalVerdict).toMatchObject({ entityClass: 'essential', differs: false });
    expect(after.nationalVerdict).toMatchObject({ entityClass: 'essential', differs: true });
    expect(after.ruling?.verdict).toStrictEqual(before.ruling?.verdict);
  });
});

test('the law data in force is unchanged', () => {
  const before = JSON.stringify(law.applicability);
  for (const id of Object.keys(law.reforms)) applicabilityUnder(law.applicability, draft(id));
  expect(JSON.stringify(law.applicability)).toBe(before);
  expect(law.applicability.midCap).toBeUndefined();
});
