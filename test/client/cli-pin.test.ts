/** `lock` and `check`: answers of organisations pinned in a repository. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { FOUNDING_VERSION } from '../../src/server/rest/openapi/request-examples.js';
import { bundleOffline } from '../../tools/offline/build.js';
import { ClientShell } from '../support/client-shell.js';

const FACTS = {
  organisations: {
    'Energy OÜ': { employees: 120, sector: 'energy_electricity', country: 'ee' },
    'Café SARL': { tootajad: 9 },
  },
};

type Lock = {
  law: string;
  organisations: Record<string, { facts: object; answer: Record<string, unknown> }>;
};

let shell: ClientShell;
let facts: string;
let lock: string;

beforeAll(async () => {
  await bundleOffline(path.join(PROJECT_ROOT, 'dist/offline/main.js'));
  shell = await ClientShell.open();
  facts = await shell.write('nis2.json', JSON.stringify(FACTS));
  lock = shell.fileOf('nis2.lock.json');
});
afterAll(() => shell.close());
beforeEach(async () => {
  shell.renew();
  expect(await shell.run('lock', facts, '--lock', lock)).toBe(0);
  shell.renew();
});

const read = async () => JSON.parse(await readFile(lock, 'utf8')) as Lock; // written by the command

/** The answer of an earlier law. */
async function rewrite(change: (lock: Lock) => void): Promise<void> {
  const held = await read();
  change(held);
  await shell.write('nis2.lock.json', JSON.stringify(held));
}

const energy = ({ organisations }: Lock) => organisations['Energy OÜ']?.answer ?? {};

test('the lock contains the law version, the facts by wire names, and the answer with its rules', async () => {
  const { law, organisations } = await read();
  expect(law).toMatch(/^kb_/);
  expect(organisations['Energy OÜ']).toEqual({
    facts: { riik: 'ee', sektor: 'energy_electricity', tootajad: 120 },
    answer: {
      class: 'important',
      size_class: 'medium',
      annex: 'I',
      national_class: 'important',
      national_act: 'KüTS',
      national_provisions: ['§ 3 lg 4 p 8'],
      rules: ['annex_i_medium', 'medium_listed', 'sector', 'size_medium'],
    },
  });
  expect(organisations['Café SARL']?.answer).toMatchObject({
    class: 'out_of_scope',
    national_class: null,
  });
});

test('the same facts give the same file, and the check passes', async () => {
  const before = await readFile(lock, 'utf8');
  expect(await shell.run('lock', facts, '--lock', lock)).toBe(0);
  expect(await readFile(lock, 'utf8')).toBe(before);
  shell.renew();
  expect([await shell.run('check', facts, '--lock', lock), shell.notes]).toEqual([0, '']);
  expect(shell.output).toMatch(/^law kb_[\w-]+\n2 organisations, 0 moved\n$/);
});

test('a changed answer ends with 8, and names the organisation, the members, the rules and the law', async () => {
  await rewrite((held) => {
    held.law = FOUNDING_VERSION;
    Object.assign(energy(held), { national_class: 'essential', rules: ['old_rule', 'sector'] });
  });
  expect(await shell.run('check', facts, '--lock', lock, '--annotations')).toBe(8);
  expect(shell.output).toContain(`law ${FOUNDING_VERSION} -> kb_`);
  expect(shell.output).toContain(
    'Energy OÜ: another answer\n  national_class: essential -> important',
  );
  expect(shell.output).toContain('  applies now: medium_listed');
  expect(shell.output).toContain('  no longer applies: old_rule');
  expect(shell.output).toMatch(/\n {2}\d{4}-\d\d-\d\d {2}\S.*\n {4}https:/);
  expect(shell.output).toMatch(
    /^::error file=\S+nis2\.lock\.json,title=NIS2::Energy OÜ: national_class/m,
  );
  expect(shell.output).not.toContain('Café SARL');
});

test('the same answer by other rules is a change, too', async () => {
  await rewrite((held) => {
    energy(held)['rules'] = ['sector'];
  });
  expect(await shell.run('check', facts, '--lock', lock, '--json')).toBe(8);
  expect(shell.json()).toMatchObject({
    organisations: 2,
    moved: [
      {
        name: 'Energy OÜ',
        differences: [],
        rules_added: ['annex_i_medium', 'medium_listed', 'size_medium'],
      },
    ],
    facts_changed: [],
  });
});

test('a new law with the same answers is reported and passes', async () => {
  await rewrite((held) => {
    held.law = FOUNDING_VERSION;
  });
  expect(await shell.run('check', facts, '--lock', lock, '--annotations')).toBe(0);
  expect(shell.output).toMatch(/^::notice file=.*no answer moved$/m);
});

test('facts that differ from the lock are named, and are not reported as changed law', async () => {
  const other = {
    ...FACTS.organisations,
    'Energy OÜ': { employees: 400 },
    'New AS': { employees: 9 },
  };
  const changed = await shell.write('other.json', JSON.stringify({ organisations: other }));
  expect(await shell.run('check', changed, '--lock', lock, '--json')).toBe(8);
  expect(shell.json()).toMatchObject({ moved: [], facts_changed: ['Energy OÜ', 'New AS'] });
});

test('without the service, the answers are the same', async () => {
  const online = await read();
  const folder = shell.fileOf('law');
  expect(await shell.run('kb', 'download', folder)).toBe(0);
  const offline = ['--offline', folder, '--url', 'http://127.0.0.1:2'];
  expect(await shell.run('check', facts, '--lock', lock, ...offline)).toBe(0);
  expect(await shell.run('lock', facts, '--lock', lock, ...offline)).toBe(0);
  expect(await read()).toEqual(online);
});

test.each([
  ['no JSON', '{', /nis2-bad\.json is not JSON/],
  ['no organisations', '{"organisations":{}}', /has no organisations/],
  ['another form', '[]', /expected object/],
  ['an unknown fact', '{"organisations":{"A":{"staff":1}}}', /A: staff is not a fact of scoping/],
  [
    'an invalid fact',
    '{"organisations":{"A":{"employees":-1}}}',
    /A: [\s\S]*employees \(tootajad\)/,
  ],
  ['no headcount', '{"organisations":{"A":{}}}', /A: [\s\S]*employees \(tootajad\)/],
])('%s ends with 2 and a message', async (_what, text, message) => {
  const bad = await shell.write('nis2-bad.json', text);
  expect(await shell.run('lock', bad, '--lock', shell.fileOf('never.json'))).toBe(2);
  expect(shell.notes).toMatch(message);
});

test('a missing file ends with 2', async () => {
  expect(await shell.run('check', facts, '--lock', shell.fileOf('missing.json'))).toBe(2);
  expect(shell.notes).toContain('missing.json cannot be read');
});
