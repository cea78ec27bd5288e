/** Work that begins behind the doors: in its order, and an end in the middle of its beginning waits for it. */
import { expect, test } from '@jest/globals';
import { beginWork } from '../../src/app/jobs.js';

function aHouse() {
  const told: string[] = [];
  const gate = Promise.withResolvers<undefined>();
  const partOf = (name: string) => ({
    start: () => void told.push(`${name} starts`),
    close: () => Promise.resolve(void told.push(`${name} ends`)),
  });
  const worker = {
    start: () => gate.promise.then(() => void told.push('worker starts')),
    close: () => Promise.resolve(void told.push('worker ends')),
  };
  return { told, gate, work: beginWork(worker, [partOf('one'), partOf('two')]) };
}

test('chores begin when the worker has, and end before it', async () => {
  const { told, gate, work } = aHouse();
  expect(told).toEqual([]);
  gate.resolve(undefined);
  await work.begun;
  expect(told).toEqual(['worker starts', 'one starts', 'two starts']);
  await work.close();
  expect(told.slice(3)).toEqual(['one ends', 'two ends', 'worker ends']);
});

test('an end that comes meanwhile lets the beginning finish first', async () => {
  const { told, gate, work } = aHouse();
  const closed = work.close();
  gate.resolve(undefined);
  await closed;
  expect(told.slice(0, 3)).toEqual(['worker starts', 'one starts', 'two starts']);
  expect(told.at(-1)).toBe('worker ends');
});

test('what could not begin is told, and can be closed all the same', async () => {
  const { told, gate, work } = aHouse();
  gate.reject(new Error('no database'));
  await expect(work.begun).rejects.toThrow('no database');
  await work.close();
  expect(told).toEqual(['one ends', 'two ends', 'worker ends']);
});
