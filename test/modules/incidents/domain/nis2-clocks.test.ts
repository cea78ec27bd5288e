/** Terms of art 23(4) of Directive (EU) 2022/2555 and of an invented act as clocks. */
import { expect, test } from '@jest/globals';
import type {
  Clock,
  ClockCase,
  ClockTimes,
} from '../../../../src/modules/incidents/domain/clock.js';
import { formatInstant } from '../../../../src/modules/incidents/domain/instant.js';
import { nis2Clocks } from '../../../../src/modules/incidents/domain/nis2-clocks.js';
import { aClockCase, aRegime, aSource, aStage, at, DETECTED, KNOWN } from './small-incidents.js';

const PERIOD_END = aSource('3(4)');

const clocks = (
  times: Partial<ClockTimes> = {},
  change: Partial<ClockCase> = {},
  parties: Parameters<typeof aClockCase>[0] = ['nis2_entity'],
) => nis2Clocks(aClockCase(parties, times, change), KNOWN, PERIOD_END);

const instant = (value: Date | null): string | null =>
  value === null ? null : formatInstant(value);

const told = (one: Clock | undefined) =>
  one && [
    ...[one.duty, instant(one.deadline), instant(one.safeBy), instant(one.legalLatest)],
    ...[one.isExact, one.runsFrom, one.anchor],
  ];

test('only entities under the Directive have these terms', () => {
  expect(clocks({}, {}, ['gdpr_controller', 'dora_financial_entity'])).toEqual([]);
});

test('the three stages of the Directive', () => {
  const [warning, notification, final, ...further] = clocks();
  expect(further).toEqual([]);
  expect(warning).toMatchObject({
    ...{ regime: 'nis2', title: { key: 'clocks:titles.early_warning' }, startedAt: DETECTED },
    basis: { key: 'clocks:basis.awareness', params: { hours: 24 } },
    ...{ recipients: [], notes: [], nationalDeadline: null, sources: [aSource('23(4)(a)')] },
  });
  expect(told(warning)).toEqual([
    ...['nis2_early_warning', '2026-01-29T10:00:00Z', null, null, true, 'awareness', 'awareness'],
  ]);
  expect(told(notification)).toEqual([
    ...['nis2_incident_notification', '2026-01-31T10:00:00Z', null, null, true],
    ...['awareness', 'awareness'],
  ]);
  expect(notification).toMatchObject({
    ...{ basis: { params: { hours: 72 } }, sources: [aSource('23(4)(b)')] },
  });
  expect(final).toMatchObject({
    regime: 'nis2',
    ...{ title: { key: 'clocks:titles.final_report' }, startedAt: null, recipients: [] },
    basis: { key: 'clocks:basis.notification', params: { months: 1 } },
    notes: [{ key: 'clocks:notes.earliest_start' }],
    sources: [aSource('23(4)(d)'), PERIOD_END],
  });
  expect(told(final)).toEqual([
    ...['nis2_final_report', '2026-02-27T10:00:00Z', '2026-02-27T10:00:00Z'],
    ...['2026-02-28T10:00:00Z', false, 'notification_submitted', 'notification_submitted'],
  ]);
  expect(instant(final?.later?.at ?? null)).toBe('2026-03-02T23:59:59Z');
});

test('once the notification is submitted the final report is exact', () => {
  const notificationSubmittedAt = at('2026-01-30T08:00:00Z');
  const final = clocks({ notificationSubmittedAt })[2];
  expect(told(final)).toEqual([
    ...['nis2_final_report', '2026-02-28T08:00:00Z', null, '2026-02-28T08:00:00Z', true],
    ...['notification_submitted', 'notification_submitted'],
  ]);
  expect(final).toMatchObject({ startedAt: notificationSubmittedAt, notes: [] });
});

test('trust services notify within 24 hours', () => {
  const notification = clocks({}, {}, ['nis2_trust_service'])[1];
  expect(instant(notification?.deadline ?? null)).toBe('2026-01-29T10:00:00Z');
  expect(notification).toMatchObject({
    ...{ basis: { params: { hours: 24 } }, sources: [aSource('23(4)(b)'), aSource('trust')] },
  });
  const [warning] = clocks({}, {}, ['nis2_trust_service']);
  expect(warning?.sources).toEqual([aSource('23(4)(a)')]);
});

test('an incident that lasts has a report after its end', () => {
  const handledAt = at('2026-04-01T09:00:00Z');
  const further = clocks({ handledAt })[3];
  expect(told(further)).toEqual([
    ...['nis2_final_report_after_handling', '2026-05-01T09:00:00Z', null],
    ...['2026-05-01T09:00:00Z', true, 'handled', 'handled'],
  ]);
  expect(further).toMatchObject({
    regime: 'nis2',
    title: { key: 'incident:stages.final_report_after_handling' },
    basis: {
      key: 'incident:national.term',
      params: { stage: 'final_report_after_handling', value: 1, unit: 'months', anchor: 'handled' },
    },
    ...{ notes: [], recipients: [], startedAt: handledAt, sources: [aSource('ongoing')] },
  });
});

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
    ...{ anchor: 'awareness', recipients: ['CERT'] },
    notes: [{ key: 'incident:national.term' }, { key: 'incident:template.source' }],
  });
  expect(instant(warning?.deadline ?? null)).toBe('2026-01-29T10:00:00Z');
  expect(instant(warning?.nationalDeadline ?? null)).toBe('2026-01-28T22:00:00Z');
  expect(notification).toMatchObject({ anchor: 'finding', runsFrom: 'awareness' });
  expect(instant(notification?.nationalDeadline ?? null)).toBe('2026-01-30T10:00:00Z');
  expect(final).toMatchObject({ anchor: 'restored', runsFrom: 'handled', isExact: false });
});

test('trust services have the anchor and the note of their own stage', () => {
  const notification = clocks({}, { regime: ACT }, ['nis2_trust_service'])[1];
  expect(notification?.anchor).toBe('detection');
  expect(notification?.notes[0]?.params).toMatchObject({ value: 6, anchor: 'detection' });
});

test('further stages of an act are clocks, without an end until their start can be told', () => {
  const further = clocks({}, { regime: ACT }).slice(3);
  expect(further.map(told)).toEqual([
    [
      ...['nis2_interim_report', '2026-02-02T10:00:00Z', '2026-02-02T10:00:00Z'],
      ...['2026-02-05T10:00:00Z', false, 'notification_submitted', 'notification_submitted'],
    ],
    [...['nis2_end_of_impact_notice', null, null, null, false, 'impact_ended', 'impact_ended']],
  ]);
  expect(further.map(({ notes }) => notes.map(({ key }) => key))).toEqual([
    ['clocks:notes.earliest_start'],
    [],
  ]);
  expect(further[0]).toMatchObject({
    ...{ recipients: ['CERT'], sources: [aSource('interim_report')] },
    basis: { params: { stage: 'interim_report', value: 5, unit: 'days' } },
  });
});

test('what is known of an incident makes further stages exact', () => {
  const times = {
    impactEndedAt: at('2026-02-10T10:00:00Z'),
    handledAt: at('2026-02-20T10:00:00Z'),
  };
  const further = clocks(times, { regime: ACT }).slice(4);
  expect(further.map(told)).toEqual([
    [
      ...['nis2_end_of_impact_notice', '2026-02-11T10:00:00Z', null, '2026-02-11T10:00:00Z', true],
      ...['impact_ended', 'impact_ended'],
    ],
    [
      ...['nis2_final_report_after_handling', '2026-02-27T10:00:00Z', null, '2026-02-27T10:00:00Z'],
      ...[true, 'handled', 'handled'],
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
