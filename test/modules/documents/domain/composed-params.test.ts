/** Values of the parameters of clause texts. */
import { describe, expect, test } from '@jest/globals';
import { aRecord } from '../../countries/domain/a-record.js';
import { anActRule, RULES } from '../../scoping/domain/an-act.js';
import { LAW } from '../../scoping/domain/small-law.js';
import { composedCase } from '../../../../src/modules/documents/domain/composed-case.js';
import { clauseParams, joined } from '../../../../src/modules/documents/domain/composed-params.js';
import type { NativeTerm } from '../../../../src/modules/countries/domain/act-rules.js';
import type { Language } from '../../../../src/shared/language.js';
import { aDuty } from './small-clauses.js';
import { aCase, COUNTRIES, type KNOWLEDGE } from './small-documents.js';
import { aSupplier, aSystem, type FactChanges } from './small-order.js';

const LARGE = { sector: 'power', employees: 300 };

const params = (
  facts: FactChanges = {},
  knowledge: Partial<typeof KNOWLEDGE> = {},
  language: Language = 'en',
) => clauseParams(composedCase(aCase(facts, knowledge, language)));

test('a list is joined as the language does; British English has no comma before "and"', () => {
  expect(joined(aCase(), ['a', 'b', 'c'])).toBe('a, b and c');
  expect(joined(aCase({}, {}, 'de'), ['a', 'b', 'c'])).toBe('a, b und c');
  expect(joined(aCase({}, {}, 'et'), ['a', 'b'])).toBe('a ja b');
  expect(joined(aCase(), [])).toBe('');
});

test('what an order lacks is the marked blank', () => {
  expect(params()).toEqual({
    organisation: '[…]',
    employees: 0,
    scope: '[…]',
    group: '[…]',
    sites: '',
    systems: '',
    certificates: '',
    count: 0,
    board: 'clauses:words.owner_role [[…], board]',
    officer: 'clauses:words.owner_role [[…], security officer]',
    incident_lead: 'clauses:words.owner_role [[…], incident lead]',
    continuity_lead: 'clauses:words.owner_role [[…], continuity lead]',
    privacy: 'clauses:words.owner_role [[…], DPO]',
    country: '[…]',
    act: '[…]',
    authority: '[…]',
    registrar: '[…]',
    term: '[…]',
    national_class: '[…]',
    elsewhere: '[…]',
    act_elsewhere: '[…]',
    other_act: '[…]',
    framework: '[…]',
    recipients: '[…]',
    incident_basis: '[…]',
    portal: '[…]',
    points: 0,
    max_points: 40,
    answered: 0,
    questions: 20,
    annex_text: '[…]',
    open: 0,
    review_date: 'on 2027-11-23',
    year_date: 'on 2027-11-23',
    blank: '[…]',
  });
});

test('what an order states is printed', () => {
  const facts = {
    country: 'ee',
    organisation: { name: 'A' },
    roles: { board: 'Mari' },
    size: { ...LARGE, scope: 'all' },
    profile: {
      group: 'G',
      sites: ['Tartu', 'Narva'],
      certificates: ['X', 'Y'],
      systems: [aSystem('ERP'), aSystem('SCADA')],
    },
    suppliers: [aSupplier('Cloud')],
    answers: { a1: 'no', a2: 'yes' },
  } as const;
  expect(params(facts)).toMatchObject({
    organisation: 'A',
    employees: 300,
    scope: 'all',
    group: 'G',
    sites: 'Tartu and Narva',
    systems: 'ERP and SCADA',
    certificates: 'X and Y',
    count: 1,
    board: 'clauses:words.owner_role [Mari, board]',
    country: 'countries:ee.name',
    act: 'Act',
    authority: 'Authority',
    recipients: 'CERT',
    incident_basis: 'Act, § 8',
    portal: 'https://example.org/portal',
    points: 2,
    answered: 2,
    annex_text: 'Annex I point 1(a)',
    open: 1,
  });
});

test('an essential entity reviews every six months, others every year', () => {
  expect(params({ size: LARGE })).toMatchObject({
    review_date: 'on 2027-05-24',
    year_date: 'on 2027-11-23',
  });
  expect(params({ size: { ...LARGE, employees: 100 } })).toMatchObject({
    review_date: 'on 2027-11-23',
  });
});

test('a country without an authority leaves it blank', () => {
  expect(params({ country: 'ee' }, { countries: { ...COUNTRIES, ee: aRecord() } })).toMatchObject({
    authority: '[…]',
  });
});

test('a duty to register has its recipient and term', () => {
  const duty = aDuty('registration', {
    code: 'register',
    term: { value: 3, unit: 'months', from: 'becoming_subject' },
    recipient: 'Register',
  });
  expect(params({ size: LARGE }, { duties: { union: [duty], countries: {} } })).toMatchObject({
    registrar: 'Register',
    term: 'clauses:duration.months [3]',
  });
});

test('a special case of an annex without a sector has no point', () => {
  const facts = { size: { sector: 'none', employees: 300 }, profile: { hasPublicNetwork: true } };
  const publicNetworkCase = { ...LAW.publicNetworkCase, annex: 'I' as const };
  const applicability = { ...LAW, publicNetworkCase };
  expect(params(facts, { applicability })).toMatchObject({ annex_text: '[…]' });
});

describe('the class under the national act', () => {
  type Given = 'essential' | 'important' | 'outside';
  const classIn = (gives: Given, term: NativeTerm | null, language: Language = 'en') => {
    const ee = aRecord({
      officialLanguages: ['et'],
      rules: { ...RULES, rules: [anActRule('R', { gives })] },
      classification: {
        essential: { provision: null, term },
        important: { provision: null, term: 'other entity' },
      },
    });
    const facts = { country: 'ee', size: LARGE };
    return params(facts, { countries: { ...COUNTRIES, ee } }, language)['national_class'];
  };

  test('is in both wordings in another language than that of the act', () => {
    expect(classIn('essential', 'oluline')).toBe('clauses:class.essential (oluline)');
    expect(classIn('important', 'oluline')).toBe('clauses:class.important (other entity)');
  });

  test('is in the words of the act in its own language', () => {
    expect(classIn('essential', { et: 'oluline', ru: 'важный' }, 'et')).toBe('oluline');
  });

  test('is not repeated if both wordings are the same', () => {
    expect(classIn('essential', 'clauses:class.essential')).toBe('clauses:class.essential');
  });

  test('is in our words if the act has none, and outside the act', () => {
    expect(classIn('essential', null)).toBe('clauses:class.essential');
    expect(classIn('outside', 'oluline')).toBe('clauses:class.outside_act');
  });
});
