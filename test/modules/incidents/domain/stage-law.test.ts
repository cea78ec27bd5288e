/** Provisions, sources and notes of one stage under an invented act. */
import { expect, test } from '@jest/globals';
import { deadlines } from '../../../../src/modules/incidents/domain/deadlines.js';
import {
  codingNotes,
  nationalBasis,
  nationalDeadline,
  nationalStageSources,
  termNote,
} from '../../../../src/modules/incidents/domain/national-stage.js';
import type { NationalRegime } from '../../../../src/modules/incidents/domain/national-schedule.js';
import { plainIncident } from '../../../../src/modules/incidents/domain/stage-end.js';
import { warning } from '../../../../src/modules/incidents/domain/warning.js';
import { aRecord } from '../../countries/domain/a-record.js';
import { aCase, aRegime, aSource, aStage, at, DETECTED, KNOWN } from './small-incidents.js';

const NATIONAL = aRecord();
const PENDING = aRecord({ transposition: { status: 'pending', note: { key: 'x:y' } } });
const UNCHECKED = aRecord({ unverified: ['incident_provision'] });
const CODED = aRegime([aStage({})]);
const UNREAD = aRegime([aStage({})], { isRead: false });

const basis = (
  national: typeof NATIONAL | null,
  regime: NationalRegime | null,
  phase = 'early_warning',
) => nationalBasis({ national, regime }, phase as 'early_warning')[0]; // a stage of the Directive

const messageOf = (key: string, provision: string, act: string) => ({
  key: `incident:template.${key}`,
  params: { provision, act },
});

test.each([
  { what: 'no country', national: null, regime: null, is: undefined },
  {
    what: 'a record',
    national: NATIONAL,
    regime: null,
    is: messageOf('national', '§ 8 (1)', 'Act on Something'),
  },
  {
    what: 'a coded stage',
    national: NATIONAL,
    regime: CODED,
    is: messageOf('national', 'early_warning', 'Act'),
  },
  {
    what: 'a pending country',
    national: PENDING,
    regime: CODED,
    is: messageOf('national', '§ 8 (1)', 'Act on Something'),
  },
  {
    what: 'an unchecked record',
    national: UNCHECKED,
    regime: null,
    is: messageOf('national_unchecked', '§ 8 (1)', 'Act on Something'),
  },
  {
    what: 'an unchecked record and a regime that was not read',
    national: UNCHECKED,
    regime: UNREAD,
    is: messageOf('national_unchecked', 'early_warning', 'Act'),
  },
  {
    what: 'an unchecked record and a regime that was read',
    national: UNCHECKED,
    regime: CODED,
    is: messageOf('national', 'early_warning', 'Act'),
  },
])('with $what the provision is $is.params.provision', ({ national, regime, is }) => {
  expect(basis(national, regime)).toEqual(is);
});

test('a stage without its own provision cites that of reporting, or else none', () => {
  expect(basis(NATIONAL, null, 'final_report')?.params).toMatchObject({ provision: '§ 8' });
  const stages = { early_warning: null, incident_notification: null, final_report: null };
  expect(basis(aRecord({ incident: { provision: null, stages } }), null)).toBeUndefined();
  const titled = aStage({ source: { ...aSource('p'), title: { key: 'acts:x' } } });
  expect(basis(NATIONAL, aRegime([titled]))?.params).toEqual({
    provision: 'p',
    act: 'Act on Something',
  });
});

const NOTIFICATION = aStage({ stage: 'incident_notification', source: aSource('§ 9') });
const TRUST = (provision: string) =>
  aStage({ stage: 'trust_service_notification', source: aSource(provision) });

const sources = (
  phase: 'early_warning' | 'incident_notification',
  regime: NationalRegime | null,
  national: typeof NATIONAL | null = aRecord({ incident: { trustServices: '§ 10' } }),
) => nationalStageSources({ national, regime }, phase).map(({ provision }) => provision);

test.each([
  { phase: 'early_warning', regime: null, is: ['§ 8 (1)'] },
  { phase: 'incident_notification', regime: null, is: ['§ 8', '§ 10'] },
  { phase: 'early_warning', regime: CODED, is: ['early_warning'] },
  { phase: 'incident_notification', regime: CODED, is: ['§ 8', '§ 10'] },
  { phase: 'incident_notification', regime: aRegime([NOTIFICATION]), is: ['§ 9'] },
  {
    phase: 'incident_notification',
    regime: aRegime([NOTIFICATION, TRUST('§ 11')]),
    is: ['§ 9', '§ 11'],
  },
  { phase: 'incident_notification', regime: aRegime([NOTIFICATION, TRUST('§ 9')]), is: ['§ 9'] },
  { phase: 'early_warning', regime: aRegime([aStage({}), TRUST('§ 11')]), is: ['early_warning'] },
] as const)('the sources of $phase are $is', ({ phase, regime, is }) => {
  expect(sources(phase, regime)).toEqual(is);
});

