/** The Go client, built and run against the service: every operation, pages, events, webhooks, receipts. */
import { execFile } from 'node:child_process';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { expectedOutcomes, openClients, type ClientsFixture } from '../support/clients/fixture.js';
import { isInstalled } from '../support/clients/installed.js';
import { runClient } from '../support/clients/run-client.js';

const LONG_MS = 300_000;
const hasGo = isInstalled('go', 'version');
const withGo = hasGo ? test : test.skip;
const NOTE = hasGo ? '' : ' (left out: there is no go)';

const run = promisify(execFile);
const MODULE = `module runner

go 1.19

require nis2compliance v0.0.0

replace nis2compliance => ../go
`;

let clients: ClientsFixture;
let seen: Readonly<Record<string, unknown>>;

/** Offline: the client needs no package. */
const ENV = { ...process.env, GOFLAGS: '-mod=mod', GOPROXY: 'off', GOTOOLCHAIN: 'local' };

async function build(): Promise<string> {
  const folder = path.join(clients.folder, 'runner');
  await mkdir(folder);
  await writeFile(path.join(folder, 'go.mod'), MODULE);
  const source = path.join(PROJECT_ROOT, 'test/support/clients/run.go');
  await copyFile(source, path.join(folder, 'main.go'));
  await run('go', ['build', '-o', 'runner', '.'], { cwd: folder, env: ENV });
  return path.join(folder, 'runner');
}

beforeAll(async () => {
  clients = await openClients();
  if (hasGo) seen = await runClient(await build(), [], { input: clients.input });
}, LONG_MS);
afterAll(() => clients.close());

withGo(`every operation is called${NOTE}`, () => {
  expect(seen['outcomes']).toEqual(expectedOutcomes(clients.cases));
});

withGo(`answers and errors have English names${NOTE}`, () => {
  expect(seen['class']).toEqual([true, 'mikro', true]);
  expect(seen['field']).toBe('Entities.0.Employees');
  expect(seen['unreachable']).toBe('UNREACHABLE');
});

withGo(`pages, events and streams are read to their end${NOTE}`, () => {
  expect(seen['changes']).toBeGreaterThan(4);
  expect(seen['nodes']).toBeGreaterThan(5);
  expect(seen['events']).toEqual([true, 4]);
  expect(seen['lines']).toEqual(['result', 'fault', 'end']);
});

withGo(`an order is retried with the same idempotency key${NOTE}`, () => {
  expect(seen['order']).toBe(true);
  const [first, second] = clients.flaky.keys;
  expect(first).toEqual(expect.any(String));
  expect(second).toBe(first);
});

withGo(`webhooks and receipts are verified${NOTE}`, () => {
  const changed = 'the webhook is not valid';
  const event = ['order.released', 'e', 'vabastatud'];
  expect(seen['webhooks']).toEqual({ event, changed, old: changed });
  const forged = 'the receipt is not valid under these keys';
  expect(seen['receipts']).toEqual(['scoping', forged, forged]);
});

withGo(
  `go vet reports nothing${NOTE}`,
  async () => {
    const folder = path.join(clients.folder, 'go');
    await expect(run('go', ['vet', './...'], { cwd: folder, env: ENV })).resolves.toBeDefined();
  },
  LONG_MS,
);
