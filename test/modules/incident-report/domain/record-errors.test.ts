import { expect, test } from '@jest/globals';
import { recordErrors } from '../../../../src/modules/incident-report/domain/record-errors.js';
import { REPORT_KINDS } from '../../../../src/modules/incident-report/domain/report-form.js';
import { aForm, anItem } from './a-form.js';

const FORMS = [
  aForm([
    anItem({ members: ['at'], format: { test: 'time' } }),
    anItem({ members: ['kind'], format: { test: 'codes', codes: ['cyber', 'fire'] } }),
    anItem({ members: ['title'] }),
  ]),
  aForm([
    anItem({ members: ['kind'], format: { test: 'codes', codes: ['cyber', 'fire'] } }),
    anItem({ members: ['criteria[].states'], format: { test: 'codes', codes: ['ee', 'fi'] } }),
    anItem({ members: [], format: { test: 'time' } }),
  ]),
];

const unknown = (field: string, expected: string) => ({
  field: `incident.${field}`,
  type: 'enum',
  params: { expected },
});
const UNREADABLE = { field: 'incident.at', type: 'datetime_parsing' };

test.each([
  { record: {}, errors: [] },
  { record: { at: '2026-05-01T12:00:00Z', kind: 'fire', title: 7 }, errors: [] },
  { record: { at: 'yesterday' }, errors: [UNREADABLE] },
  { record: { at: 7 }, errors: [UNREADABLE] },
  { record: { at: ' ' }, errors: [] },
  { record: { kind: 'flood' }, errors: [unknown('kind', 'cyber, fire')] },
  { record: { kind: ['fire', 'flood'] }, errors: [unknown('kind', 'cyber, fire')] },
  { record: { kind: ['fire', 'cyber'] }, errors: [] },
  { record: { kind: [7] }, errors: [unknown('kind', 'cyber, fire')] },
  {
    record: { at: 'x', criteria: [{ states: ['ee'] }, { states: ['us'] }] },
    errors: [UNREADABLE, unknown('criteria.1.states', 'ee, fi')],
  },
])('the record $record has the errors $errors', ({ record, errors }) => {
  expect(recordErrors(FORMS, record, [])).toEqual(errors);
});

test('members that are validated elsewhere are ignored', () => {
  expect(recordErrors(FORMS, { at: 'x', kind: 'y' }, ['at'])).toEqual([
    unknown('kind', 'cyber, fire'),
  ]);
});

test('three regimes have reports', () => {
  expect(REPORT_KINDS).toEqual([
    'nis2_early_warning',
    'nis2_incident_notification',
    'nis2_final_report',
    'gdpr_authority',
    'dora_initial_notification',
    'dora_intermediate_report',
    'dora_final_report',
    'dora_reclassification',
  ]);
});
