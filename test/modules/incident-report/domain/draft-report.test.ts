import { expect, test } from '@jest/globals';
import { draftReport } from '../../../../src/modules/incident-report/domain/draft-report.js';
import type { IncidentRecord } from '../../../../src/modules/incident-report/domain/record-values.js';
import type { ReportItem } from '../../../../src/modules/incident-report/domain/report-form.js';
import { aForm, anItem } from './a-form.js';

const draft = (item: Partial<ReportItem>, record: IncidentRecord) =>
  draftReport(aForm([anItem(item)]), record);

/** Result of the report for the item: its values, and whether it is missing or undecided. */
function state(item: Partial<ReportItem>, record: IncidentRecord) {
  const { contents, missing, undecided } = draft(item, record);
  const values = contents.flatMap((one) => one.values);
  return [values, missing.length > 0, undecided.length > 0];
}

const LIST = { members: ['clients[].name'] };
const CLIENTS = { clients: [{ name: 'One' }, { name: '' }] };

test.each([
  { item: {}, record: { name: 'x' }, is: [['x'], false, false] },
  { item: {}, record: {}, is: [[], true, false] },
  { item: { need: 'optional' }, record: {}, is: [[], false, false] },
  { item: { need: 'conditional' }, record: {}, is: [[], false, true] },
  { item: { need: 'conditional' }, record: { name: 'x' }, is: [['x'], false, false] },
  { item: LIST, record: CLIENTS, is: [['One'], true, false] },
  { item: { ...LIST, isOnce: true }, record: CLIENTS, is: [['One'], false, false] },
  { item: { ...LIST, isOnce: true }, record: { clients: [{}, {}] }, is: [[], true, false] },
  { item: LIST, record: { clients: [] }, is: [[], true, false] },
  { item: { members: ['name', 'code'] }, record: { code: 'c' }, is: [['c'], false, false] },
  {
    item: { members: ['name', 'code'] },
    record: { name: 'x', code: 'c' },
    is: [['x', 'c'], false, false],
  },
  { item: { members: ['name', 'code'] }, record: { code: '' }, is: [[], true, false] },
  { item: { members: [] }, record: { name: 'x' }, is: [[], true, false] },
] as const)('an item $item of $record: values, missing, undecided: $is', (row) => {
  expect(state(row.item, row.record)).toEqual(row.is);
});

const WHEN = { need: 'conditional', when: { member: 'kind', is: ['cyber'] } } as const;

test.each([
  { record: { kind: 'cyber' }, is: [[], true, false] },
  { record: { kind: 'fire' }, is: [[], false, false] },
  { record: { kind: 'cyber', name: 'x' }, is: [['x'], false, false] },
])('an item required for a cyber attack in $record: $is', ({ record, is }) => {
  expect(state(WHEN, record)).toEqual(is);
});

const FILE = { schema: 'IR-1.2.1', submission: 'initial_notification', hasImpact: false };

function fileOf(item: Partial<ReportItem>, record: IncidentRecord) {
  const { file, missing, undecided } = draftReport(aForm([anItem(item)], FILE), record);
  return [file === null, missing.map(({ isSchema }) => isSchema), undecided.length];
}

test.each([
  { what: 'required by law', item: {}, record: {}, is: [false, [false], 0] },
  {
    what: 'required by the schema',
    item: { schema: { when: null } },
    record: {},
    is: [true, [true], 0],
  },
  { what: 'given', item: { schema: { when: null } }, record: { name: 'x' }, is: [false, [], 0] },
  {
    what: 'conditional by law, required by the schema',
    item: { need: 'conditional', schema: { when: null } },
    record: {},
    is: [true, [true], 0],
  },
  {
    what: 'optional by law, required by the schema under a condition that holds',
    item: { need: 'optional', schema: { when: WHEN.when } },
    record: { kind: 'cyber' },
    is: [true, [true], 0],
  },
  {
    what: 'required by the schema under a condition that does not hold',
    item: { need: 'optional', schema: { when: WHEN.when } },
    record: { kind: 'fire' },
    is: [false, [], 0],
  },
] as const)('without an item that is $what: no file, schema, undecided: $is', (row) => {
  expect(fileOf(row.item, row.record)).toEqual(row.is);
});

test('a report without an electronic form has no file', () => {
  const { file, form } = draft({}, { name: 'x' });
  expect(file).toBeNull();
  expect(form.kind).toBe('dora_initial_notification');
});

test('an item without a value is no content of the report', () => {
  expect(draft({}, {}).contents).toStrictEqual([]);
});

test('one entry of another member is enough', () => {
  expect(state({ members: ['name', 'clients[].name'] }, CLIENTS)).toEqual([['One'], false, false]);
});

test('an optional item is not missing, whatever its condition', () => {
  expect(state({ ...WHEN, need: 'optional' }, { kind: 'cyber' })).toEqual([[], false, false]);
});

test('an item for several clients is required from the second on', () => {
  const several = { need: 'conditional', when: { several: 'clients' } } as const;
  expect(state(several, { clients: [{}] })[1]).toBe(false);
  expect(state(several, { clients: [{}, {}] })[1]).toBe(true);
});
