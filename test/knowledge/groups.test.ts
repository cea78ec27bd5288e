import { expect, test } from '@jest/globals';
import { groupsSchema, toGroupsKnowledge } from '../../src/knowledge/groups.schema.js';
import type { Acts } from '../../src/shared/source.js';

const acts: Acts = {
  nis2: { title: 'nis2', url: 'https://example.org/nis2', positionDate: '2022-12-27' },
  sme_recommendation: { title: 'sme', url: 'https://example.org/sme', positionDate: '2003-05-20' },
};

const source = { act: 'sme_recommendation', provision: 'Annex art 3(2)' };
const limits = {
  partner: { value: 25, unit: 'percent', source },
  majority: { value: 50, unit: 'percent', source },
  business_angels: { value: 1.25, unit: 'million_eur', source },
  authority_budget: { value: 10, unit: 'million_eur', source },
  authority_inhabitants: { value: 5000, unit: 'inhabitants', source },
};

const read = (files: unknown, known: Acts = acts) =>
  toGroupsKnowledge(groupsSchema.parse(files), known, undefined);

test('a version without the folder has no group rules', () => {
  expect(read({})).toEqual({ law: null, national: {} });
});

test('the limits are read with their units', () => {
  expect(read({ limits }).law?.limits).toEqual({
    partnerPercent: 25,
    majorityPercent: 50,
    angelMeur: 1.25,
    authorityBudgetMeur: 10,
    authorityInhabitants: 5000,
  });
});

test('a limit in another unit or of an unknown act is refused', () => {
  const inEuro = { ...limits, partner: { value: 25, unit: 'million_eur', source } };
  expect(() => read({ limits: inEuro })).toThrow();
  const unknown = { ...source, act: 'nobody' };
  const ofUnknownAct = { ...limits, partner: { value: 25, unit: 'percent', source: unknown } };
  expect(() => read({ limits: ofUnknownAct })).toThrow('nobody');
  expect(() => read({ limits }, {})).toThrow('sme_recommendation');
});

test('a quote longer than fifteen words is refused', () => {
  const rule = { effect: 'none', requires: [], provision: '§ 1', quote: 'w '.repeat(16).trim() };
  expect(() => read({ national: { ee: rule } })).toThrow('more than 15 words');
});
