/** Duties that the national act leaves to another act for the sector of the organisation. */
import { describe, expect, test } from '@jest/globals';
import { aRecord } from '../../countries/domain/a-record.js';
import { aRegime, aSource, aStage, KNOWN } from '../../incidents/domain/small-incidents.js';
import { anActRule, passage, RULES } from '../../scoping/domain/an-act.js';
import { composedCase } from '../../../../src/modules/documents/domain/composed-case.js';
import { nationalLawOf } from '../../../../src/modules/documents/domain/entity-kind.js';
import { nationalClauseSource } from '../../../../src/modules/documents/domain/national-citations.js';
import { standingRows } from '../../../../src/modules/documents/domain/standing-rows.js';
import { aDuty } from './small-clauses.js';
import { aCase, COUNTRIES } from './small-documents.js';

const OTHER = { title: 'Energy Act', url: null, isApplied: false, isImplementing: false };
const EXCEPTION = {
  ...passage('§ 9 Act'),
  id: 'energy_duties',
  when: { kind: 'sector', keys: ['power'] },
  excluded: '§§ 3, 4',
  to: 'energy',
  instead: [],
} as const;

const record = aRecord({
  authority: { name: 'Authority', url: null },
  rules: {
    ...RULES,
    rules: [anActRule('R')],
    otherActs: [{ key: 'energy', ...OTHER }],
    duties: [EXCEPTION],
  },
});

const register = aDuty('registration', {
  code: 'ee.register',
  country: 'ee',
  term: { value: 3, unit: 'months', from: 'becoming_subject' },
  recipient: 'CERT',
});
const fine = aDuty('fine', {
  country: 'ee',
  fine: { million: 7, currency: 'EUR', turnoverPercent: 1.4 },
});
const ofEnergyAct = aDuty('measures', {
  code: 'ee.energy.measures',
  country: 'ee',
  group: 'energy',
  source: { ...aSource('§ 5c'), title: 'Energy Act' },
});
const ofTelecomsAct = aDuty('measures', {
  country: 'ee',
  group: 'telecoms',
  source: { ...aSource('§ 165'), title: 'Telecoms Act' },
});
const REGIMES = [
  aRegime([aStage({ source: aSource('§ 8') })]),
  aRegime([aStage({ source: aSource('§ 5d') })], { group: 'energy', recipients: ['Desk'] }),
];

const caseOf = (sector: string) =>
  aCase(
    { country: 'ee', size: { sector, employees: 300 } },
    {
      countries: { ...COUNTRIES, ee: record },
      duties: { union: [], countries: { ee: [register, fine, ofEnergyAct, ofTelecomsAct] } },
      incident: { ...KNOWN, national: { ee: REGIMES } },
    },
  );

const valueOf = (sector: string, key: string) =>
  standingRows(caseOf(sector)).find(({ field }) => field === `clauses:facts.${key}`)?.['value'];

describe('an organisation whose duties another act sets', () => {
  test('has act, authority, supervision and fines of both acts distinguished', () => {
    expect(valueOf('power', 'act')).toMatch(/^clauses:values.act_elsewhere /);
    expect(valueOf('power', 'authority')).toMatch(/^clauses:values.authority_elsewhere /);
    expect(valueOf('power', 'supervision')).toMatch(/^clauses:values.elsewhere /);
    expect(valueOf('power', 'fine')).toMatch(/^clauses:values.elsewhere /);
  });

  test('keeps registration as the only duty of the act, beside those of the other act', () => {
    expect(composedCase(caseOf('power')).duties).toEqual([register, ofEnergyAct]);
    expect(composedCase(caseOf('food')).duties).toEqual([register, fine]);
  });

  test('has a clause on it, which cites the exception', () => {
    const the = composedCase(caseOf('power'));
    expect(the.state.facts).toContain('elsewhere');
    expect(nationalClauseSource(the, 'elsewhere')?.provision).toBe('§ 9 Act');
    expect(nationalClauseSource(composedCase(caseOf('food')), 'elsewhere')).toBeNull();
  });

  test('reports under that act, other sectors under the act itself', () => {
    expect(nationalLawOf(caseOf('power')).regime?.recipients).toEqual(['Desk']);
    expect(nationalLawOf(caseOf('food')).regime?.recipients).toEqual(['CERT']);
  });
});

test('the act is named alone for other organisations', () => {
  expect(valueOf('food', 'act')).toBe('Act on Something');
  expect(valueOf('food', 'authority')).toBe('Authority');
});
