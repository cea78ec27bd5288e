import { beforeEach, expect, test } from '@jest/globals';
import { NoSuch } from '../../../src/client/cli/exit-codes.js';
import { makeProgram } from '../../../src/app/cli/program.js';
import type { PendingGeneration } from '../../../src/modules/documents/document-queue.repository.js';

const ID = '00000000-0000-4000-8000-000000000000';
const PENDING: PendingGeneration = {
  orderId: ID,
  serviceKey: 'pakett',
  paidAt: new Date('2026-03-01T10:00:00Z'),
  state: 'retrying',
  attempts: 3,
  maxAttempts: 25,
  nextAt: new Date('2026-03-01T10:01:00Z'),
  lastError: 'first line\nsecond line',
};

let output = '';
let notes = '';
const retried: string[] = [];

beforeEach(() => {
  [output, notes] = ['', ''];
  retried.length = 0;
});

const jobs = {
  pending: () => Promise.resolve([PENDING]),
  retry: (orderId: string) => {
    retried.push(orderId);
    return Promise.resolve(orderId === ID);
  },
};

const run = (line: string): Promise<unknown> =>
  makeProgram(
    () => Promise.reject(new Error('keys are not asked for')),
    { output: (text) => (output += text), note: (text) => (notes += text) },
    { withJobs: (work) => work(jobs) },
  ).parseAsync(line.split(' '), { from: 'user' });

test('list shows waiting orders, their waiting time, and the errors', async () => {
  await run('jobs list');
  expect(output).toContain(`${ID}  pakett   2026-03-01T10:00  retrying  3/25`);
  expect(output).toContain('first line\n');
});

test('list prints everything as JSON', async () => {
  await run('jobs list --json');
  expect(JSON.parse(output)).toEqual([JSON.parse(JSON.stringify(PENDING))]);
});

test('retry restarts one order', async () => {
  await run(`jobs retry ${ID}`);
  expect(retried).toEqual([ID]);
  expect(notes).toContain(ID);
});

test('retry of an order that is not waiting fails', async () => {
  await expect(run(`jobs retry ${ID.replace('4000', '4001')}`)).rejects.toThrow(NoSuch);
  await expect(run('jobs retry nonsense')).rejects.toThrow();
});
