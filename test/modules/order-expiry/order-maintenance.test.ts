import { expect, test } from '@jest/globals';
import { OrderMaintenance } from '../../../src/modules/order-expiry/order-maintenance.service.js';

const NOW = new Date('2026-03-20T10:00:00Z');

function openMaintenance(expired: readonly (number | Error)[]) {
  const requested: Date[] = [];
  const problems: string[] = [];
  let drained = 0;
  const answers = [...expired];
  const maintenance = new OrderMaintenance({
    store: {
      expire: (placedBefore) => {
        requested.push(placedBefore);
        const answer = answers.shift() ?? 0;
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      },
    },
    outbox: {
      drain: () => {
        drained += 1;
        return Promise.resolve();
      },
    },
    conservativeNow: () => Promise.resolve(NOW),
    report: (problem) => problems.push(problem),
  });
  return { maintenance, requests: requested, problems, drains: () => drained };
}

test('orders expire in batches until no order older than 14 days is left', async () => {
  const { maintenance, requests: request } = openMaintenance([500, 3]);
  await maintenance.expire();
  expect(request).toHaveLength(3);
  expect(request[0]).toEqual(new Date('2026-03-06T10:00:00Z'));
});

test('a failure is reported and stops no other job', async () => {
  const { maintenance, problems } = openMaintenance([new Error('down')]);
  await maintenance.expire();
  expect(problems).toEqual(['unpaid orders could not be ended']);
  await maintenance.expire();
  expect(problems).toHaveLength(1);
});

test('pending work is done at the start and once more at the end', async () => {
  const { maintenance, requests: batches, drains } = openMaintenance([]);
  maintenance.start();
  await maintenance.close();
  expect(batches).toHaveLength(1);
  expect(drains()).toBe(2);
});
