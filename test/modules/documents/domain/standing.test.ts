/** Class, annex and law of the organisation of an order. */
import { describe, expect, test } from '@jest/globals';
import { aRecord } from '../../countries/domain/a-record.js';
import { anActRule, passage, RULES } from '../../scoping/domain/an-act.js';
import { LAW } from '../../scoping/domain/small-law.js';
import { assessed, standingOf } from '../../../../src/modules/documents/domain/standing.js';
import { COUNTRIES, KNOWLEDGE } from './small-documents.js';
import { someFacts, type FactChanges } from './small-order.js';

const POWER = { sector: 'power', employees: 300 } as const;

const standing = (facts: FactChanges, knowledge: Partial<typeof KNOWLEDGE> = {}) =>
  standingOf({ ...KNOWLEDGE, ...knowledge }, someFacts(facts));

/** An act under which every entity of its sector is important. */
const ACT = aRecord({
  country: 'ee',
  rules: { ...RULES, rules: [anActRule('R', { gives: 'important' })] },
});
const CODED = { countries: { ...COUNTRIES, ee: ACT } };

test('the class of the Directive follows from sector and size', () => {
  expect(standing({ size: POWER })).toEqual({
    entityClass: 'essential',
    directiveClass: 'essential',
    annex: 'I',
    sector: LAW.sectors['power'],
    size: 'large',
    national: null,
    nationalClass: null,
    classSource: null,
    exceptions: [],
    law: 'none',
    regulation: 'not_bound',
  });
});

test.each([
  ['without headcount', { sector: 'power' }],
  ['without sector', { employees: 300 }],
  ['with an unknown sector', { sector: 'magic', employees: 300 }],
] as const)('%s the class is unknown', (_name, size) => {
  expect(standing({ size }).entityClass).toBe('unknown');
});

test('an organisation that is in none of the sectors is out of scope', () => {
  expect(standing({ size: { sector: 'none', employees: 300 } })).toMatchObject({
    entityClass: 'out_of_scope',
    sector: null,
  });
});

test('the class of a coded act comes before that of the Directive, with its provision', () => {
  const { url } = passage('R Act');
  expect(standing({ country: 'ee', size: POWER }, CODED)).toMatchObject({
    entityClass: 'important',
    directiveClass: 'essential',
    national: ACT,
    nationalClass: 'important',
    classSource: { provision: 'R Act', url },
    exceptions: [],
    law: 'coded',
  });
});

test('an act gives no class to an organisation that is not known', () => {
  expect(standing({ country: 'ee', size: { sector: 'power' } }, CODED)).toMatchObject({
    entityClass: 'unknown',
    nationalClass: null,
    classSource: null,
    exceptions: [],
    law: 'uncoded',
  });
});

test.each([
  ['a state outside the Union', 'us', 'none'],
  ['no country', null, 'none'],
  ['an act whose rules are not coded', 'lv', 'uncoded'],
  ['a pending country', 'es', 'pending'],
] as const)('of %s (%s) the law is %s', (_name, country, law) => {
  expect(standing({ country, size: POWER })).toMatchObject({
    law,
    nationalClass: null,
    classSource: null,
    exceptions: [],
  });
});

test('the entity types of the order are tried against the act', () => {
  const always = { kind: 'all', parts: [] } as const;
  const when = { kind: 'entity_type', keys: ['grid'] } as const;
  const types = [
    { ...passage('T Act'), key: 'grid', term: 'grid', askWhen: always, describes: null },
  ];
  const rules = {
    ...RULES,
    entityTypes: types,
    rules: [anActRule('R', { gives: 'essential', when }), anActRule('S', { gives: 'outside' })],
  };
  const countries = { ...COUNTRIES, ee: aRecord({ rules }) };
  const classOf = (entityTypes: readonly string[] | null) =>
    standing({ country: 'ee', size: POWER, profile: { entityTypes } }, { countries }).nationalClass;
  expect(classOf(['grid'])).toBe('essential');
  expect(classOf([])).toBe('out_of_scope');
  // Not stated: the organisation may be one or not.
  expect(classOf(null)).toBeNull();
});

describe('what a class follows from', () => {
  const facts = (change: FactChanges) => assessed(LAW, someFacts(change));

  test('figures of the order; a missing headcount counts as none', () => {
    const size = { employees: 60, turnoverMeur: 11, balanceMeur: 12 };
    expect(facts({ size }).facts.figures).toEqual({
      employees: 60,
      turnoverMeur: 11,
      balanceSheetMeur: 12,
    });
    expect(facts({}).facts.figures.employees).toBe(0);
  });

  test('special cases that the law knows, and that of a public network', () => {
    const keys = (change: FactChanges['profile']) =>
      facts(change === undefined ? {} : { profile: change }).facts.cases.map(({ key }) => key);
    expect(keys({ specialCases: ['network', 'magic', 'toString'] })).toEqual(['network']);
    expect(keys({ hasPublicNetwork: true })).toEqual(['network']);
    expect(keys({})).toEqual([]);
  });

  test('the code of the activity, read by the list of the country', () => {
    // The two versions of NACE differ on this code; Estonia uses the newer one.
    const sectorIn = (country: string | null) =>
      facts({ country, size: { activityCode: '35.11' } }).sector?.key;
    expect([sectorIn('ee'), sectorIn(null)]).toEqual(['power', undefined]);
    expect(facts({ country: 'ee' }).match).toBeNull();
  });
});
