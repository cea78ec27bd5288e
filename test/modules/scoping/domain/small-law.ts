/** A small law of scope with invented sectors; tests override the members that matter to them. */
import type {
  ApplicabilityKnowledge,
  Caveat,
  EntityClass,
  ScopingRule,
  Sector,
  SpecialCase,
} from '../../../../src/modules/scoping/domain/applicability-knowledge.js';
import type { NaceList } from '../../../../src/modules/scoping/domain/activity-knowledge.js';
import type { Source } from '../../../../src/shared/source.js';

export const aSource = (provision: string): Source => ({
  title: 'Act',
  provision,
  url: `https://example.org/${provision}`,
  positionDate: '2026-01-01',
});

export const aRule = (
  code: string,
  gives: EntityClass | null,
  change: Partial<ScopingRule> = {},
): ScopingRule => ({
  code,
  gives,
  message: { key: `scoping:rules.${code}` },
  sources: [aSource(code)],
  caveats: [],
  ...change,
});

export const aSector = (key: string, change: Partial<Sector> = {}): Sector => ({
  key,
  annex: 'I',
  point: '1',
  parent: null,
  source: aSource(key),
  entityTypes: [],
  caveats: [],
  ...change,
});

export const aCaveat = (key: string, change: Partial<Caveat> = {}): Caveat => ({
  message: { key },
  sources: [aSource(key)],
  situation: null,
  unless: [],
  when: null,
  ...change,
});

export const aCase = (key: string, change: Partial<SpecialCase> = {}): SpecialCase => ({
  key,
  effect: { kind: 'none', rule: aRule(key, null) },
  annex: null,
  needsSector: false,
  caveats: [],
  ...change,
});

const ceiling = (employees: number, turnoverMeur: number, balanceSheetMeur: number) => ({
  employees,
  turnoverMeur,
  balanceSheetMeur,
  source: aSource(`up to ${String(employees)}`),
});

const bySize = (annex: string, medium: EntityClass, large: EntityClass) => ({
  micro: aRule(`${annex}_micro`, 'out_of_scope'),
  small: aRule(`${annex}_small`, 'out_of_scope'),
  medium: aRule(`${annex}_medium`, medium),
  large: aRule(`${annex}_large`, large),
});

const nace = (name: string, change: Partial<NaceList> = {}): NaceList => ({
  name,
  titles: {},
  links: {},
  residuals: {},
  sources: [aSource(name)],
  ...change,
});

const confirmed = (sector: string) => [{ sector, strength: 'confirmed' }] as const;
const hint = (sector: string) => ({ sector, strength: 'indicative' }) as const;

const NETWORK = aCase('network', {
  effect: { kind: 'ground', bySize: bySize('network', 'essential', 'essential') },
});

/** Energy (I) has two subsectors, food is of Annex II. */
export const LAW: ApplicabilityKnowledge = {
  ceilings: { micro: ceiling(10, 2, 2), small: ceiling(50, 10, 10), medium: ceiling(250, 50, 43) },
  sectors: {
    energy: aSector('energy'),
    power: aSector('power', { parent: 'energy', point: '1(a)' }),
    gas: aSector('gas', { parent: 'energy' }),
    food: aSector('food', { annex: 'II' }),
  },
  specialCases: { network: NETWORK },
  byAnnex: {
    I: bySize('annex_i', 'important', 'essential'),
    II: bySize('annex_ii', 'important', 'important'),
  },
  noSector: aRule('no_sector', null),
  groundWithoutSector: aRule('ground_without_sector', null),
  publicNetworkCase: NETWORK,
  always: [],
  whereSizeDecides: [],
  questions: [],
  activity: {
    nace: {
      '2.1': nace('NACE 2.1', {
        titles: { '35': 'Energy', '35.11': 'Power', '10': 'Food', '10.1': null, '10.11': 'Meat' },
        links: {
          '35.11': confirmed('power'),
          '10': confirmed('food'),
          '20.11': [hint('gas'), hint('food')],
        },
        residuals: { '35.11': { key: 'residuals:power' } },
      }),
      '2.0': nace('NACE 2.0', {
        titles: { '35.11': 'Power', '20.11': 'Gases', '10.11': 'Meat' },
        links: { '35.11': confirmed('gas'), '20.11': [...confirmed('gas'), hint('food')] },
      }),
    },
    ambiguous: ['10.11'],
    labels: { EMTAK2025: '2.1', EMTAK2008: '2.0' },
    countries: { ee: { current: '2.1', isMixed: true, maxDigits: 5 } },
    maxDigits: 8,
  },
};

export const figures = (
  employees: number,
  turnoverMeur: number | null = null,
  balanceSheetMeur: number | null = null,
) => ({ employees, turnoverMeur, balanceSheetMeur });
