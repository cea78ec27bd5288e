import { expect, test } from '@jest/globals';
import { isLinearizable, type Call } from './linearizable.js';
import { COUNTER } from './limits.js';
import { LINEAGE } from './keys.js';
import { ORDER, type OrderOperation } from './orders.js';

type OrderCall = Call<OrderOperation, never>;

const call = <Operation, Result>(
  operation: Operation,
  result: Result | null,
  [beganAt, endedAt]: readonly [number, number | null],
): Call<Operation, Result> => ({ operation, result, beganAt, endedAt });

const SETTLE = { kind: 'settle', event: '1' } as const;
const OTHER = { kind: 'settle', event: '2' } as const;
const READ = { kind: 'read' } as const;
const CANCEL = { kind: 'cancel' } as const;

test('a read during a payment may see the order before or after it', () => {
  for (const seen of ['state open', 'state paid'] as const) {
    const calls = [call(SETTLE, 'fulfilled' as const, [1, 4]), call(READ, seen, [2, 3])];
    expect(isLinearizable(ORDER, calls)).toBe(true);
  }
});

test('a read after a payment must see the payment', () => {
  const calls = [
    call(SETTLE, 'fulfilled' as const, [1, 2]),
    call(READ, 'state open' as const, [3, 4]),
  ];
  expect(isLinearizable(ORDER, calls)).toBe(false);
});

test('two events cannot both fulfil an order, nor one event twice', () => {
  const both = [
    call(SETTLE, 'fulfilled' as const, [1, 3]),
    call(OTHER, 'fulfilled' as const, [2, 4]),
  ];
  expect(isLinearizable(ORDER, both)).toBe(false);
  const twice = [
    call(SETTLE, 'fulfilled' as const, [1, 3]),
    call(SETTLE, 'fulfilled' as const, [2, 4]),
  ];
  expect(isLinearizable(ORDER, twice)).toBe(false);
});

test('a call of unknown outcome may have taken effect, later or not at all', () => {
  const unknown: OrderCall = call(CANCEL, null, [1, null]);
  for (const seen of ['state open', 'state cancelled'] as const) {
    expect(isLinearizable(ORDER, [unknown, call(READ, seen, [5, 6])])).toBe(true);
  }
  const undone = [
    unknown,
    call(READ, 'state cancelled' as const, [5, 6]),
    call(READ, 'state open' as const, [7, 8]),
  ];
  expect(isLinearizable(ORDER, undone)).toBe(false);
});

test('a counter that admits one too many, or returns a number twice, is found', () => {
  const admitted = (used: number, at: number) =>
    call('consume' as const, `admitted ${used}` as const, [at, at + 1]);
  const five = [1, 2, 3, 4, 5].map((used) => admitted(used, used * 2));
  expect(
    isLinearizable(COUNTER, [...five, call('consume' as const, 'refused' as const, [20, 21])]),
  ).toBe(true);
  expect(isLinearizable(COUNTER, [...five, admitted(6, 20)])).toBe(false);
  expect(isLinearizable(COUNTER, [admitted(1, 1), admitted(1, 2)])).toBe(false);
});

test('a key has one successor, and a revoked key stays revoked', () => {
  const rotate = { kind: 'rotate', at: 0 } as const;
  const twice = [
    call(rotate, 'rotated' as const, [1, 3]),
    call(rotate, 'rotated' as const, [2, 4]),
  ];
  expect(isLinearizable(LINEAGE, twice)).toBe(false);
  const revoked = call({ kind: 'revoke', at: 0 } as const, 'revoked' as const, [1, 2]);
  const list = { kind: 'list' } as const;
  expect(isLinearizable(LINEAGE, [revoked, call(list, 'list blocked' as const, [3, 4])])).toBe(
    true,
  );
  expect(isLinearizable(LINEAGE, [revoked, call(list, 'list active' as const, [3, 4])])).toBe(
    false,
  );
});
