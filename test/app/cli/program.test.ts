import { beforeEach, expect, test } from '@jest/globals';
import { makeProgram, type Keys } from '../../../src/app/cli/program.js';
import { notFound } from '../../../src/shared/errors.js';
import type { KeyEntry } from '../../../src/modules/api-keys/keys.ports.js';
import type { KeyOptions } from '../../../src/modules/api-keys/key-maker.service.js';

const ID = '00000000-0000-4000-8000-000000000000';
const ENTRY: KeyEntry = {
  keyId: ID,
  accountId: ID,
  accountName: 'Konto',
  mode: 'live',
  role: 'client',
  tier: null,
  overrides: { perMinute: 5, perMonth: null },
  name: null,
  last4: 'wxyz',
  createdAt: new Date('2026-03-01T10:00:00Z'),
  blockedAt: null,
};

let output = '';
let notes = '';
let calls: KeyOptions[] = [];
let blocked: string[] = [];

beforeEach(() => {
  [output, notes, calls, blocked] = ['', '', [], []];
});

const keys: Keys = {
  create: (options) => {
    calls.push(options);
    return Promise.resolve({ keyId: ID, text: 'nis2_live_secret' });
  },
  list: () => Promise.resolve([ENTRY]),
  block: (keyId) => {
    blocked.push(keyId);
    return keyId === ID ? Promise.resolve() : Promise.reject(notFound());
  },
};

const run = (line: string): Promise<unknown> =>
  makeProgram((work) => work(keys), {
    output: (text) => (output += text),
    note: (text) => (notes += text),
  }).parseAsync(line.split(' '), { from: 'user' });

test('create prints only the key to standard output', async () => {
  await run(
    'keys create --role grc_platform --mode live --tier enterprise --per-minute 9 --name Klient',
  );
  expect(output).toBe('nis2_live_secret\n');
  expect(notes).toContain(ID);
  expect(calls).toEqual([
    {
      mode: 'live',
      role: 'grc_platform',
      tier: 'enterprise',
      overrides: { perMinute: 9, perMonth: null },
      name: 'Klient',
    },
  ]);
});

test('create prints key and id as JSON', async () => {
  await run('keys create --role client --json');
  expect(JSON.parse(output)).toEqual({ key: 'nis2_live_secret', keyId: ID });
});

test.each([
  'keys create',
  'keys create --role boss',
  'keys create --role client --mode dev',
  'keys create --role client --tier gold',
  'keys create --role client --per-minute 0',
  'keys create --role client --per-month 1.5',
  'keys create --role client --name x',
  'keys create --role client extra',
  'keys block nonsense',
  'keys burn',
])('"%s" is refused before anything is opened', async (line) => {
  await expect(run(line)).rejects.toMatchObject({ exitCode: 1 });
  expect(notes).toContain('error:');
  expect([...calls, ...blocked]).toEqual([]);
});

test('list shows only the end of a key', async () => {
  await run('keys list');
  const [head, row] = output.split('\n');
  expect(head).toMatch(/^ID +KEY +ROLE +TIER +LIMITS +CREATED +STATE +NAME$/);
  expect(row).toMatch(
    /nis2_live_…wxyz +client +by licence +5\/min -\/month +2026-03-01 +active +Konto/,
  );
});

test('list prints a JSON array', async () => {
  await run('keys list --json');
  expect(JSON.parse(output)).toMatchObject([{ keyId: ID, last4: 'wxyz' }]);
});

test('block passes on the id, and errors of the service', async () => {
  await run(`keys block ${ID.toUpperCase()}`);
  expect(blocked).toEqual([ID]);
  await expect(run('keys block 11111111-1111-4111-8111-111111111111')).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
