/** The organisation and its standing as rows of label and value. */
import { describe, expect, test } from '@jest/globals';
import { aRecord } from '../../countries/domain/a-record.js';
import { aSource } from '../../incidents/domain/small-incidents.js';
import { anActRule, RULES } from '../../scoping/domain/an-act.js';
import { aSector, LAW } from '../../scoping/domain/small-law.js';
import {
  profileRows,
  standingRows,
} from '../../../../src/modules/documents/domain/standing-rows.js';
import type { NativeTerm } from '../../../../src/modules/countries/domain/act-rules.js';
import { aDuty } from './small-clauses.js';
import type { KNOWLEDGE } from './small-documents.js';
import { aCase, COUNTRIES } from './small-documents.js';
import { ORGANISATION, type FactChanges } from './small-order.js';

const POWER = { sector: 'power', employees: 300 };

type Rows = readonly Readonly<Record<string, unknown>>[];
const inPairs = (rows: Rows) => rows.map(({ field, value }) => [field, value]);

const profile = (facts: FactChanges) => inPairs(profileRows(aCase(facts)));

test('what every document needs is left blank if it is missing', () => {
  expect(profile({})).toEqual([
    ['clauses:facts.name', ''],
    ['clauses:facts.registration_code', ''],
    ['clauses:facts.sector', ''],
    ['clauses:facts.employees', ''],
  ]);
});

test('each fact that is stated has a row', () => {
  const facts = {
    organisation: ORGANISATION,
    size: { ...POWER, activityCode: '35.11', turnoverMeur: 60, balanceMeur: 50 },
    profile: { activity: 'Power', group: 'G', sites: ['Tartu', 'Narva'], certificates: ['X', 'Y'] },
  };
  expect(profile(facts)).toEqual([
    ['clauses:facts.name', 'A'],
    ['clauses:facts.registration_code', '1'],
    ['clauses:facts.address', 'Street 1'],
    ['clauses:facts.contact', 'Mari, +372 1, a@example.org'],
    ['clauses:facts.sector', 'sectors:names.power'],
    ['clauses:facts.activity', 'Power, 35.11'],
    ['clauses:facts.employees', '300'],
    ['clauses:facts.turnover', 'clauses:values.million [60]'],
    ['clauses:facts.balance', 'clauses:values.million [50]'],
    ['clauses:facts.group', 'G'],
    ['clauses:facts.sites', 'Tartu and Narva'],
    ['clauses:facts.certificates', 'X and Y'],
  ]);
});

test('outside the sectors the row of the sector states it', () => {
  expect(profile({ size: { sector: 'none', employees: 3 } })).toContainEqual([
    'clauses:facts.sector',
    'clauses:values.no_sector',
  ]);
});

const standing = (facts: FactChanges, knowledge: Partial<typeof KNOWLEDGE> = {}) =>
  inPairs(standingRows(aCase(facts, knowledge)));

test('in scope: class, annex, size, act, authority, reporting, supervision and Regulation', () => {
  const sectors = { digital_providers: aSector('digital_providers', { annex: 'II', point: '6' }) };
  const facts = { country: 'ee', size: { sector: 'digital_providers', employees: 300 } };
  expect(standing(facts, { applicability: { ...LAW, sectors } })).toEqual([
    ['clauses:facts.class', 'clauses:class.important'],
    ['clauses:facts.annex', 'Annex II point 6'],
    ['clauses:facts.size', 'clauses:size.large'],
    ['clauses:facts.act', 'Act on Something'],
    ['clauses:facts.authority', 'Authority'],
    ['clauses:facts.recipient', 'CERT'],
    ['clauses:facts.portal', 'https://example.org/portal'],
    ['clauses:facts.supervision', 'clauses:values.supervision_important'],
    ['clauses:facts.regulation', 'clauses:values.binds'],
  ]);
});

test('without a country there is no act, authority or recipient', () => {
  expect(standing({ size: POWER })).toEqual([
    ['clauses:facts.class', 'clauses:class.essential'],
    ['clauses:facts.annex', 'Annex I point 1(a)'],
    ['clauses:facts.size', 'clauses:size.large'],
    ['clauses:facts.supervision', 'clauses:values.supervision_essential'],
    ['clauses:facts.regulation', 'clauses:values.not_binding'],
  ]);
});

