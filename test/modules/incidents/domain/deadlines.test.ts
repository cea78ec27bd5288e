import { expect, test } from '@jest/globals';
import { addHours, addMonths } from '../../../../src/modules/incidents/domain/calendar.js';
import { deadlines } from '../../../../src/modules/incidents/domain/deadlines.js';
import { plainIncident } from '../../../../src/modules/incidents/domain/stage-end.js';
import { formatInstant } from '../../../../src/modules/incidents/domain/instant.js';

const terms = {
  earlyWarningHours: 24,
  notificationHours: 72,
  trustServiceHours: 24,
  finalReportMonths: 1,
  publishedFinalReportDays: 30,
};

function of(detected: string, submitted: string | null = null) {
  const incident = plainIncident(new Date(detected));
  const notificationSubmittedAt = submitted === null ? null : new Date(submitted);
  const events = { ...incident.events, notificationSubmittedAt };
  return deadlines({ ...incident, events }, terms);
}

test.each([
  {
    detected: '2026-01-28T10:00:00Z',
    warning: '2026-01-29T10:00:00Z',
    notification: '2026-01-31T10:00:00Z',
    legalLatest: '2026-02-28T10:00:00Z',
    deadline: '2026-02-27T10:00:00Z',
  },
  {
    detected: '2026-03-01T08:30:00Z',
    warning: '2026-03-02T08:30:00Z',
    notification: '2026-03-04T08:30:00Z',
    legalLatest: '2026-04-04T08:30:00Z',
    deadline: '2026-03-31T08:30:00Z',
  },
  {
    detected: '2026-05-28T23:15:00Z',
    warning: '2026-05-29T23:15:00Z',
    notification: '2026-05-31T23:15:00Z',
    legalLatest: '2026-06-30T23:15:00Z',
    deadline: '2026-06-27T23:15:00Z',
  },
  {
    detected: '2028-01-27T00:00:00Z',
    warning: '2028-01-28T00:00:00Z',
    notification: '2028-01-30T00:00:00Z',
    legalLatest: '2028-02-29T00:00:00Z',
    deadline: '2028-02-26T00:00:00Z',
  },
])('an incident detected at $detected has the deadlines of the reference', (row) => {
  const { earlyWarning, notification, trustServiceNotification, finalReport } = of(row.detected);
  expect(formatInstant(earlyWarning)).toBe(row.warning);
  expect(formatInstant(notification)).toBe(row.notification);
  expect(formatInstant(trustServiceNotification)).toBe(row.warning);
  expect(formatInstant(finalReport.deadline)).toBe(row.deadline);
  expect(finalReport.legalLatest?.toISOString().replace('.000', '')).toBe(row.legalLatest);
  expect(finalReport.isExact).toBe(false);
});

test.each([
  ['2026-01-28T10:00:00Z', '2026-02-27T10:00:00Z'],
  ['2026-01-29T10:00:00Z', '2026-02-28T10:00:00Z'],
  ['2026-01-30T10:00:00Z', '2026-02-28T10:00:00Z'],
  ['2026-01-31T10:00:00Z', '2026-02-28T10:00:00Z'],
  ['2026-02-28T10:00:00Z', '2026-03-28T10:00:00Z'],
  ['2026-03-01T10:00:00Z', '2026-03-31T10:00:00Z'],
  ['2026-04-10T10:00:00Z', '2026-05-10T10:00:00Z'],
  ['2028-01-31T10:00:00Z', '2028-02-29T10:00:00Z'],
])('detected at %s, the safe date is %s', (detected, safeBy) => {
  expect(formatInstant(of(detected).finalReport.safeBy)).toBe(safeBy);
});

test('the month runs from the actual submission of the notification if known', () => {
  const { finalReport } = of('2026-01-30T10:00:00Z', '2026-01-30T22:00:00Z');
  expect(finalReport.legalLatest?.toISOString().replace('.000', '')).toBe('2026-02-28T22:00:00Z');
  expect(formatInstant(finalReport.safeBy)).toBe('2026-02-28T10:00:00Z');
  expect(formatInstant(finalReport.deadline)).toBe('2026-03-01T10:00:00Z');
  expect(finalReport.isExact).toBe(true);
});

test('with a known submission the safe date is never later than the term of law, to the second', () => {
  const { finalReport } = of('2026-01-30T10:00:00Z', '2026-01-31T09:00:00Z');
  expect(finalReport.legalLatest?.toISOString().replace('.000', '')).toBe('2026-02-28T09:00:00Z');
  expect(formatInstant(finalReport.safeBy)).toBe('2026-02-28T09:00:00Z');
});

/** Every sixth hour of four years, including a leap year. */
const detections = Array.from({ length: 4 * 365 * 4 }, (_, step) =>
  addHours(new Date('2026-01-01T00:00:00Z'), step * 6),
);
const dayOf = (at: Date): string => formatInstant(at).slice(0, 10);

test('the safe date falls on no later day than the term of law, whenever the notification is submitted', () => {
  const late = detections.filter((detected) => {
    const { safeBy } = deadlines(plainIncident(detected), terms).finalReport;
    const submissions = Array.from({ length: 13 }, (_, step) => addHours(detected, step * 6));
    return submissions.some((submitted) => dayOf(safeBy) > dayOf(addMonths(submitted, 1)));
  });
  expect(late).toEqual([]);
});

test('thirty days can be later than the term of law only after a detection from 29 January to the end of February', () => {
  const late = detections.filter((detected) => {
    const { deadline } = deadlines(plainIncident(detected), terms).finalReport;
    return dayOf(deadline) > dayOf(addMonths(detected, 1));
  });
  const days = late.map((detected) => dayOf(detected).slice(5));
  expect(days).not.toEqual([]);
  expect(days.filter((day) => !/^(01-(29|30|31)|02-\d\d)$/.test(day))).toEqual([]);
});
