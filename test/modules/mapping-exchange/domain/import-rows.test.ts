import { expect, test } from '@jest/globals';
import {
  columnsOf,
  headerProblems,
  isAudit,
  readRow,
} from '../../../../src/modules/mapping-exchange/domain/import-rows.js';

const read = (cells: Readonly<Record<string, string>>) =>
  readRow({ row: 7, cells }, columnsOf(Object.keys(cells)));

test('a statement of applicability: control, applicability, status, justification', () => {
  const cells = { control: 'A.5.1', applicable: 'yes', status: 'Implemented', justification: 'x' };
  expect(read(cells)).toEqual({
    row: 7,
    id: 'A.5.1',
    state: 'implemented',
    word: 'Implemented',
    note: 'x',
    uuid: null,
  });
  expect(read({ ...cells, applicable: 'No' })).toMatchObject({ state: 'excluded' });
  expect(read({ reference: 'A.5.1', applicable: 'not applicable' })).toMatchObject({
    state: 'excluded',
  });
});

test('an audit of CISO Assistant: headings have no result', () => {
  const cells = { urn: 'urn:a:b:c:d:a.5', ref_id: 'A.5', compliance_result: '', observations: '' };
  expect(isAudit(columnsOf(Object.keys(cells)))).toBe(true);
  expect(read(cells)).toBeNull();
  const row = { ...cells, ref_id: 'A.5.1', compliance_result: 'partially_compliant' };
  expect(read(row)).toMatchObject({ id: 'A.5.1', state: 'partial', note: null });
});

test.each([
  [{ control: 'A.5.1', status: '' }, 'status', 'value_missing', ''],
  [{ control: '', status: 'planned' }, 'control', 'value_missing', ''],
  [{ control: 'A.5.1', status: 'maybe' }, 'status', 'state_unknown', 'maybe'],
  [{ id: 'A.5.1', implemented: 'soon' }, 'implemented', 'state_unknown', 'soon'],
])('row 7 of %j has a problem in %s: %s', (cells, column, type, value) => {
  expect(read(cells)).toEqual({ row: 7, column, type, value });
});

test('an empty row is none, and the apostrophe of a spreadsheet is not part of the value', () => {
  expect(read({ control: '', status: '' })).toBeNull();
  expect(read({ control: "'-A", status: 'planned' })).toMatchObject({ id: '-A' });
});

test('a header without a control or a state is named', () => {
  expect(headerProblems(columnsOf(['name'])).map(({ column }) => column)).toEqual([
    'control',
    'status',
  ]);
  expect(headerProblems(columnsOf(['ref_id', 'applicable']))).toEqual([]);
});