test('outside the scope nothing on reporting is stated', () => {
  expect(standing({ country: 'ee', size: { sector: 'none', employees: 3 } })).toEqual([
    ['clauses:facts.class', 'clauses:class.out_of_scope'],
    ['clauses:facts.size', 'clauses:size.micro'],
    ['clauses:facts.act', 'Act on Something'],
    ['clauses:facts.authority', 'Authority'],
  ]);
});

test('an organisation without sector and headcount has an unknown class and no size', () => {
  expect(standing({})).toEqual([['clauses:facts.class', 'clauses:class.unknown']]);
});

test('the act of a pending country is marked as pending', () => {
  const rows = standing({ country: 'es', size: POWER });
  expect(rows).toContainEqual(['clauses:facts.act', 'clauses:values.pending']);
  expect(rows.map(([field]) => field)).not.toContain('clauses:facts.portal');
});

test('whether the Regulation binds stays open while the type in digital infrastructure is not stated', () => {
  const sectors = { digital_infrastructure: aSector('digital_infrastructure') };
  const size = { sector: 'digital_infrastructure', employees: 300 };
  expect(standing({ size }, { applicability: { ...LAW, sectors } })).toContainEqual([
    'clauses:facts.regulation',
    'clauses:values.not_decided',
  ]);
});

test('a special case of an annex without a sector has no point', () => {
  const facts = { size: { sector: 'none', employees: 300 }, profile: { hasPublicNetwork: true } };
  const publicNetworkCase = { ...LAW.publicNetworkCase, annex: 'I' as const };
  const rows = standing(facts, { applicability: { ...LAW, publicNetworkCase } });
  expect(rows.map(([field]) => field)).not.toContain('clauses:facts.annex');
});

test('a country whose recipient and authority are not known has no recipient', () => {
  const ee = aRecord({ incident: { recipient: null } });
  const rows = standing({ country: 'ee', size: POWER }, { countries: { ...COUNTRIES, ee } });
  expect(rows.map(([field]) => field)).not.toContain('clauses:facts.recipient');
});

describe('the limit of fines', () => {
  const fine = { million: 10, currency: 'EUR', turnoverPercent: 2 };
  const fineRow = (duties: readonly ReturnType<typeof aDuty>[]) =>
    standing({ size: POWER }, { duties: { union: duties, countries: {} } }).filter(
      ([field]) => field === 'clauses:facts.fine',
    );

  test('is that of the first duty with a share of the turnover, with its provision', () => {
    const duties = [
      aDuty('fine', { fine: { ...fine, turnoverPercent: null } }),
      aDuty('audit', { fine: { ...fine, million: 1 } }),
      aDuty('fine', { fine, source: aSource('art 34(4)') }),
      aDuty('fine', { fine: { ...fine, million: 7 } }),
    ];
    expect(fineRow(duties)).toEqual([
      ['clauses:facts.fine', 'clauses:values.fine [10, EUR, 2] (art 34(4))'],
    ]);
  });

  test('is left out if none was read', () => {
    expect(fineRow([aDuty('fine')])).toEqual([]);
  });
});

describe('the class in the words of the act', () => {
  const classIn = (gives: 'essential' | 'important' | 'outside', term: NativeTerm | null) => {
    const record = aRecord({
      rules: { ...RULES, rules: [anActRule('R', { gives })] },
      classification: {
        essential: { provision: null, term },
        important: { provision: null, term: 'other entity' },
      },
    });
    return standing(
      { country: 'ee', size: POWER },
      { countries: { ...COUNTRIES, ee: record } },
    )[0]?.[1];
  };

  test('is added if the act has another term', () => {
    expect(classIn('essential', 'key entity')).toBe('clauses:class.essential (Act: key entity)');
    expect(classIn('essential', { en: 'key', et: 'oluline' })).toBe(
      'clauses:class.essential (Act: key)',
    );
  });

  test('is that of the class under the act', () => {
    expect(classIn('important', 'key entity')).toBe('clauses:class.important (Act: other entity)');
  });

  test('is not added if the act has no term or the same', () => {
    expect(classIn('essential', null)).toBe('clauses:class.essential');
    expect(classIn('essential', 'clauses:class.essential')).toBe('clauses:class.essential');
  });

  test('is not added outside the act', () => {
    expect(classIn('outside', 'key entity')).toBe('clauses:class.out_of_scope');
  });
});
