/** Stages of national acts: which regime applies, and from which event a stage runs. */
import { expect, test } from '@jest/globals';
import {
  ANY_ENTITY,
  regimeOf,
  stageOf,
} from '../../../../src/modules/incidents/domain/national-schedule.js';
import { nis2Clocks } from '../../../../src/modules/incidents/domain/nis2-clocks.js';
import { stageAnswer } from '../../../../src/modules/incidents/domain/stage-answer.js';
import { aCase, aClockCase, aRegime, aSource, aStage, at, KNOWN } from './small-incidents.js';

test.each([
  { runsFrom: 'awareness', start: 'awareness' },
  { runsFrom: 'detection', start: 'awareness' },
  { runsFrom: 'establishment', start: 'awareness' },
  { runsFrom: 'finding', start: 'awareness' },
  { runsFrom: 'unstated', start: 'awareness' },
  { runsFrom: 'early_warning_submitted', start: 'early_warning_submitted' },
  { runsFrom: 'end_notice_submitted', start: 'end_notice_submitted' },
  { runsFrom: 'impact_ended', start: 'impact_ended' },
  { runsFrom: 'handled', start: 'handled' },
] as const)('a final report from $runsFrom runs from $start', ({ runsFrom, start }) => {
  const regime = aRegime([
    aStage({ stage: 'final_report', runsFrom, term: { value: 1, unit: 'months' } }),
  ]);
  const incident = aClockCase(['nis2_entity'], {}, { regime });
  expect(nis2Clocks(incident, KNOWN, aSource('3(4)'))[2]).toMatchObject({
    runsFrom: start,
    anchor: runsFrom,
  });
});

const regime = (group: 'energy' | 'telecoms' | null, entityClass: 'essential' | null) =>
  aRegime([], { group, entityClass, recipients: [`${String(group)} ${String(entityClass)}`] });

const SCHEDULES = {
  ee: [
    regime(null, null),
    regime('energy', null),
    regime(null, 'essential'),
    regime('energy', 'essential'),
  ],
  fi: [regime('telecoms', null)],
};

test.each([
  { country: 'ee', kind: ANY_ENTITY, is: 'null null' },
  { country: 'ee', kind: { group: 'energy', entityClass: null }, is: 'energy null' },
  { country: 'ee', kind: { group: 'energy', entityClass: 'important' }, is: 'energy null' },
  { country: 'ee', kind: { group: 'telecoms', entityClass: 'essential' }, is: 'null essential' },
  { country: 'ee', kind: { group: 'energy', entityClass: 'essential' }, is: 'energy essential' },
  { country: 'fi', kind: ANY_ENTITY, is: undefined },
  { country: 'lv', kind: ANY_ENTITY, is: undefined },
  { country: null, kind: ANY_ENTITY, is: undefined },
] as const)('in $country $kind is under the regime $is', ({ country, kind, is }) => {
  expect(regimeOf(SCHEDULES, country, kind)?.recipients[0]).toBe(is);
});

test('without coded stages there is no regime and no stage', () => {
  expect(regimeOf(null, 'ee', ANY_ENTITY)).toBeNull();
  expect(stageOf(null, 'final_report')).toBeNull();
  expect(stageOf(aRegime([aStage({})]), 'final_report')).toBeNull();
  expect(stageOf(aRegime([aStage({})]), 'early_warning')).toEqual(aStage({}));
});

const answer = (phase: Parameters<typeof stageAnswer>[0], change = {}) =>
  stageAnswer(phase, aCase(change), KNOWN);

const OTHERS = ['intermediate', 'ongoing', 'reminder'];

test.each([
  {
    phase: 'early_warning',
    ends: '2026-01-29T10:00:00Z',
    anchor: 'awareness',
    trust: null,
    hours: 24,
    sources: ['23(4)(a)', 'significance', 'reply', 'trust', ...OTHERS],
  },
  {
    phase: 'incident_notification',
    ends: '2026-01-31T10:00:00Z',
    anchor: 'awareness',
    trust: at('2026-01-29T10:00:00Z'),
    hours: 72,
    sources: ['23(4)(b)', 'significance', 'trust', ...OTHERS],
  },
  {
    phase: 'final_report',
    ends: '2026-02-27T10:00:00Z',
    anchor: 'notification_submitted',
    trust: null,
    hours: 72,
    sources: ['23(4)(d)', 'significance', 'month end', ...OTHERS],
  },
] as const)('the stage $phase ends at $ends', ({ phase, ends, anchor, trust, hours, sources }) => {
  const found = answer(phase);
  expect(found).toMatchObject({
    phase,
    deadline: at(ends),
    anchor,
    trustServiceDeadline: trust,
    recipients: [],
    basis: {
      key: `incident:${phase}.deadline_basis`,
      params: { hours, trust_hours: 24, days: 30, months: 1 },
    },
    nationalDeadline: null,
  });
  expect(found.legalBasis).toBe(found.sources[0]);
  expect(found.sources.map(({ provision }) => provision)).toEqual(sources);
});

test('only the final report has a statutory term besides the label', () => {
  expect(answer('early_warning').finalTerm).toBeNull();
  expect(answer('final_report').finalTerm).toEqual({
    safeBy: at('2026-02-27T10:00:00Z'),
    legalLatest: at('2026-02-28T10:00:00Z'),
    legalLatestIsExact: false,
    notes: [
      { key: 'incident:final_report.note_open' },
      { key: 'incident:final_report.note_ongoing', params: { months: 1 } },
    ],
  });
  const submitted = answer('final_report', { submittedAt: at('2026-01-30T08:00:00Z') }).finalTerm;
  expect(submitted).toMatchObject({
    legalLatestIsExact: true,
    notes: [{ key: 'incident:final_report.note_exact' }, {}],
  });
});

test('a stage of an act has its start, its recipients and its shorter term', () => {
  const found = answer('early_warning', { regime: aRegime([aStage({ runsFrom: 'finding' })]) });
  expect(found).toMatchObject({ anchor: 'finding', recipients: ['CERT'] });
  expect(found.nationalDeadline).toEqual(at('2026-01-28T22:00:00Z'));
});
