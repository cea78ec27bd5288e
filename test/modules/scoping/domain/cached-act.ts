/** An act whose rules depend on case, type, share and size, and the sectors that they name. */
import type { ActRules, ActCondition } from '../../../../src/modules/countries/domain/act-rules.js';
import { anActRule, RULES } from './an-act.js';
import { aSector, LAW } from './small-law.js';

const type = (key: string, specialCases: readonly string[] = []) => ({
  key,
  references: [],
  specialCases,
});

/** Power has producers; a special case implies the storages of gas. */
export const SECTORS = {
  energy: aSector('energy'),
  power: aSector('power', { parent: 'energy', entityTypes: [type('producer')] }),
  gas: aSector('gas', { parent: 'energy', entityTypes: [type('storage', ['monopoly'])] }),
  food: aSector('food', { annex: 'II', entityTypes: [type('mill'), type('farm')] }),
};
export const SMALL = { ...LAW, sectors: SECTORS };

const rule = (provision: string, when: ActCondition) => anActRule(provision, { when });
const large = { kind: 'size', test: 'large' } as const;

export const ACT: ActRules = {
  ...RULES,
  precedence: 'first_match',
  sizeTests: {
    large: {
      kind: 'printed',
      employees: 100,
      turnoverMeur: null,
      balanceSheetMeur: null,
      join: 'or',
      financialJoin: 'or',
    },
  },
  rules: [
    rule('case a', { kind: 'special_case', keys: ['a'] }),
    rule('case b', { kind: 'special_case', keys: ['b'] }),
    rule('mill', { kind: 'entity_type', keys: ['mill'] }),
    rule('producer', { kind: 'entity_type', keys: ['producer'] }),
    rule('share', {
      kind: 'all',
      parts: [
        { kind: 'sector', keys: ['gas'] },
        { kind: 'share', percent: 50, isReached: true },
      ],
    }),
    rule('large', {
      kind: 'all',
      parts: [large, { kind: 'not', part: { kind: 'sector', keys: ['gas'] } }],
    }),
  ],
};
