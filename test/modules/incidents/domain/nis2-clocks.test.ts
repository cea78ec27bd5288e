/** Terms of art 23(4) of Directive (EU) 2022/2555 as clocks. */
import { expect, test } from '@jest/globals';
import { clocks, instant, PERIOD_END, summaryOf } from './nis2-clocks-fixture.js';
import { aSource, at, DETECTED } from './small-incidents.js';

test('only entities under the Directive have these terms', () => {
  expect(clocks({}, {}, ['gdpr_controller', 'dora_financial_entity'])).toEqual([]);
});

test('the three stages of the Directive', () => {
  const [warning, notification, final, ...further] = clocks();
  expect(further).toEqual([]);
  expect(warning).toMatchObject({
    regime: 'nis2',
    title: { key: 'clocks:titles.early_warning' },
    startedAt: DETECTED,
    basis: { key: 'clocks:basis.awareness', params: { hours: 24 } },
    recipients: [],
    notes: [],
    nationalDeadline: null,
    sources: [aSource('23(4)(a)')],
  });
  expect(summaryOf(warning)).toEqual([
    'nis2_early_warning',
    '2026-01-29T10:00:00Z',
    null,
    null,
    true,
    'awareness',
    'awareness',
  ]);
  expect(summaryOf(notification)).toEqual([
    'nis2_incident_notification',
    '2026-01-31T10:00:00Z',
    null,
    null,
    true,
    'awareness',
    'awareness',
  ]);
  expect(notification).toMatchObject({
    basis: { params: { hours: 72 } },
    sources: [aSource('23(4)(b)')],
  });
  expect(final).toMatchObject({
    regime: 'nis2',
    title: { key: 'clocks:titles.final_report' },
    startedAt: null,
    recipients: [],
    basis: { key: 'clocks:basis.notification', params: { months: 1 } },
    notes: [{ key: 'clocks:notes.earliest_start' }],
    sources: [aSource('23(4)(d)'), PERIOD_END],
  });
  expect(summaryOf(final)).toEqual([
    'nis2_final_report',
    '2026-02-27T10:00:00Z',
    '2026-02-27T10:00:00Z',
    '2026-02-28T10:00:00Z',
    false,
    'notification_submitted',
    'notification_submitted',
  ]);
  expect(instant(final?.later?.at ?? null)).toBe('2026-03-02T23:59:59Z');
});

test('once the notification is submitted, the end of the final report is exact', () => {
  const notificationSubmittedAt = at('2026-01-30T08:00:00Z');
  const final = clocks({ notificationSubmittedAt })[2];
  expect(summaryOf(final)).toEqual([
    'nis2_final_report',
    '2026-02-28T08:00:00Z',
    null,
    '2026-02-28T08:00:00Z',
    true,
    'notification_submitted',
    'notification_submitted',
  ]);
  expect(final).toMatchObject({ startedAt: notificationSubmittedAt, notes: [] });
});

test('trust services notify within 24 hours', () => {
  const notification = clocks({}, {}, ['nis2_trust_service'])[1];
  expect(instant(notification?.deadline ?? null)).toBe('2026-01-29T10:00:00Z');
  expect(notification).toMatchObject({
    basis: { params: { hours: 24 } },
    sources: [aSource('23(4)(b)'), aSource('trust')],
  });
  const [warning] = clocks({}, {}, ['nis2_trust_service']);
  expect(warning?.sources).toEqual([aSource('23(4)(a)')]);
});

test('an ongoing incident requires a report after its end', () => {
  const handledAt = at('2026-04-01T09:00:00Z');
  const further = clocks({ handledAt })[3];
  expect(summaryOf(further)).toEqual([
    'nis2_final_report_after_handling',
    '2026-05-01T09:00:00Z',
    null,
    '2026-05-01T09:00:00Z',
    true,
    'handled',
    'handled',
  ]);
  expect(further).toMatchObject({
    regime: 'nis2',
    title: { key: 'incident:stages.final_report_after_handling' },
    basis: {
      key: 'incident:national.term',
      params: { stage: 'final_report_after_handling', value: 1, unit: 'months', anchor: 'handled' },
    },
    notes: [],
    recipients: [],
    startedAt: handledAt,
    sources: [aSource('ongoing')],
  });
});
