import { expect, test } from '@jest/globals';
import type { InputRecord } from '../../../src/server/bulk/portfolio.ports.js';
import { RowsTogether } from '../../../src/server/bulk/rows-together.js';

const FORM = { list: 'items', columns: ['control', 'status', 'note'], words: ['status'] };

const row = (line: number, id: string, control: string, status = 'Implemented'): InputRecord => ({
  kind: 'value',
  line,
  bytes: line * 10,
  value: { id, framework: 'iso27001', control, status, note: '' },
});
const INVALID = { field: 'line', type: 'csv_line_invalid' };
const unreadable = (line: number): InputRecord => ({
  kind: 'fault',
  line,
  bytes: line * 10,
  detail: INVALID,
});

function gather(records: readonly InputRecord[]) {
  const reader = new RowsTogether(FORM);
  return [...records.flatMap((one) => reader.take(one)), ...reader.end()];
}

test('consecutive rows with one id are one organisation', () => {
  const all = gather([row(2, 'a', 'A.5.1'), row(3, 'a', 'A.5.2'), row(4, 'b', 'A.5.1')]);
  expect(all).toMatchObject([
    {
      line: 2,
      lastLine: 3,
      bytes: 30,
      id: 'a',
      errors: [],
      body: {
        framework: 'iso27001',
        items: [
          { control: 'A.5.1', status: 'implemented' },
          { control: 'A.5.2', status: 'implemented' },
        ],
      },
    },
    { line: 4, lastLine: 4, id: 'b' },
  ]);
});

test('an error of an item is reported with its line in the table', () => {
  const [first] = gather([row(2, 'a', 'A.5.1'), row(3, 'a', 'A.5.2')]);
  expect(first?.inTable?.('items.1.status')).toBe('csv.3.status');
  expect(first?.inTable?.('framework')).toBe('framework');
});

test('an unreadable row is an error of the organisations next to it only', () => {
  const all = gather([
    row(2, 'a', 'A.5.1'),
    unreadable(3),
    row(4, 'b', 'A.5.1'),
    row(5, 'b', 'A.5.2'),
    row(6, 'c', 'A.5.1'),
  ]);
  const fault = [{ field: 'csv.3', type: 'csv_line_invalid' }];
  expect(all.map(({ id, errors }) => ({ id, errors }))).toEqual([
    { id: 'a', errors: fault },
    { id: 'b', errors: fault },
    { id: 'c', errors: [] },
  ]);
});

test('an unreadable row within an organisation is an error of that one only', () => {
  const all = gather([row(2, 'a', 'A.5.1'), unreadable(3), row(4, 'a', 'A.5.2'), row(5, 'b', 'x')]);
  expect(all.map(({ errors: problems }) => problems.length)).toEqual([1, 0]);
});

test('an unreadable row before all others is reported separately, too', () => {
  const all = gather([unreadable(2), row(3, 'a', 'A.5.1')]);
  expect(all.map(({ line, errors: invalid }) => [line, invalid.length])).toEqual([
    [2, 1],
    [3, 1],
  ]);
});

test('an organisation with too many rows is an error and is not kept', () => {
  const [one] = gather(
    Array.from({ length: 3000 }, (_, at) => row(at + 2, 'a', `A.${String(at)}`)),
  );
  expect(one?.errors).toEqual([{ field: 'items', type: 'too_long', params: { max_length: 1000 } }]);
  expect(one?.lastLine).toBe(3001);
});
