/** The term of the final report in its notice, as the Directive counts or as an act does. */
import { expect, test } from '@jest/globals';
import { stageAnswer } from '../../../../src/modules/incidents/domain/stage-answer.js';
import { incidentTemplate } from '../../../../src/modules/incidents/domain/template.js';
import { aCase, aRegime, aStage, at, KNOWN } from './small-incidents.js';

type Change = Partial<Pick<ReturnType<typeof aStage>, 'runsFrom' | 'term'>>;

/** A month from the notification, like the Directive, unless changed. */
const actWith = (change: Change) =>
  aRegime([
    aStage({
      stage: 'final_report',
      runsFrom: 'notification_submitted',
      term: { value: 1, unit: 'months' },
      ...change,
    }),
  ]);

const SUBMITTED = at('2026-01-30T08:00:00Z');

const noticeOf = (change: Change, submittedAt: Date | null) =>
  incidentTemplate('final_report', aCase({ regime: actWith(change), submittedAt }), KNOWN);

const dueOf = (change: Change, submittedAt: Date | null) =>
  noticeOf(change, submittedAt)[2]?.lines.flat() ?? [];

const keysOf = (change: Change, submittedAt: Date | null) =>
  dueOf(change, submittedAt).map(({ key }) => key.replace('incident:', ''));

const OPEN = ['national.term', 'template.due_final_act_open'];

test.each<{ change: Change; open: readonly string[]; submitted: string }>([
  { change: {}, open: ['template.due_final_open'], submitted: 'template.due_final_exact' },
  { change: { term: { value: 2, unit: 'months' } }, open: OPEN, submitted: 'template.due' },
  { change: { term: { value: 1, unit: 'days' } }, open: OPEN, submitted: 'template.due' },
])('an act that differs by $change is due by $open', ({ change, open, submitted }) => {
  expect(keysOf(change, null)).toEqual(open);
  expect(keysOf(change, SUBMITTED).at(-1)).toBe(submitted);
});

test('a month from handling is not the month of the Directive, and stays open after the notification', () => {
  expect(keysOf({ runsFrom: 'handled' }, null)).toEqual(OPEN);
  expect(keysOf({ runsFrom: 'handled' }, SUBMITTED)).toEqual(OPEN);
});

test('the term of an act is due at its end, or by its safe date while its start is unknown', () => {
  const zone = null;
  const change = { term: { value: 2, unit: 'days' } } as const;
  expect(dueOf(change, SUBMITTED)[1]?.params).toEqual({
    deadline: { at: at('2026-02-01T08:00:00Z'), zone },
  });
  expect(dueOf(change, null)[1]?.params).toEqual({
    safe_by: { at: at('2026-01-30T10:00:00Z'), zone },
  });
});

test('the closing states the months of the Directive', () => {
  const closing = noticeOf({}, null)
    .flatMap(({ lines }) => lines.flat())
    .find(({ key }) => key === 'incident:final_report.closing');
  expect(closing?.params).toEqual({ months: 1 });
});

test('an incident notification names the provision of an act with another term', () => {
  const closingOf = (change: Change) =>
    incidentTemplate('incident_notification', aCase({ regime: actWith(change) }), KNOWN)
      .flatMap(({ lines }) => lines.flat())
      .find(({ key }) => /closing/.test(key));
  expect(closingOf({})?.key).toBe('incident:incident_notification.closing');
  expect(closingOf({ term: { value: 30, unit: 'days' } })).toEqual({
    key: 'incident:closing_act',
    params: { act: 'Act', provision: 'final_report', url: 'https://example.org/final_report' },
  });
});

test('earlier law data without that sentence keep the one of the Directive', () => {
  const regime = actWith({ runsFrom: 'impact_ended' });
  const known = { ...KNOWN, actTexts: undefined };
  const lines = incidentTemplate('incident_notification', aCase({ regime }), known).flatMap((one) =>
    one.lines.flat(),
  );
  expect(lines.map(({ key }) => key)).toContain('incident:incident_notification.closing');
  const { finalTerm } = stageAnswer('final_report', aCase({ regime }), known);
  expect(finalTerm?.notes.map(({ key }) => key)).not.toContain('incident:no_latest');
});
