/** Process commands: their output, and their effect on a real database. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { exitCodeOf } from '../../../src/client/cli/exit-codes.js';
import { examine, type Finding } from '../../../src/app/cli/doctor.js';
import { openProcessCommands } from '../../../src/app/cli/process-commands.js';
import { makeProgram } from '../../../src/app/cli/program.js';
import { loadConfig } from '../../../src/config/env.js';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const UNREACHABLE = 'redis://127.0.0.1:2';

const configure = (more: Record<string, string> = {}) =>
  loadConfig({ DATABASE_URL: database.url, ...more });

const stateOf = (findings: readonly Finding[], part: Finding['part']) =>
  findings.find((finding) => finding.part === part)?.state;

test('the doctor reports nothing if everything is healthy', async () => {
  const findings = await examine(() => configure());
  expect(findings.map(({ part }) => part)).toEqual([
    'config',
    'database',
    'clock',
    'redis',
    'mail',
    'kb',
  ]);
  expect(findings.filter(({ state }) => state === 'failed')).toEqual([]);
});

test('the doctor names each component that does not answer', async () => {
  const more = { REDIS_URL: UNREACHABLE, SMTP_URL: 'smtp://127.0.0.1:2' };
  const findings = await examine(() => configure(more));
  expect([stateOf(findings, 'redis'), stateOf(findings, 'mail')]).toEqual(['failed', 'failed']);
  const lost = await examine(() => configure({ DATABASE_URL: 'postgres://u@127.0.0.1:2/x' }));
  expect(stateOf(lost, 'database')).toBe('failed');
});

test('the doctor detects missing migrations', async () => {
  await database.orm.em.execute(
    'delete from mikro_orm_migrations where id = (select max(id) from mikro_orm_migrations)',
  );
  expect(stateOf(await examine(() => configure()), 'database')).toBe('warning');
});

test('the doctor reports an unreadable configuration, and nothing else', async () => {
  const findings = await examine(() => configure({ PORT: 'x' }));
  expect(findings).toMatchObject([{ part: 'config', state: 'failed' }]);
});

test.each([
  { state: 'ok', code: null },
  { state: 'failed', code: 1 },
] as const)('a $state finding ends the command with $code', async ({ state, code }) => {
  let output = '';
  const terminal = { output: (text: string) => (output += text), note: () => undefined };
  const commands = {
    serve: () => Promise.resolve(),
    work: () => Promise.resolve(),
    migrate: () => Promise.resolve([]),
    examine: () => Promise.resolve([{ part: 'kb', state, note: 'n' } as const]),
  };
  const program = makeProgram(() => Promise.reject(new Error('unused')), terminal, { commands });
  const failure = await program
    .parseAsync(['doctor', '--json'], { from: 'user' })
    .then(() => null)
    .catch((thrown: unknown) => thrown);
  expect(exitCodeOf(failure)).toBe(code);
  expect(JSON.parse(output)).toEqual([{ part: 'kb', state, note: 'n' }]);
});

test('migrating an up-to-date database applies nothing', async () => {
  const fresh = await openTestDatabase();
  const commands = openProcessCommands(() => loadConfig({ DATABASE_URL: fresh.url }));
  expect(await commands.migrate()).toEqual([]);
  await fresh.close();
});
