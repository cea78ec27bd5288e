import { describe, expect, test } from '@jest/globals';
import type { NationalRecord } from '../../../../src/modules/countries/domain/national-record.js';
import type { SizeLimit } from '../../../../src/modules/countries/domain/national-size.js';
import type { Duty } from '../../../../src/modules/law/domain/duty.js';
import { lawParameters } from '../../../../src/modules/law/domain/law-parameter.js';
import { cited, knowledge, TRANSPOSITION } from './the-rules.js';

const { countries, incident, applicability } = knowledge;
const { ceilings } = applicability;

const parameters = (duties: readonly Duty[] = [], of = countries) =>
  lawParameters({ ceilings, countries: of, incident, duties });

const find = (code: string, all = parameters()) => all.filter((one) => one.code === code);

test.each([
  ['size.micro.employees', 10, 'persons', 'sme_recommendation Annex art 2(3)'],
  ['size.micro.turnover', 2, 'meur', 'sme_recommendation Annex art 2(3)'],
  ['size.micro.balance_sheet', 2, 'meur', 'sme_recommendation Annex art 2(3)'],
  ['size.small.employees', 50, 'persons', 'sme_recommendation Annex art 2(2)'],
  ['size.small.turnover', 10, 'meur', 'sme_recommendation Annex art 2(2)'],
  ['size.small.balance_sheet', 10, 'meur', 'sme_recommendation Annex art 2(2)'],
  ['size.medium.employees', 250, 'persons', 'sme_recommendation Annex art 2(1)'],
  ['size.medium.turnover', 50, 'meur', 'sme_recommendation Annex art 2(1)'],
  ['size.medium.balance_sheet', 43, 'meur', 'sme_recommendation Annex art 2(1)'],
  ['incident.early_warning', 24, 'hours', 'nis2 art 23(4)(a)'],
  ['incident.incident_notification', 72, 'hours', 'nis2 art 23(4)(b)'],
  ['incident.trust_services', 24, 'hours', 'nis2 art 23(4), last subparagraph'],
  ['incident.final_report', 1, 'months', 'nis2 art 23(4)(d)'],
])('%s is %d %s', (code, value, unit, source) => {
  const [one, ...more] = find(code);
  expect(more).toEqual([]);
  expect(one).toMatchObject({ value, unit, country: null, validFrom: null });
  expect(one === undefined ? '' : cited(one.source)).toBe(source);
});

describe('size limits of a national act', () => {
  const limit = (employees: number): SizeLimit => ({
    employees,
    turnoverMeur: employees + 1,
    balanceSheetMeur: employees + 2,
    join: 'and',
    financialJoin: 'and',
    provision: '§ 9',
  });
  const { ee } = countries;
  const limitsOf = (changed: Partial<NationalRecord['classification']>) => {
    const classification = { ...ee.classification, ...changed };
    const record = { ...ee, classification, act: { ...ee.act, inForceDate: '2026-01-01' } };
    return parameters([], { ...countries, ee: record }).filter(({ country }) => country === 'ee');
  };

  test('are those of each class, with the day from which the act applies', () => {
    const all = limitsOf({ sizeTest: { medium: limit(50), large: limit(250) } });
    expect(all.map(({ code, value, unit }) => [code, value, unit])).toEqual([
      ['ee.size.medium.employees', 50, 'persons'],
      ['ee.size.medium.turnover', 51, 'meur'],
      ['ee.size.medium.balance_sheet', 52, 'meur'],
      ['ee.size.large.employees', 250, 'persons'],
      ['ee.size.large.turnover', 251, 'meur'],
      ['ee.size.large.balance_sheet', 252, 'meur'],
    ]);
    for (const { validFrom, source } of all) {
      expect(validFrom).toBe('2026-01-01');
      expect(source.provision).toBe('§ 9');
    }
  });

  test('a class without limits has none, and so has an act that prints none', () => {
    const large = limitsOf({ sizeTest: { medium: null, large: limit(250) } });
    expect(large.map(({ code }) => code)).toEqual([
      'ee.size.large.employees',
      'ee.size.large.turnover',
      'ee.size.large.balance_sheet',
    ]);
    expect(limitsOf({ sizeTest: null })).toEqual([]);
  });
});

test('every number has a code and a unit', () => {
  expect(parameters().filter(({ code, unit }) => code === '' || unit === '')).toEqual([]);
  expect(parameters().filter(({ code }) => typeof code !== 'string')).toEqual([]);
});

describe('duties', () => {
  const DUTY: Duty = {
    code: 'lv.register',
    kind: 'registration',
    country: 'lv',
    classes: ['essential'],
    group: null,
    term: null,
    repeats: null,
    appliesFrom: '2026-04-01',
    recipient: null,
    data: [],
    fine: null,
    quote: null,
    source: TRANSPOSITION,
  };
  const PLACE = { country: 'lv', validFrom: '2026-04-01', source: TRANSPOSITION };
  const ofDuty = (changed: Partial<Duty>) =>
    parameters([{ ...DUTY, ...changed }]).slice(parameters().length);

  test.each([
    ['nothing', {}, []],
    [
      'a term',
      { term: { value: 3, unit: 'months', from: 'becoming_subject' } },
      [{ ...PLACE, code: 'lv.register.term', value: 3, unit: 'months' }],
    ],
    [
      'a repetition',
      { repeats: { value: 2, unit: 'years', from: 'previous_time' } },
      [{ ...PLACE, code: 'lv.register.repeats', value: 2, unit: 'years' }],
    ],
    [
      'a fine without a share of the turnover',
      { fine: { million: 7, currency: 'EUR', turnoverPercent: null } },
      [{ ...PLACE, code: 'lv.register.limit', value: 7, unit: 'million EUR' }],
    ],
    [
      'a fine with a share of the turnover',
      { fine: { million: 10, currency: 'SEK', turnoverPercent: 2 } },
      [
        { ...PLACE, code: 'lv.register.limit', value: 10, unit: 'million SEK' },
        { ...PLACE, code: 'lv.register.turnover', value: 2, unit: 'percent' },
      ],
    ],
  ] as const)('one with %s', (_, changed, expected) => {
    expect(ofDuty(changed)).toEqual(expected);
  });
});
