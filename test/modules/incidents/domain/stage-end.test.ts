/** Ends of single stages by the event that they run from, known or not. */
import { expect, test } from '@jest/globals';
import { formatInstant } from '../../../../src/modules/incidents/domain/instant.js';
import type {
  Anchor,
  StageTerm,
} from '../../../../src/modules/incidents/domain/national-schedule.js';
import {
  plainIncident,
  stageEnd,
  type IncidentEvents,
} from '../../../../src/modules/incidents/domain/stage-end.js';
import { aRegime, aStage, at, DETECTED, KNOWN } from './small-incidents.js';

const PLAIN = plainIncident(DETECTED);

type Given = Readonly<{
  events?: Partial<IncidentEvents>;
  term?: StageTerm;
  regime?: ReturnType<typeof aRegime>;
  isTrustService?: boolean;
}>;

function end(runsFrom: Anchor, { events, term, regime, isTrustService }: Given = {}) {
  const incident = {
    ...PLAIN,
    events: { ...PLAIN.events, ...events },
    regime: regime ?? null,
    isTrustService: isTrustService ?? false,
  };
  const rule = { runsFrom, term: term ?? { value: 10, unit: 'hours' } };
  const { deadline, safeBy, latest, isExact, startedAt } = stageEnd(rule, incident, KNOWN.terms);
  return [deadline, safeBy, latest, startedAt]
    .map((instant) => (instant === null ? '-' : formatInstant(instant).slice(5, 16)))
    .concat(isExact ? 'exact' : 'open')
    .join(' ');
}

const EXACT = '01-28T20:00 01-28T20:00 01-28T20:00 01-28T10:00 exact';

test.each(['awareness', 'detection', 'establishment', 'finding', 'unstated'] as const)(
  'a term from %s runs from awareness',
  (anchor) => {
    expect(end(anchor)).toBe(EXACT);
  },
);

test.each([
  { anchor: 'early_warning_submitted', is: '01-28T20:00 01-28T20:00 01-29T20:00 - open' },
  { anchor: 'notification_submitted', is: '01-28T20:00 01-28T20:00 01-31T20:00 - open' },
  { anchor: 'impact_ended', is: '01-28T20:00 01-28T20:00 - - open' },
  { anchor: 'end_notice_submitted', is: '01-28T20:00 01-28T20:00 - - open' },
  { anchor: 'handled', is: '01-28T20:00 01-28T20:00 - - open' },
] as const)('a term from an unknown $anchor ends $is', ({ anchor, is }) => {
  expect(end(anchor)).toBe(is);
});

const LATER = at('2026-02-10T12:00:00Z');
const KNOWN_START = '02-10T22:00 02-10T22:00 02-10T22:00 02-10T12:00 exact';

test.each([
  { anchor: 'early_warning_submitted', events: { warningSubmittedAt: LATER } },
  { anchor: 'notification_submitted', events: { notificationSubmittedAt: LATER } },
  { anchor: 'impact_ended', events: { impactEndedAt: LATER } },
  { anchor: 'end_notice_submitted', events: { endNoticeSubmittedAt: LATER } },
  { anchor: 'handled', events: { handledAt: LATER } },
] as const)('a term from a known $anchor is exact', ({ anchor, events }) => {
  expect(end(anchor, { events })).toBe(KNOWN_START);
});

test('the notification is not due before the early warning, and is due sooner for trust services', () => {
  const events = { warningSubmittedAt: at('2026-01-28T15:00:00Z') };
  expect(end('notification_submitted', { events })).toBe(
    '01-29T01:00 01-29T01:00 01-31T20:00 - open',
  );
  expect(end('notification_submitted', { isTrustService: true })).toBe(
    '01-28T20:00 01-28T20:00 01-29T20:00 - open',
  );
  const late = { warningSubmittedAt: at('2026-02-20T15:00:00Z') };
  expect(end('notification_submitted', { events: late })).toBe(
    '02-21T01:00 02-21T01:00 02-21T01:00 - open',
  );
});

test('an early warning has the hours of the act, if the act counts hours', () => {
  const hours = aRegime([aStage({ term: { value: 6, unit: 'hours' } })]);
  expect(end('early_warning_submitted', { regime: hours })).toBe(
    '01-28T20:00 01-28T20:00 01-29T02:00 - open',
  );
  const days = aRegime([aStage({ term: { value: 6, unit: 'days' } })]);
  expect(end('early_warning_submitted', { regime: days })).toBe(
    '01-28T20:00 01-28T20:00 01-29T20:00 - open',
  );
});

test('a notification has the hours of the act, for trust services those of its own stage', () => {
  const own = aRegime([
    aStage({ stage: 'incident_notification', term: { value: 48, unit: 'hours' } }),
    aStage({ stage: 'trust_service_notification', term: { value: 6, unit: 'hours' } }),
  ]);
  expect(end('notification_submitted', { regime: own })).toBe(
    '01-28T20:00 01-28T20:00 01-30T20:00 - open',
  );
  expect(end('notification_submitted', { regime: own, isTrustService: true })).toBe(
    '01-28T20:00 01-28T20:00 01-29T02:00 - open',
  );
});

test('a notice of the end is due within its hours after the end of the impact', () => {
  const events = { impactEndedAt: at('2026-02-01T10:00:00Z') };
  const endNotice = aStage({ stage: 'end_of_impact_notice', term: { value: 12, unit: 'hours' } });
  const regime = aRegime([endNotice]);
  expect(end('end_notice_submitted', { events, regime })).toBe(
    '02-01T20:00 02-01T20:00 02-02T08:00 - open',
  );
  expect(end('end_notice_submitted', { events })).toBe(
    '02-01T20:00 02-01T20:00 02-01T20:00 - open',
  );
});

test.each([
  { term: { value: 2, unit: 'days' }, ends: '01-30T10:00' },
  { term: { value: 2, unit: 'hours' }, ends: '01-28T12:00' },
  { term: { value: 1, unit: 'months' }, ends: '02-28T10:00' },
  { term: { value: 3, unit: 'working_days' }, ends: '02-02T10:00' },
] as const)('$term.value $term.unit end at $ends', ({ term, ends }) => {
  expect(end('awareness', { term }).slice(0, 11)).toBe(ends);
});