test('without a country, and in a pending country, there are no sources', () => {
  expect(sources('early_warning', CODED, null)).toEqual([]);
  expect(sources('early_warning', CODED, PENDING)).toEqual([]);
});

const deviation = (
  shorterTerm: { phase: 'early_warning' | 'final_report'; hours: number } | null,
) => ({
  warning: { key: 'x:y' },
  strong: true,
  shorterTerm,
  source: { ...aSource('§ 8'), title: 'Act' },
});

test.each([
  { terms: [], regime: null, ends: null },
  { terms: [null, { phase: 'final_report', hours: 1 }], regime: null, ends: null },
  { terms: [{ phase: 'early_warning', hours: 5 }], regime: null, ends: '2026-01-28T15:00:00Z' },
  { terms: [{ phase: 'early_warning', hours: 5 }], regime: CODED, ends: '2026-01-28T15:00:00Z' },
  { terms: [{ phase: 'early_warning', hours: 20 }], regime: CODED, ends: '2026-01-28T22:00:00Z' },
  { terms: [], regime: CODED, ends: '2026-01-28T22:00:00Z' },
] as const)('with the terms $terms the shorter end is $ends', ({ terms, regime, ends }) => {
  const national = aRecord({ incident: { deviations: terms.map(deviation) } });
  const incident = aCase({ national, regime });
  expect(nationalDeadline(incident, 'early_warning', incident.deadlines, DETECTED)).toEqual(
    ends === null ? null : at(ends),
  );
});

test.each([
  { hours: 23, phase: 'early_warning', ends: '2026-01-29T09:00:00Z' },
  { hours: 24, phase: 'early_warning', ends: null },
  { hours: 71, phase: 'incident_notification', ends: '2026-01-31T09:00:00Z' },
  { hours: 72, phase: 'incident_notification', ends: null },
  { hours: 100, phase: 'final_report', ends: '2026-02-01T14:00:00Z' },
] as const)('a national $phase of $hours hours is shorter: $ends', ({ hours, phase, ends }) => {
  const regime = aRegime([aStage({ stage: phase, term: { value: hours, unit: 'hours' } })]);
  const { national, finalReport } = deadlines({ ...plainIncident(DETECTED), regime }, KNOWN.terms);
  expect(national[phase]).toEqual(ends === null ? null : at(ends));
  if (phase === 'final_report')
    expect(finalReport).toMatchObject({ isExact: true, startedAt: DETECTED });
});

test('a term is written with its stage, its start and its source', () => {
  const [term, source] = termNote(aStage({}));
  expect(term?.params).toEqual({
    stage: 'early_warning',
    value: 12,
    unit: 'hours',
    anchor: 'awareness',
  });
  expect(source?.params).toEqual({
    act: 'Act',
    provision: 'early_warning',
    url: 'https://example.org/early_warning',
  });
  const [, untitled] = termNote(aStage({ source: { ...aSource('p'), title: { key: 'acts:x' } } }));
  expect(untitled?.params?.['act']).toBe('');
});

test.each([
  { national: null, regime: null, isCoded: true, is: [] },
  { national: NATIONAL, regime: null, isCoded: false, is: [] },
  { national: aRecord({ act: { stage: 'bill' } }), regime: null, isCoded: true, is: [] },
  { national: NATIONAL, regime: null, isCoded: true, is: ['not_coded'] },
  { national: NATIONAL, regime: aRegime([]), isCoded: true, is: ['not_coded'] },
  { national: NATIONAL, regime: UNREAD, isCoded: true, is: ['not_read'] },
  { national: NATIONAL, regime: CODED, isCoded: true, is: [] },
])('stages that are coded ($isCoded) have the notes $is', ({ national, regime, isCoded, is }) => {
  const notes = codingNotes({ national, regime }, isCoded).map(({ key }) => key);
  expect(notes).toEqual(is.map((key) => `incident:national.${key}`));
});

test('a warning about the input has no source', () => {
  expect(warning({ key: 'x:y' })).toEqual({
    sentences: [{ key: 'x:y' }],
    about: { key: 'x:y' },
    sources: [],
  });
});
