/** Terms after a personal data breach: Regulation (EU) 2016/679 art 33 and 34; and all clocks together. */
import { expect, test } from '@jest/globals';
import { gdprClocks } from '../../../../src/modules/incidents/domain/gdpr-clocks.js';
import {
  clockWarnings,
  incidentClocks,
  precedence,
} from '../../../../src/modules/incidents/domain/incident-clocks.js';
import { aRecord } from '../../countries/domain/a-record.js';
import { aClockCase, aSource, at, CLOCKS, DETECTED, KNOWN } from './small-incidents.js';

const UNDUE = { key: 'clocks:basis.undue_delay' };
const COMMON = {
  regime: 'gdpr',
  runsFrom: 'awareness',
  startedAt: DETECTED,
  isExact: true,
} as const;

test('a controller notifies the authority within 72 hours, and the data subjects without delay', () => {
  expect(gdprClocks(aClockCase(['gdpr_controller']), CLOCKS.gdpr)).toMatchObject([
    {
      ...COMMON,
      duty: 'gdpr_authority',
      title: { key: 'clocks:titles.authority' },
      deadline: at('2026-01-31T10:00:00Z'),
      basis: { key: 'clocks:basis.awareness', params: { hours: 72 } },
      notes: [{ key: 'clocks:notes.where_feasible' }],
      sources: [aSource('33(1)')],
    },
    {
      ...COMMON,
      duty: 'gdpr_data_subjects',
      title: { key: 'clocks:titles.data_subjects' },
      deadline: null,
      basis: UNDUE,
      notes: [{ key: 'clocks:notes.high_risk' }],
      sources: [aSource('34(1)')],
    },
  ]);
});

test('a processor notifies the controller without delay', () => {
  expect(gdprClocks(aClockCase(['gdpr_processor']), CLOCKS.gdpr)).toMatchObject([
    {
      ...COMMON,
      duty: 'gdpr_controller',
      title: { key: 'clocks:titles.controller' },
      deadline: null,
      basis: UNDUE,
      notes: [],
      sources: [aSource('33(2)')],
    },
  ]);
  expect(gdprClocks(aClockCase(['nis2_entity']), CLOCKS.gdpr)).toEqual([]);
});

test('a condition of a draft is the first note', () => {
  const onlyIf = { key: 'clocks:notes.only_if' };
  const terms = { ...CLOCKS.gdpr, authority: { ...CLOCKS.gdpr.authority, onlyIf } };
  const [authority] = gdprClocks(aClockCase(['gdpr_controller']), terms);
  expect(authority?.notes).toEqual([onlyIf, { key: 'clocks:notes.where_feasible' }]);
});

test('clocks are in the order of the regimes', () => {
  const all = aClockCase(['gdpr_processor', 'dora_financial_entity', 'nis2_entity']);
  const regimes = incidentClocks(all, KNOWN, CLOCKS).map(({ regime }) => regime);
  expect(regimes).toEqual(['nis2', 'nis2', 'nis2', 'dora', 'dora', 'dora', 'gdpr']);
});

test.each([
  { parties: ['nis2_entity', 'dora_financial_entity'], precedes: true },
  { parties: ['nis2_trust_service', 'dora_financial_entity'], precedes: true },
  { parties: ['dora_financial_entity'], precedes: false },
  { parties: ['nis2_entity'], precedes: false },
] as const)('for $parties DORA precedes the Directive: $precedes', ({ parties, precedes }) => {
  const found = precedence(aClockCase(parties), CLOCKS);
  expect(found).toEqual(
    precedes ? { note: { key: 'clocks:notes.dora_replaces' }, sources: [aSource('1(2)')] } : null,
  );
});

const deviation = {
  warning: { key: 'countries:ee.deviation' },
  strong: true,
  shorterTerm: null,
  source: { ...aSource('§ 8'), title: 'Act' },
};
const NATIONAL = aRecord({ confidence: 'low', incident: { deviations: [deviation] } });

const warned = (
  parties: Parameters<typeof aClockCase>[0],
  country: string | null,
  national: typeof NATIONAL | null,
  known = KNOWN,
) =>
  clockWarnings(aClockCase(parties, {}, { national }), country, known, CLOCKS).map(
    ({ about, sources }) => [about.key, ...sources.map(({ provision }) => provision)],
  );

const LAST = [['clocks:notes.later', '3(4)'], ['incident:notes.indicative']];

test('without a country the answer states it; an unknown country is named', () => {
  expect(warned(['nis2_entity'], null, null)).toEqual([
    ['incident:warnings.no_country', '23(4)(a)'],
    ['clocks:notes.no_holidays', '3(4)'],
    ...LAST,
  ]);
  const [first] = clockWarnings(aClockCase(['nis2_entity']), 'us', KNOWN, CLOCKS);
  expect(first?.about).toEqual({ key: 'countries:general.baseline', params: { country: 'US' } });
});

test('deviations and reservations of the record are listed under the Directive only', () => {
  expect(warned(['nis2_entity'], 'ee', NATIONAL)).toEqual([
    ['countries:ee.deviation', '§ 8'],
    ['countries:confidence.low', 'Gazette 1'],
    ...LAST,
  ]);
  expect(warned(['gdpr_controller'], 'ee', NATIONAL)).toEqual(LAST);
  expect(warned(['nis2_trust_service'], 'ee', NATIONAL)).toHaveLength(4);
});
