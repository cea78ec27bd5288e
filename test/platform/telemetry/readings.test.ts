/** Gauges are read at the time of the scrape. */
import { expect, test } from '@jest/globals';
import { openMetrics } from '../../../src/platform/telemetry/metrics.js';

test('gauges with a common query run it once, and report current values', async () => {
  let requested = 0;
  const queue = { waiting: 1, retrying: 2, givenUp: 3, oldestSeconds: 4, lateSeconds: 5 };
  const metrics = openMetrics({
    version: '1',
    kbVersion: 'kb',
    components: () => Promise.resolve({}),
    jobs: () =>
      Promise.resolve({ counts: { failed: 1 }, oldestSeconds: (requested += 1), late: 7 }),
    vatReviews: () => Promise.resolve({ open: requested, oldestSeconds: 0 }),
    queues: () => Promise.resolve({ mail: { ...queue, oldestSeconds: requested } }),
    quarantine: () => Promise.resolve([{ reason: 'unusable', open: requested, all: 3 }]),
  });
  const first = (await metrics.write('classic')).text;
  expect(first).toContain('nis2_oldest_job_seconds 1\n');
  expect(first).toContain('nis2_queue_oldest_seconds{queue="mail"} 1\n');
  expect(first).toContain('nis2_paid_orders_late 7\n');
  const second = (await metrics.write('classic')).text;
  expect(second).toContain('nis2_oldest_job_seconds 2\n');
  expect(second).toContain('nis2_queue_oldest_seconds{queue="mail"} 2\n');
  expect(second).toContain('nis2_queue_late_seconds{queue="mail"} 5\n');
  expect(second).toContain('nis2_quarantined_payments{reason="unusable"} 2\n');
  expect(second).toContain('nis2_quarantined_payments{reason="wrong_amount"} 0\n');
  expect(second).toContain('nis2_quarantined_payments_total{reason="unusable"} 3\n');
  metrics.close();
});
