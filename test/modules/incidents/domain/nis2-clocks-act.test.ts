/** Terms of an invented act as clocks. */
import { expect, test } from '@jest/globals';
import type { ClockCase } from '../../../../src/modules/incidents/domain/clock.js';
import { aRecord } from '../../countries/domain/a-record.js';
import { clocks, instant, PERIOD_END, summaryOf } from './nis2-clocks-fixture.js';
import { aRegime, aSource, aStage, at } from './small-incidents.js';

/** Warning in 12 hours, notification in 48 from finding, trust services in 6, final report 20 days after the end. */
const ACT = aRegime([
  aStage({}),
  aStage({
    stage: 'incident_notification',
    runsFrom: 'finding',
    term: { value: 48, unit: 'hours' },
  }),
  aStage({
    stage: 'trust_service_notification',
    runsFrom: 'detection',
    term: { value: 6, unit: 'hours' },
  }),
  aStage({
    stage: 'interim_report',
    runsFrom: 'notification_submitted',
    term: { value: 5, unit: 'days' },
  }),
  aStage({
    stage: 'progress_report',
    runsFrom: 'early_warning_submitted',
    term: { value: 3, unit: 'days' },
    repeats: true,
  }),
  aStage({
    stage: 'end_of_impact_notice',
    runsFrom: 'impact_ended',
    term: { value: 24, unit: 'hours' },
  }),
  aStage({ stage: 'final_report', runsFrom: 'restored', term: { value: 20, unit: 'days' } }),
  aStage({
    stage: 'final_report_after_handling',
    runsFrom: 'handled',
    term: { value: 7, unit: 'days' },
  }),
]);

test('stages of an act have its start, its recipients, its note and its shorter term', () => {
  const [warning, notification, final] = clocks({}, { regime: ACT });
  expect(warning).toMatchObject({
    anchor: 'awareness',
    recipients: ['CERT'],
    notes: [{ key: 'incident:national.term' }, { key: 'incident:template.source' }],
  });
  expect(instant(warning?.deadline ?? null)).toBe('2026-01-29T10:00:00Z');
  expect(instant(warning?.nationalDeadline ?? null)).toBe('2026-01-28T22:00:00Z');
  expect(notification).toMatchObject({ anchor: 'finding', runsFrom: 'awareness' });
  expect(instant(notification?.nationalDeadline ?? null)).toBe('2026-01-30T10:00:00Z');
  expect(final).toMatchObject({ anchor: 'restored', runsFrom: 'handled', isExact: false });
});

test('a final report has the shorter term and the provision of the act', () => {
  const term = { value: 100, unit: 'hours' } as const;
  const regime = aRegime([aStage({ stage: 'final_report', term })]);
  const final = clocks({}, { regime, national: aRecord() })[2];
  expect(instant(final?.nationalDeadline ?? null)).toBe('2026-02-01T14:00:00Z');
  expect(final?.sources).toEqual([aSource('23(4)(d)'), PERIOD_END, aSource('final_report')]);
});

test('trust services have the start and the note of their own stage', () => {
  const notification = clocks({}, { regime: ACT }, ['nis2_trust_service'])[1];
  expect(notification?.anchor).toBe('detection');
  expect(notification?.notes[0]?.params).toMatchObject({ value: 6, anchor: 'detection' });
});

test('further stages of an act are clocks, without an end until their start is known', () => {
  const further = clocks({}, { regime: ACT }).slice(3);
  expect(further.map(summaryOf)).toEqual([
    [
      'nis2_interim_report',
      '2026-02-02T10:00:00Z',
      '2026-02-02T10:00:00Z',
      '2026-02-04T10:00:00Z',
      false,
      'notification_submitted',
      'notification_submitted',
    ],
    [
      'nis2_progress_report',
      null,
      null,
      null,
      false,
      'early_warning_submitted',
      'early_warning_submitted',
    ],
    ['nis2_end_of_impact_notice', null, null, null, false, 'impact_ended', 'impact_ended'],
  ]);
  expect(further.map(({ notes }) => notes.map(({ key }) => key))).toEqual([
    ['clocks:notes.earliest_start'],
    ['clocks:notes.repeats'],
    ['incident:no_latest'],
  ]);
  expect(further[0]).toMatchObject({
    recipients: ['CERT'],
    sources: [aSource('interim_report')],
    basis: { params: { stage: 'interim_report', value: 5, unit: 'days' } },
  });
});

test('known facts of an incident make further stages exact', () => {
  const times = {
    impactEndedAt: at('2026-02-10T10:00:00Z'),
    handledAt: at('2026-02-20T10:00:00Z'),
  };
  const further = clocks(times, { regime: ACT }).slice(5);
  expect(further.map(summaryOf)).toEqual([
    [
      'nis2_end_of_impact_notice',
      '2026-02-11T10:00:00Z',
      null,
      '2026-02-11T10:00:00Z',
      true,
      'impact_ended',
      'impact_ended',
    ],
    [
      'nis2_final_report_after_handling',
      '2026-02-27T10:00:00Z',
      null,
      '2026-02-27T10:00:00Z',
      true,
      'handled',
      'handled',
    ],
  ]);
});

test('an act of one coded stage leaves the report after the end to the Directive', () => {
  const handledAt = at('2026-04-01T09:00:00Z');
  const duties = (regime: ClockCase['regime']) =>
    clocks({ handledAt }, { regime }).map(({ duty }) => duty);
  expect(duties(aRegime([aStage({})])).slice(3)).toEqual(['nis2_final_report_after_handling']);
  expect(
    duties(aRegime([aStage({}), aStage({ stage: 'incident_notification' })])).slice(3),
  ).toEqual([]);
});

test.each([
  { what: 'days', change: { term: { value: 30, unit: 'working_days' } } },
  { what: 'another start', change: { runsFrom: 'early_warning_submitted' } },
  { what: 'another month', change: { term: { value: 2, unit: 'months' } } },
] as const)('a final report with $what has the term of the act as its basis', ({ change }) => {
  const month = { runsFrom: 'notification_submitted', term: { value: 1, unit: 'months' } } as const;
  const regime = aRegime([aStage({ stage: 'final_report', ...month, ...change })]);
  const final = clocks({}, { regime })[2];
  expect(final?.basis.key).toBe('incident:national.term');
  expect(final?.notes.map(({ key }) => key)).toEqual([
    'clocks:notes.earliest_start',
    'incident:template.source',
  ]);
  expect(final?.later === null).toBe('term' in change && change.term.unit !== 'months');
});

test('a final report as the Directive counts has the basis of the Directive', () => {
  const term = { value: 1, unit: 'months' } as const;
  const runsFrom = 'notification_submitted';
  const regime = aRegime([aStage({ stage: 'final_report', runsFrom, term })]);
  const final = clocks({}, { regime })[2];
  expect(final?.basis).toEqual({ key: 'clocks:basis.notification', params: { months: 1 } });
  expect(final?.notes.map(({ key }) => key)).toContain('incident:national.term');
  expect(final?.later).not.toBeNull();
});
