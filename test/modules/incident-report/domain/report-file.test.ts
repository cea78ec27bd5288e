import { expect, test } from '@jest/globals';
import { dueFile } from '../../../../src/modules/incident-report/domain/report-file.js';
import type { IncidentRecord } from '../../../../src/modules/incident-report/domain/record-values.js';
import type { ReportItem } from '../../../../src/modules/incident-report/domain/report-form.js';
import { aForm, anItem } from './a-form.js';

const FILE = { schema: 'IR-1.2.1', submission: 'initial_notification', hasImpact: false };

const fileOf = (items: readonly Partial<ReportItem>[], record: IncidentRecord, file = FILE) =>
  dueFile(aForm(items.map(anItem), file), record);

const SUBMISSION = { incidentSubmission: 'initial_notification' };

test('without a form there is no file; with a form it names the submission', () => {
  expect(dueFile(aForm([]), {})).toBeNull();
  expect(fileOf([], {})).toEqual(SUBMISSION);
});

test('parts required by the schema are present even if empty', () => {
  expect(fileOf([], {}, { ...FILE, hasImpact: true })).toEqual({
    ...SUBMISSION,
    impactAssessment: { affectedAssets: {}, serviceImpact: {} },
  });
  const item = { files: ['impactAssessment.affectedAssets.count'], members: ['count'] };
  expect(fileOf([item], { count: 0 }, { ...FILE, hasImpact: true })).toEqual({
    ...SUBMISSION,
    impactAssessment: { affectedAssets: { count: 0 }, serviceImpact: {} },
  });
});

test.each([
  { value: 'x', file: { incident: { title: 'x' } } },
  { value: false, file: { incident: { title: false } } },
  { value: ['a', 'b'], file: { incident: { title: ['a', 'b'] } } },
  { value: ' ', file: {} },
  { value: [], file: {} },
])('the value $value is written as $file', ({ value, file }) => {
  const item = { members: ['title'], files: ['incident.title'] };
  expect(fileOf([item], { title: value })).toEqual({ ...SUBMISSION, ...file });
});

test('members of one object are grouped, and one item may fill several places', () => {
  const items = [
    { members: ['title'], files: ['incident.title'] },
    { members: ['code', 'name'], files: ['incident.code', 'name'] },
    { members: ['code'], files: ['incident.code', 'nowhere'] },
  ];
  expect(fileOf(items, { title: 'x', code: 'c', name: 'n' })).toEqual({
    ...SUBMISSION,
    incident: { title: 'x', code: 'c' },
    name: 'n',
  });
});

test('each item of a list has its own place', () => {
  const items = [
    { members: ['clients[].name'], files: ['clients[].name'] },
    { members: ['clients[].code'], files: ['clients[].code'] },
  ];
  const clients = [{ name: 'a', code: 1 }, { name: 'b' }, { code: 3 }];
  expect(fileOf(items, { clients })).toEqual({ ...SUBMISSION, clients });
});

test('an item without values is an empty object', () => {
  const item = { members: ['clients[].name'], files: ['affectedEntity[].name'] };
  const clients = [{}, { name: 'x' }];
  expect(JSON.stringify(fileOf([item], { clients })?.['affectedEntity'])).toBe(
    '[{},{"entityType":"AFFECTED_ENTITY","name":"x"}]',
  );
});

test.each([
  ['submittingEntity', 'submittingEntity.name', 'SUBMITTING_ENTITY'],
  [
    'ultimateParentUndertaking',
    'ultimateParentUndertaking.name',
    'ULTIMATE_PARENT_UNDERTAKING_ENTITY',
  ],
])('the entity %s states its kind', (part, place, entityType) => {
  const item = { members: ['name'], files: [place] };
  expect(fileOf([item], { name: 'x' })).toEqual({
    ...SUBMISSION,
    [part]: { entityType, name: 'x' },
  });
  expect(fileOf([item], {})).toEqual(SUBMISSION);
});

test('each affected entity states its kind', () => {
  const item = { members: ['entities[].name'], files: ['affectedEntity[].name'] };
  const entityType = 'AFFECTED_ENTITY';
  expect(fileOf([item], { entities: [{ name: 'a' }, { name: 'b' }] })).toEqual({
    ...SUBMISSION,
    affectedEntity: [
      { entityType, name: 'a' },
      { entityType, name: 'b' },
    ],
  });
});

test.each([
  { value: '2026-05-01T12:00:00+03:00', test: 'time', written: '2026-05-01T09:00:00Z' },
  { value: 'no time', test: 'time', written: 'no time' },
  { value: 7, test: 'time', written: 7 },
  { value: '2026-05-01T12:00:00+03:00', test: 'codes', written: '2026-05-01T12:00:00+03:00' },
] as const)('$value of the format $test is written $written', ({ value, test: kind, written }) => {
  const format = kind === 'time' ? ({ test: 'time' } as const) : { test: kind, codes: [value] };
  const item = { members: ['at'], files: ['at'], format };
  expect(fileOf([item], { at: value })).toEqual({ ...SUBMISSION, at: written });
});
