import { describe, expect, test } from '@jest/globals';
import { countRequests } from '../../../../src/modules/sandbox/domain/licence-steps.js';
import { aLicence, aPlacing, aSimulation } from './a-simulation.js';

describe('requests of the month', () => {
  const count = (used: number, warned: readonly number[], requests: number) =>
    countRequests(
      aSimulation({ usage: { month: '2026-01', used, warned } }),
      requests,
      aPlacing().rules,
    );

  test.each([
    [0, [], 799, []],
    [0, [], 800, [80]],
    [799, [], 1, [80]],
    [800, [80], 149, [80]],
    [800, [80], 150, [80, 95]],
    [0, [], 950, [95]],
    [950, [95], 10, [95]],
  ] as const)('%i used, %j warned, %i more', (used, warned, more, after) => {
    const { usage, events } = count(used, warned, more);
    expect(usage).toEqual({ month: '2026-01', used: used + more, warned: after });
    expect(events).toHaveLength(after.length - warned.length);
  });

  test('a warning has the share, the limit and the key', () => {
    expect(count(790, [], 20).events[0]?.data).toEqual({
      month: '2026-01',
      used: 810,
      per_month: 1_000,
      percent: 80,
      key_id: 'key',
      last4: 'abcd',
    });
  });

  test('a licence without a limit is never warned', () => {
    const simulation = aSimulation({ licence: aLicence({ licence: 'enterprise' }) });
    const { usage, events } = countRequests(simulation, 1_000_000, aPlacing().rules);
    expect(usage.used).toBe(1_000_000);
    expect(events).toEqual([]);
  });
});
