/** Rules of one national act, and what changes if parts of its record are missing. */
import { describe, expect, test } from '@jest/globals';
import type { ActClass, ActRule } from '../../../../src/modules/countries/domain/act-rules.js';
import type { NationalRecord } from '../../../../src/modules/countries/domain/national-record.js';
import { knowledge, rulesOf } from './the-rules.js';

const { ee } = knowledge.countries;

const rulesUnder = (changed: Partial<NationalRecord>) =>
  rulesOf({ countries: { ...knowledge.countries, ee: { ...ee, ...changed } } });

const ofEstonia = (rules = rulesOf()) =>
  [...rules.values()].filter(({ country }) => country === 'ee');

test('a rule of the act has its provision, its quotation and the class that it gives', () => {
  const rule = rulesOf().get('ee.qualified_trust');
  expect(rule).toMatchObject({
    kind: 'national',
    gives: 'essential',
    country: 'ee',
    message: {
      key: 'countries:general.act_rule',
      params: { act: ee.act.title, provision: '§ 3 lg 2 p 6' },
    },
    sources: [{ provision: '§ 3 lg 2 p 6' }],
  });
  expect(rule?.message.params?.['quote']).not.toBe('');
});

describe('the class that a rule gives', () => {
  const [first] = ee.rules?.rules ?? [];
  if (ee.rules === null || first === undefined) throw new Error('the act has no rules');
  const { rules: known } = ee;
  const rulesWith = (changed: Partial<ActRule>) =>
    rulesUnder({ rules: { ...known, rules: [{ ...first, ...changed, id: 'new' }] } });

  test.each([
    ['essential', 'essential'],
    ['important', 'important'],
    ['outside', 'out_of_scope'],
    ['no_class', null],
    ['other_act', null],
  ] as const)('%s is %s', (gives: ActClass, expected) => {
    expect(rulesWith({ gives }).get('ee.new')?.gives).toBe(expected);
  });

  test('a rule in another act has the title of that act', () => {
    const otherActs = [
      { key: 'other', title: 'Other act', url: null, isApplied: true, isImplementing: false },
    ];
    const rules = rulesUnder({
      rules: { ...known, otherActs, rules: [{ ...first, id: 'new', under: 'other' }] },
    });
    expect(rules.get('ee.new')?.message.params?.['act']).toBe('Other act');
    const own = rulesUnder({
      rules: { ...known, otherActs, rules: [{ ...first, id: 'new', under: null }] },
    });
    expect(own.get('ee.new')?.message.params?.['act']).toBe(ee.act.title);
  });

  test('exclusions are rules too', () => {
    const exclusions = [{ ...first, id: 'excluded' }];
    expect(rulesUnder({ rules: { ...known, exclusions } }).has('ee.excluded')).toBe(true);
  });

  test('an act whose rules were not coded has none', () => {
    const codes = ofEstonia(rulesUnder({ rules: null })).map(({ code }) => code);
    expect(codes.filter((code) => code.startsWith('ee.'))).toEqual([]);
    expect(codes).toContain('countries.ee.threshold');
  });
});

describe('statements about the act', () => {
  test('rest on its provision about classes', () => {
    expect(ee.classification.notes.length).toBeGreaterThan(0);
    for (const code of ['countries.ee.threshold', 'countries.ee.notes.food']) {
      expect(rulesOf().get(code)).toMatchObject({
        kind: 'national',
        country: 'ee',
        sources: [{ provision: '§ 3 KüTS' }],
      });
    }
  });

  test('without that provision, on the publication of the act', () => {
    const classification = { ...ee.classification, provision: null };
    const rule = rulesUnder({ classification }).get('countries.ee.threshold');
    expect(rule?.sources.map(({ provision }) => provision)).toEqual([ee.act.publication]);
  });

  test('a record without a note about the limits has no such statement', () => {
    const classification = { ...ee.classification, thresholdNote: null };
    expect(rulesUnder({ classification }).has('countries.ee.threshold')).toBe(false);
  });

  test('why a country is pending rests on its act as a whole', () => {
    const note = { key: 'countries:ee.pending' };
    const rules = rulesUnder({ transposition: { status: 'pending', note } });
    expect(rules.get('countries.ee.pending')).toMatchObject({
      kind: 'national',
      country: 'ee',
      sources: [{ provision: ee.act.publication }],
    });
    expect(ofEstonia(rules)).toHaveLength(ofEstonia().length + 1);
  });

  test('a deviation of its reporting is about incidents and rests on its own provision', () => {
    expect(rulesOf().get('countries.ee.deviations.wider_trigger')).toMatchObject({
      kind: 'incident',
      country: 'ee',
      sources: [{ provision: '§ 8 lg 1 KüTS' }],
    });
  });
});
