import { expect, test } from '@jest/globals';
import {
  columnsOf,
  headerErrors,
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

test('an empty row is skipped, and the apostrophe of a spreadsheet is not part of the value', () => {
  expect(read({ control: '', status: '' })).toBeNull();
  expect(read({ control: "'-A", status: 'planned' })).toMatchObject({ id: '-A' });
});

test('white space around a value is not part of it, nor is an apostrophe within it', () => {
  expect(read({ control: " A'-1 ", status: ' planned ' })).toEqual({
    row: 7,
    id: "A'-1",
    state: 'planned',
    word: 'planned',
    note: null,
    uuid: null,
  });
});

test('a problem names the column of the table, or the preferred name if it has none', () => {
  const missing = { row: 7, type: 'value_missing', value: '' };
  expect(read({ control: 'A.5.1' })).toEqual({ ...missing, column: 'status' });
  expect(read({ status: 'planned' })).toEqual({ ...missing, column: 'control' });
  expect(read({ ref: '', status: 'planned' })).toEqual({ ...missing, column: 'ref' });
});

test('a table has the columns that it names, by their preferred names', () => {
  expect(columnsOf(['id', 'ref', 'remarks'])).toStrictEqual({ control: 'ref', note: 'remarks' });
});

test('a header without a control or a state column is reported', () => {
  const type = 'column_missing';
  const names = (text: string) => ({ params: { names: expect.stringContaining(text) as unknown } });
  expect(headerErrors(columnsOf(['name']))).toEqual([
    { field: 'csv.1.control', type, ...names('control, ref_id') },
    { field: 'csv.1.status', type, ...names('applicable') },
  ]);
  expect(headerErrors(columnsOf(['ref_id']))).toMatchObject([{ field: 'csv.1.status' }]);
  expect(headerErrors(columnsOf(['ref_id', 'applicable']))).toEqual([]);
  expect(headerErrors(columnsOf(['ref_id', 'status']))).toEqual([]);
});
