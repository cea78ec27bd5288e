import { describe, expect, test } from '@jest/globals';
import {
  targetOf,
  type AdvanceOptions,
} from '../../../../src/modules/sandbox/domain/clock-target.js';
import { aLicence, aSimulation, DAY, MONTH_LATER, START } from './a-simulation.js';

describe('how far the clock moves', () => {
  const NOTHING: AdvanceOptions = { seconds: null, until: null, requests: 0, renewal: null };
  const target = (options: Partial<AdvanceOptions>, simulation = aSimulation()) =>
    targetOf(simulation, { ...NOTHING, ...options });

  test.each([
    ['not at all', {}, START],
    ['by seconds', { seconds: 90 }, START + 90_000],
    ['by no second', { seconds: 0 }, START],
    ['to the end of the month', { until: 'month_end' }, Date.parse('2026-02-01T00:00:00Z')],
    ['to the end of the licence', { until: 'licence_end' }, MONTH_LATER],
  ] as const)('%s', (_, options, at) => {
    expect(target(options)).toBe(at);
  });

  test('not back to a licence that has ended', () => {
    const simulation = aSimulation({ licence: aLicence({ until: START - DAY }) });
    expect(target({ until: 'licence_end' }, simulation)).toBe(START);
  });

  test('not by both', () => {
    expect(() => target({ seconds: 0, until: 'month_end' })).toThrow(
      expect.objectContaining({
        code: 'VALIDATION_FAILED',
        details: [{ field: 'until', type: 'value_error' }],
      }),
    );
  });
});
