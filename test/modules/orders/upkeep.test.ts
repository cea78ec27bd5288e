import { expect, test } from '@jest/globals';
import { OrderUpkeep } from '../../../src/modules/order-expiry/order-maintenance.service.js';

const NOW = new Date('2026-03-20T10:00:00Z');

function anUpkeep(expired: readonly (number | Error)[]) {
  const asked: Date[] = [];
  const problems: string[] = [];
  let drained = 0;
  const answers = [...expired];
  const upkeep = new OrderUpkeep({
    store: {
      expire: (placedBefore) => {
        asked.push(placedBefore);
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
    soberNow: () => Promise.resolve(NOW),
    report: (problem) => problems.push(problem),
  });
  return { upkeep, asked, problems, drains: () => drained };
}

test('orders are ended until none is left that is 14 days old', async () => {
  const { upkeep, asked } = anUpkeep([500, 3]);
  await upkeep.expire();
  expect(asked).toHaveLength(3);
  expect(asked[0]).toEqual(new Date('2026-03-06T10:00:00Z'));
});

test('a failure is told and ends nothing else', async () => {
  const { upkeep, problems } = anUpkeep([new Error('down')]);
  await upkeep.expire();
  expect(problems).toEqual(['unpaid orders could not be ended']);
  await upkeep.expire();
  expect(problems).toHaveLength(1);
});

test('what waits is done at the start and once more at the end', async () => {
  const { upkeep, asked, drains } = anUpkeep([]);
  upkeep.start();
  await upkeep.close();
  expect(asked).toHaveLength(1);
  expect(drains()).toBe(2);
});
