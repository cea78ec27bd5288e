/** Output and exit codes of the client commands. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { ClientShell } from '../support/client-shell.js';
import { makeKey } from '../support/test-service.js';

const DEMO = 'sandbox-demo-order-001';

let shell: ClientShell;
beforeAll(async () => {
  shell = await ClientShell.open();
});
afterAll(() => shell.close());
beforeEach(() => {
  shell.renew();
});

test.each([
  {
    line: 'scope --employees 120 --sector energy_electricity --country ee',
    answers: /^important {2}\(medium, annex I\)[\s\S]*eur-lex/,
  },
  {
    line: 'scope --employees 400 --turnover 90 --balance 80 --sector digital_infrastructure --special-case trust_service_provider --country ee',
    answers: /^important[\s\S]*KüTS: § 3 lg 4 p 7[\s\S]*Directive \(EU\) 2022\/2555: essential/,
  },
  { line: 'questions --country ee', answers: /--entity-type ee_family_doctor/ },
  {
    line: 'significance --entity-type cloud_computing --fact limited_availability_minutes=90 users_affected=60000 users_total=1000000',
    answers: /^significant {2}[\s\S]*fulfilled {2}7\.b/,
  },
  { line: 'map', answers: /KEY +ARTICLE[\s\S]*j +art 21\(2\)\(j\)/ },
  {
    line: 'map b --language de',
    answers: /^art 21\(2\)\(b\) {2}Bewältigung[\s\S]*iso27001 {2}A\.5\.24/,
  },
  {
    line: 'incident --detected-at 2026-03-01T10:00:00Z',
    answers: /early_warning {2}until 2026-03-02T10:00:00Z/,
  },
  {
    line: 'deadlines --detected-at 2026-03-01T10:00:00Z --role nis2_entity gdpr_controller',
    answers: /gdpr {2}2026-03-04T10:00:00Z/,
  },
  {
    line: 'deadlines --detected-at 2026-03-01T10:00:00Z --role nis2_entity --ics',
    answers: /^BEGIN:VCALENDAR/,
  },
  { line: 'order services', answers: /hooldus/ },
  { line: `order read ${DEMO}`, answers: /released[\s\S]*download/ },
  { line: 'order list', answers: /ORDER +SERVICE/ },
  { line: `watch ${DEMO}`, answers: /4\/4 {2}released\n$/ },
  { line: 'kb changes', answers: /^20\d\d-\d\d-\d\d {2}kb_/ },
  { line: 'keys list', answers: /^ID +KEY/ },
  { line: 'webhooks list', answers: /^ENDPOINT/ },
])('"$line" prints text for people', async ({ line, answers }) => {
  expect([await shell.run(...line.split(' ')), shell.notes]).toEqual([0, '']);
  expect(shell.output).toMatch(answers);
});

test.each([
  { line: 'scope --employees 9', has: { klassifikatsioon: 'valjas' } },
  { line: 'map a', has: { voti: 'a' } },
  { line: 'order place pakett', has: { order_id: DEMO } },
  { line: 'incident --detected-at 2026-03-01T10:00:00Z', has: { phases: [{}, {}, {}] } },
  { line: `watch ${DEMO}`, has: { olek: 'vabastatud' } },
  {
    line: 'signup --name Example --email you@example.com --role client',
    has: { litsents: 'professional' },
  },
])('"$line --json" prints JSON', async ({ line, has }) => {
  expect(await shell.run(...line.split(' '), '--json')).toBe(0);
  expect(shell.json()).toMatchObject(has);
});

test.each([
  { language: 'en', line: 'scope --employees 9', starts: 'out of scope  (micro, annex -)' },
  {
    language: 'de',
    line: 'scope --employees 9',
    starts: 'außerhalb des Anwendungsbereichs  (Kleinst',
  },
  { language: 'et', line: `order read ${DEMO}`, starts: `${DEMO}  pakett  valmis` },
  { language: 'fr', line: 'keys list', starts: 'ID' },
])('"$line" prints words in $language', async ({ language, line, starts }) => {
  expect(await shell.run(...line.split(' '), '--language', language)).toBe(0);
  expect(shell.output.slice(0, starts.length)).toBe(starts);
});

test('an error names the field in English and by its wire name', async () => {
  expect(await shell.run('scope', '--employees', '-1')).toBe(2);
  expect(shell.notes).toContain('employees (tootajad): ');
});

test.each([
  { line: 'scope', code: 2 },
  { line: 'scope --employees many', code: 2 },
  { line: 'scope --employees -1', code: 2 },
  { line: 'nonsense', code: 2 },
  { line: 'wizard', code: 2 },
  { line: 'significance --entity-type other --fact users', code: 2 },
  { line: 'order read nobody', code: 4 },
  { line: 'watch nobody', code: 4 },
  { line: 'map nosuchmeasure', code: 4 },
  { line: '--help', code: 0 },
])('"$line" ends with $code', async ({ line, code }) => {
  expect(await shell.run(...line.split(' '))).toBe(code);
});

test('an invalid key and an address without the service have separate codes', async () => {
  shell.key = 'x';
  expect(await shell.run('keys', 'list')).toBe(3);
  expect(shell.notes).toMatch(/UNAUTHORIZED[\s\S]*request [0-9a-f-]{36}/);
  expect(await shell.run('map', '--url', 'http://127.0.0.1:2')).toBe(7);
});

test('a used idempotency key and an exhausted quota have separate codes', async () => {
  shell.key = await makeKey(shell.service.operator, 'client', 'live', {
    perMinute: null,
    perMonth: 1,
  });
  const order = ['order', 'place', 'hooldus', '--idempotency-key', 'k'];
  expect(await shell.run(...order)).toBe(0);
  expect(await shell.run(...order, '--country', 'lv')).toBe(5);
  expect(await shell.run('scope', '--employees', '9')).toBe(0);
  expect(await shell.run('scope', '--employees', '9')).toBe(6);
  expect(shell.notes).toMatch(/again in \d+ seconds/);
});

const program = (...words: string[]) =>
  promisify(execFile)(
    process.execPath,
    [path.join(PROJECT_ROOT, 'dist/src/client/cli/main.js'), ...words],
    { env: { ...process.env, NIS2_URL: shell.service.url, NIS2_KEY: shell.key, FORCE_COLOR: '' } },
  );

test('as a process it reads address and key from the environment and prints no colours into a pipe', async () => {
  const { stdout } = await program('scope', '--employees', '9');
  expect(stdout).toMatch(/^out of scope/);
  expect(stdout).not.toContain('\u001b[');
});

test('shells get completions', async () => {
  expect((await program('completion', 'bash')).stdout).toContain('nis2 complete');
  expect((await program('complete', '--', 'wi')).stdout).toContain('wizard');
});
