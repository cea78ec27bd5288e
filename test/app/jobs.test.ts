/** Background work starts in order, and a shutdown during start waits for it. */
import { expect, test } from '@jest/globals';
import { beginWork } from '../../src/app/jobs.js';

function aFixture() {
  const reported: string[] = [];
  const admissionControl = Promise.withResolvers<undefined>();
  const partOf = (name: string) => ({
    start: () => void reported.push(`${name} starts`),
    close: () => Promise.resolve(void reported.push(`${name} ends`)),
  });
  const worker = {
    start: () => admissionControl.promise.then(() => void reported.push('worker starts')),
    close: () => Promise.resolve(void reported.push('worker ends')),
  };
  return {
    reported,
    admissionControl,
    work: beginWork(worker, [partOf('one'), partOf('two')]),
  };
}

test('scheduled jobs start after the worker, and end before it', async () => {
  const { reported: reports, admissionControl, work } = aFixture();
  expect(reports).toEqual([]);
  admissionControl.resolve(undefined);
  await work.begun;
  expect(reports).toEqual(['worker starts', 'one starts', 'two starts']);
  await work.close();
  expect(reports.slice(3)).toEqual(['one ends', 'two ends', 'worker ends']);
});

test('a shutdown during start waits until the start is complete', async () => {
  const { reported, admissionControl, work } = aFixture();
  const closed = work.close();
  admissionControl.resolve(undefined);
  await closed;
  expect(reported.slice(0, 3)).toEqual(['worker starts', 'one starts', 'two starts']);
  expect(reported.at(-1)).toBe('worker ends');
});

test('a failed start is reported, and can still be closed', async () => {
  const { reported, admissionControl, work } = aFixture();
  admissionControl.reject(new Error('no database'));
  await expect(work.begun).rejects.toThrow('no database');
  await work.close();
  expect(reported).toEqual(['one ends', 'two ends', 'worker ends']);
});
