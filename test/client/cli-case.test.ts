/** Commands on a case file: created, continued, checked, used for an order. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { ClientShell } from '../support/client-shell.js';

let shell: ClientShell;
beforeAll(async () => {
  shell = await ClientShell.open();
});
afterAll(() => shell.close());
beforeEach(() => {
  shell.renew();
});

const FACTS = { riik: 'ee', organisatsioon: { nimi: 'Näidis OÜ' }, sektor: 'energy' };

async function caseFile(): Promise<string> {
  const facts = await shell.write('facts.json', JSON.stringify(FACTS));
  const out = shell.fileOf('case.json');
  expect(await shell.run('case', 'new', '--facts', facts, '--out', out)).toBe(0);
  return out;
}

test('a case file is created from facts and receipts, and continued', async () => {
  const first = await caseFile();
  await shell.run('scope', '--employees', '60', '--receipt', '--json');
  const receipt = String(Reflect.get(Object(shell.json()), 'receipt'));
  const file = await shell.write('receipt.txt', receipt);
  shell.output = '';
  expect(await shell.run('case', 'new', '--continue', first, '--receipt', file)).toBe(0);
  expect(shell.json()).toMatchObject({ andmed: { ...FACTS, tootajad: 60 }, kviitungid: [receipt] });
});

test('a check lists missing facts; an order without them requires consent', async () => {
  const file = await caseFile();
  shell.output = '';
  expect(await shell.run('case', 'check', file, 'tarneahela_toend')).toBe(8);
  expect(shell.output).toContain('(payload.tootajad)');
  expect(await shell.run('case', 'order', file, 'tarneahela_toend', '--tier', 'R2')).toBe(2);
  expect(shell.notes).toContain('payload.tootajad');
  expect(await shell.run('case', 'order', file, 'tarneahela_toend', '--partial')).toBe(0);
});

test('an altered file is refused; a file of another kind is rejected', async () => {
  const text = await readFile(await caseFile(), 'utf8');
  const forged = await shell.write('forged.json', text.replace('energy', 'health'));
  expect(await shell.run('case', 'check', forged, 'pakett')).toBe(2);
  expect(shell.notes).toContain('payload.toimik');
  const list = await shell.write('list.json', '[]');
  expect(await shell.run('case', 'new', '--facts', list)).toBe(2);
  expect(await shell.run('case', 'new', '--facts', await shell.write('x.json', '{'))).toBe(2);
});
