/** Whether a clause concerns a case. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aSector } from '../../scoping/domain/small-law.js';
import {
  CASE_FACTS,
  type ClauseCondition,
} from '../../../../src/modules/documents/domain/clause-condition.js';
import {
  holds,
  sectorKeys,
  type CaseState,
} from '../../../../src/modules/documents/domain/condition.js';
import type { Standing } from '../../../../src/modules/documents/domain/standing.js';

const STANDING: Standing = {
  entityClass: 'important',
  directiveClass: 'important',
  annex: 'I',
  sector: aSector('power', { parent: 'energy' }),
  size: 'medium',
  national: null,
  nationalClass: null,
  classSource: null,
  exceptions: [],
  law: 'none',
  regulation: 'open',
};

const STATE: CaseState = {
  standing: STANDING,
  country: 'ee',
  tier: 'R2',
  answers: { a1: 'yes', b1: 'no' },
  facts: new Set(['sites', 'systems']),
};

test('a clause without a condition concerns every case', () => {
  expect(holds(undefined, STATE)).toBe(true);
  expect(holds({}, STATE)).toBe(true);
});

const CONDITIONS: readonly (readonly [
  name: string,
  met: ClauseCondition,
  missed: ClauseCondition,
])[] = [
  ['class', { classes: ['essential', 'important'] }, { classes: ['essential'] }],
  ['size', { sizes: ['medium'] }, { sizes: ['large'] }],
  ['sector', { sectors: ['power'] }, { sectors: ['gas'] }],
  ['parent of the sector', { sectors: ['energy'] }, { sectors: ['none'] }],
  ['country', { countries: ['de', 'ee'] }, { countries: ['de'] }],
  ['Implementing Regulation', { regulation: ['open'] }, { regulation: ['binds'] }],
  ['state of the national law', { law: ['none'] }, { law: ['coded'] }],
  ['tier', { tiers: ['R2', 'R3'] }, { tiers: ['R1'] }],
  [
    'answers',
    { answers: { a1: ['yes'], b1: ['no', 'partial'] } },
    { answers: { a1: ['yes'], b1: ['yes'] } },
  ],
  ['an answer that was not given', {}, { answers: { c1: ['yes', 'partial', 'no'] } }],
  ['facts that it has', { has: ['sites', 'systems'] }, { has: ['sites', 'group'] }],
  ['facts that it lacks', { lacks: ['group'] }, { lacks: ['group', 'sites'] }],
];

test.each(CONDITIONS)('a condition on the %s holds for such a case alone', (_name, met, missed) => {
  expect(holds(met, STATE)).toBe(true);
  expect(holds(missed, STATE)).toBe(false);
});

test('every member of a condition must hold', () => {
  for (const [, met, missed] of CONDITIONS) {
    for (const [, other] of CONDITIONS) {
      expect(holds({ ...met, ...other }, STATE)).toBe(true);
      expect(holds({ ...other, ...missed }, STATE)).toBe(false);
    }
  }
});

test('a case cannot have and lack the same fact', () => {
  const facts = fc.subarray([...CASE_FACTS]);
  fc.assert(
    fc.property(facts, fc.constantFrom(...CASE_FACTS), (stated, fact) => {
      const state = { ...STATE, facts: new Set(stated) };
      expect(holds({ has: [fact] }, state)).toBe(!holds({ lacks: [fact] }, state));
      expect(holds({ has: [fact], lacks: [fact] }, state)).toBe(false);
    }),
  );
});

test('a sector is named by its key and its parent; without one by "none"', () => {
  expect(sectorKeys(STANDING)).toEqual(['power', 'energy']);
  expect(sectorKeys({ ...STANDING, sector: aSector('food') })).toEqual(['food']);
  expect(sectorKeys({ ...STANDING, sector: null })).toEqual(['none']);
  expect(holds({ sectors: ['none'] }, { ...STATE, standing: { ...STANDING, sector: null } })).toBe(
    true,
  );
});
