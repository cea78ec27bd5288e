import { beforeEach, expect, test } from '@jest/globals';
import { makeProgram } from '../../../src/app/cli/program.js';
import type { OperatorKeyOptions } from '../../../src/modules/api-keys/operator-keys.service.js';

const ID = '00000000-0000-4000-8000-000000000000';
const TEXT = 'nis2_operator_text';

let output = '';
let notes = '';
let calls: OperatorKeyOptions[] = [];
let blocked: string[] = [];

beforeEach(() => {
  [output, notes, calls, blocked] = ['', '', [], []];
});

const keys = {
  create: (options: OperatorKeyOptions) => {
    calls.push(options);
    return Promise.resolve({ keyId: ID, text: TEXT });
  },
  list: () =>
    Promise.resolve([
      {
        keyId: ID,
        name: 'Night shift',
        last4: 'abcd',
        createdAt: new Date('2026-03-01T10:00:00Z'),
        expiresAt: new Date('2026-05-30T10:00:00Z'),
        usedAt: null,
        blockedAt: new Date('2026-03-02T10:00:00Z'),
      },
    ]),
  block: (keyId: string) => {
    blocked.push(keyId);
    return Promise.resolve();
  },
};

const run = (...words: string[]): Promise<unknown> =>
  makeProgram(
    () => Promise.reject(new Error('keys of organisations are not asked for')),
    { output: (text) => (output += text), note: (text) => (notes += text) },
    { withOperators: (work) => work(keys) },
  ).parseAsync(['operators', ...words], { from: 'user' });

test('create prints the key once, and its expiry', async () => {
  await run('create', '--name', ' Night shift ', '--days', '7');
  expect(calls).toEqual([{ name: 'Night shift', days: 7 }]);
  expect(output).toBe(`${TEXT}\n`);
  expect(notes).toContain('7 days');
});

test('a key expires after 90 days by default, and requires a name', async () => {
  await run('create', '--name', 'Night shift', '--json');
  expect(calls).toEqual([{ name: 'Night shift', days: 90 }]);
  expect(JSON.parse(output)).toEqual({ key: TEXT, keyId: ID });
  await expect(run('create')).rejects.toThrow('--name');
});

test.each(['0', '366', 'x', '1.5'])('%s days are refused', async (days) => {
  await expect(run('create', '--name', 'Night shift', '--days', days)).rejects.toThrow('1 to 365');
});

test('list shows only the public parts of a key', async () => {
  await run('list');
  expect(output).toContain(`${ID}  nis2_operator_…abcd  2026-03-01  2026-05-30  -`);
  expect(output).toContain('blocked');
});

test('block requires an id', async () => {
  await run('block', ID);
  expect(blocked).toEqual([ID]);
  await expect(run('block', 'nonsense')).rejects.toThrow();
});
