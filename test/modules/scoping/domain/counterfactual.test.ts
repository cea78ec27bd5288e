import { expect, test } from '@jest/globals';
import { ask, type RequestInput } from './knowledge.js';

const reported = (requested: RequestInput) =>
  ask(requested).counterfactuals.map(
    ({ figure, comparison, limit, entityClass }) =>
      `${figure} ${comparison} ${limit}: ${entityClass}`,
  );

const small = { tootajad: 49, kaive_meur: 10, bilanss_meur: 10 };
const medium = { tootajad: 50, kaive_meur: 20, bilanss_meur: 20 };

test('a small entity of an annex gets the headcount from which it is important', () => {
  expect(reported({ ...small, sektor: 'energy_oil' })).toEqual(['employees >= 50: important']);
});

test('a medium-sized entity gets the changes in both directions', () => {
  expect(reported({ ...medium, sektor: 'energy_oil' })).toEqual(['employees >= 250: essential']);
  expect(reported({ ...medium, bilanss_meur: 5, sektor: 'energy_oil' })).toEqual([
    'employees >= 250: essential',
    'employees < 50: out_of_scope',
  ]);
});

test('an Annex II entity never becomes essential by size', () => {
  expect(reported({ tootajad: 120, kaive_meur: 5, sektor: 'food' })).toEqual([
    'employees < 50: out_of_scope',
  ]);
});

test('the one financial figure that keeps the class is named with its ceiling', () => {
  const heavy = { tootajad: 30, kaive_meur: 10, bilanss_meur: 400, sektor: 'health' };
  expect(reported(heavy)).toEqual(['employees >= 50: important', 'turnoverMeur > 10: important']);
});

test('an unknown figure may be on the other side of the limit', () => {
  expect(reported({ tootajad: 30, bilanss_meur: 12, sektor: 'health' })).toEqual([
    'employees >= 250: essential',
    'turnoverMeur <= 10: out_of_scope',
    'balanceSheetMeur > 43: essential',
    'balanceSheetMeur <= 10: out_of_scope',
  ]);
});

test('without influence of the size no change is listed', () => {
  expect(reported({ tootajad: 5, erijuht: 'tld_registry' })).toEqual([]);
  expect(reported({ tootajad: 5 })).toEqual([]);
});
