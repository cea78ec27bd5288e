/** Client commands on files, tables, receipts and webhooks. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { ClientShell } from '../support/client-shell.js';
import { openReceiver } from '../support/webhook-receiver.js';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

let shell: ClientShell;
beforeAll(async () => {
  shell = await ClientShell.open();
});
afterAll(() => shell.close());
beforeEach(() => {
  shell.renew();
});

test('the wizard reads its answers from a file, in both languages', async () => {
  const words = ['yes', 'partial', 'no', 'jah'];
  const keys = Array.from('abcdefghij').flatMap((letter) => [`${letter}1`, `${letter}2`]);
  const answers = Object.fromEntries(keys.map((name, at) => [name, words[at % 4]]));
  const file = await shell.write('answers.json', JSON.stringify(answers));
  expect(await shell.run('wizard', '--answers', file, '--json')).toBe(0);
  expect(shell.json()).toMatchObject({ koondskoor: 25, max_skoor: 40 });
  const short = await shell.write('short.json', JSON.stringify({ a1: 'yes' }));
  expect(await shell.run('wizard', '--answers', short)).toBe(2);
  expect(shell.notes).toContain('vastused.a2');
});

test('a group is answered entity by entity, and a file of lines with one answer each', async () => {
  const group = {
    uksused: [
      { id: 'A', tootajad: 40, kaive_meur: 8, bilanss_meur: 8, sektor: 'energy_electricity' },
      { id: 'B', tootajad: 40, kaive_meur: 9, bilanss_meur: 9 },
    ],
    osalused: [{ omanik: 'B', uksus: 'A', kapital_protsent: 30 }],
  };
  const file = await shell.write('group.json', JSON.stringify(group));
  expect(await shell.run('group', file)).toBe(0);
  expect(shell.output).toContain('A  important  (partner, alone out of scope, national act -)');
  expect(shell.output).toMatch(/^B +30 % +40 +9 +9$/m);
  expect(shell.output).toContain('? Without B (30 %): out of scope.');
  shell.renew();
  const lines = await shell.write('groups.ndjson', `${JSON.stringify(group)}\n{"uksused":[]}\n`);
  const reform = ['--reform', 'nis2-com-2026-13'];
  expect(await shell.run('group', lines, '--lines', ...reform)).toBe(8);
  const [first, second] = shell.output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  expect(first).toMatchObject({ line: 1, data: { reform: { is_law: false } }, faults: null });
  expect(second).toMatchObject({ line: 2, data: null, faults: [{ field: 'uksused' }] });
  expect(await shell.run('group', await shell.write('bad.json', '[1'))).toBe(2);
});

test('remaining gaps are listed for a table of implemented controls', async () => {
  const file = await shell.write(
    'held.csv',
    'control,status\nA.5.24,implemented\nA.5.26,planned\n',
  );
  expect(await shell.run('delta', file)).toBe(0);
  expect(shell.output).toMatch(/MEASURE +STANDING/);
});

test('a table is returned with its answers in its order; invalid rows state why, and the others are answered', async () => {
  const rows = [
    'A,120,energy_electricity,20',
    'B,x,,',
    'C,9,nosuch,',
    'D,300,energy_electricity,90',
  ];
  const file = await shell.write('in.csv', `nimi,tootajad,sektor,kaive_meur\n${rows.join('\n')}\n`);
  const out = shell.fileOf('out.csv');
  expect(await shell.run('portfolio', file, '--out', out)).toBe(8);
  const lines = (await readFile(out, 'utf8')).trim().split('\n');
  expect(lines[0]).toBe(
    'nimi,tootajad,sektor,kaive_meur,klassifikatsioon,suurus,annex,pohjendused,kb_versioon,viga',
  );
  expect(lines[1]).toMatch(/^A,120,energy_electricity,20,important,keskmine,I,.*kb_[^,]*,$/);
  expect(lines[2]).toMatch(/^B,x,,,,,,,,tootajad: “x” is not a number$/);
  expect(lines[3]).toMatch(/^C,9,nosuch,.*sektor: /);
  expect(lines[4]).toMatch(/^D,.*essential/);
  expect(await shell.run('portfolio', file, '--json')).toBe(8);
  expect(
    shell.output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toHaveLength(4);
});

test('a table of many rows keeps its order, and takes few requests', async () => {
  const rows = Array.from({ length: 1_200 }, (_, at) => `${at},${at}`);
  const file = await shell.write('many.csv', `id,tootajad\n${rows.join('\n')}\n`);
  expect(await shell.run('portfolio', file)).toBe(0);
  const ids = shell.output
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => Number(line.split(',')[0]));
  expect(ids).toEqual(rows.map((_, at) => at));
  const usage = await fetch(`${shell.service.url}/v1/billing/summary`, {
    headers: { 'x-api-key': shell.key },
  });
  expect(
    Number(usage.headers.get('x-ratelimit-limit')) -
      Number(usage.headers.get('x-ratelimit-remaining')),
  ).toBeLessThan(60);
});

test('a receipt is verified with the published keys; a changed one is invalid', async () => {
  await shell.run('scope', '--employees', '9', '--receipt', '--json');
  const receipt = String(Reflect.get(Object(shell.json()), 'receipt'));
  const file = await shell.write('receipt.txt', receipt);
  shell.output = '';
  expect(await shell.run('receipt', 'verify', file)).toBe(0);
  expect(shell.json()).toMatchObject({ operation: 'scoping', result: {} });
  const forged = await shell.write('forged.txt', receipt.replace(/.{9}$/, 'AAAAAAAAA'));
  expect(await shell.run('receipt', 'verify', forged)).toBe(8);
  expect(
    await shell.run('receipt', 'verify', file, '--jwks', await shell.write('no.json', '{}')),
  ).toBe(2);
});

test('a receiver is tested with signed samples; it prints valid ones and refuses the others', async () => {
  const listening = shell.run(
    'webhooks',
    'listen',
    '--secret',
    SECRET,
    '--port',
    '0',
    '--count',
    '1',
    '--json',
  );
  while (!shell.notes.includes('listening'))
    await new Promise((resolve) => setTimeout(resolve, 10));
  const address = /http:\S+/.exec(shell.notes)?.[0] ?? '';
  const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
  expect(await shell.run('webhooks', 'trigger', address, '--secret', other)).toBe(8);
  expect(await shell.run('webhooks', 'trigger', address, '--secret', SECRET)).toBe(0);
  expect(await listening).toBe(0);
  expect(shell.output).toMatch(/"type":"order\.released"/);
});

test('an endpoint is created, listed, replayed to and deleted', async () => {
  shell.key = shell.service.keys.live.client;
  const receiver = await openReceiver();
  await shell.run('webhooks', 'create', receiver.url, '--type', 'order.created');
  const [secret, id = ''] = shell.output.trim().split('\n');
  expect(secret).toMatch(/^whsec_/);
  await shell.run('order', 'place', 'hooldus');
  await receiver.count(1);
  shell.output = '';
  await shell.run('webhooks', 'deliveries', id, '--json');
  const [delivery] = shell.json() as { event_id: string }[];
  expect(await shell.run('webhooks', 'replay', id, delivery?.event_id ?? '')).toBe(0);
  await receiver.count(2);
  expect(await shell.run('webhooks', 'delete', id)).toBe(0);
  await receiver.close();
});
