/** The term of the final report in its notice, as the Directive counts or as an act does. */
import { expect, test } from '@jest/globals';
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
