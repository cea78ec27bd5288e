/** The package on its oldest supported Node.js: first example, lists, sockets, webhooks, CLI. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openClientFixture, type ClientFixture } from '../support/installed-client.js';
import { OLD_NODE, OLD_NODE_NOTE } from '../support/old-node.js';
import type { TestService } from '../support/test-service.js';

const LONG_MS = 120_000;
const onOldNode = OLD_NODE === undefined ? test.skip : test;

let commands: ClientFixture;
let service: TestService;
let folder: string;
let home: string;

beforeAll(async () => {
  commands = await openClientFixture();
  ({ service, folder, home } = commands);
}, LONG_MS);
afterAll(() => commands.close());

async function run(...words: string[]): Promise<string> {
  const env = {
    PATH: process.env['PATH'],
    NIS2_URL: service.url,
    NIS2_KEY: service.keys.test.lawyer_firm,
  };
  return (await promisify(execFile)(OLD_NODE ?? '', words, { env, cwd: folder })).stdout;
}

const EXAMPLE = `
import { createRequire } from 'node:module';
import { collect, Nis2Client, verifyWebhook, isServiceError } from 'nis2-compliance-client';
const { NIS2_URL: url, NIS2_KEY: key } = process.env;
// The package brings its own: Node.js 20 has no sockets.
const { WebSocket } = createRequire(import.meta.resolve('nis2-compliance-client'))('ws');
const nis2 = new Nis2Client({ url, key, WebSocket });
console.log(process.version.split('.')[0]);
const { klassifikatsioon } = await nis2.scoping({ tootajad: 120, sektor: 'energy_electricity', kaive_meur: 20 });
console.log(klassifikatsioon);
console.log((await nis2.mapping({})).meetmed.length);
const refused = await nis2.scoping({ tootajad: -1 }).catch((failure) => failure);
console.log(isServiceError(refused), refused.code);
const rows = [{ tootajad: 9 }, { tootajad: -1 }, { tootajad: 300, sektor: 'energy_electricity', kaive_meur: 90 }];
for await (const { data, faults } of nis2.portfolio.scoping(rows)) console.log(data?.klassifikatsioon ?? faults[0].field);
const order = await nis2.orders.place({ teenus: 'raamistikukaart', riik: 'ee' });
for await (const { samm, samme } of nis2.orders.watch(order.order_id)) console.log(samm + '/' + samme);
console.log((await collect(nis2.orders.list())).length > 0);
try { verifyWebhook({ body: '{}', headers: {}, secret: 'whsec_' + 'A'.repeat(44) }); } catch (failure) { console.log(failure.name); }
`;

onOldNode(
  `its calls, lists, streams and sockets work on Node.js 20${OLD_NODE_NOTE}`,
  async () => {
    await writeFile(path.join(folder, 'example.mjs'), EXAMPLE);
    const lines = (await run('example.mjs')).trim().split('\n');
    expect(lines).toEqual([
      'v20',
      'important',
      '10',
      'true VALIDATION_FAILED',
      'valjas',
      'tootajad',
      'essential',
      '4/4',
      'true',
      'WebhookVerificationError',
    ]);
  },
  LONG_MS,
);

onOldNode(
  `its program works on Node.js 20${OLD_NODE_NOTE}`,
  async () => {
    const program = path.join(home, 'lib/src/client/cli/main.js');
    expect(await run(program, 'scope', '--employees', '9')).toMatch(/^out of scope/);
    expect(await run(program, 'map', 'b', '--json')).toContain('"voti": "b"');
    expect(await run(program, 'watch', 'sandbox-demo-order-001')).toMatch(/4\/4 {2}released\n$/);
    expect(await run(program, 'completion', 'bash')).toContain('nis2 complete');
    const table = path.join(folder, 'table.csv');
    await writeFile(table, 'nimi,tootajad\nA,9\nB,50\n');
    expect((await run(program, 'portfolio', table)).split('\n')).toHaveLength(4);
  },
  LONG_MS,
);
