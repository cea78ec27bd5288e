import { expect, test } from '@jest/globals';
import { toOpenMetrics } from '../../../src/platform/telemetry/open-metrics.js';

test('counters lose _total in their family, bounds are floating-point numbers, and the end is marked', () => {
  const classic = [
    '# HELP a_total All.',
    '# TYPE a_total counter',
    'a_total{x="1"} 2',
    '',
    '# HELP b Some.',
    '# TYPE b counter',
    'b 1',
    '',
    '# HELP c_seconds Times.',
    '# TYPE c_seconds histogram',
    'c_seconds_bucket{le="1"} 3',
    'c_seconds_bucket{le="0.5"} 1',
    'c_seconds_bucket{le="+Inf"} 3',
    '',
  ];
  expect(toOpenMetrics(classic.join('\n')).split('\n')).toEqual([
    '# HELP a All.',
    '# TYPE a counter',
    'a_total{x="1"} 2',
    '# HELP b Some.',
    '# TYPE b unknown',
    'b 1',
    '# HELP c_seconds Times.',
    '# TYPE c_seconds histogram',
    'c_seconds_bucket{le="1.0"} 3',
    'c_seconds_bucket{le="0.5"} 1',
    'c_seconds_bucket{le="+Inf"} 3',
    '# EOF',
    '',
  ]);
});
