/** Backup and restore: the restored data equals the original and satisfies the invariants. */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { backUp, restore } from '../../../src/platform/postgres/backup.js';
import { openKeys } from '../../../src/app/cli/open-keys.js';
import { loadConfig } from '../../../src/config/env.js';
import { brokenRules } from '../../faults/invariants.js';
import { openOrganisation } from '../../support/organisation.js';
import { RestClient } from '../../support/rest-client.js';
import { makeKey, openTestService, type TestService } from '../../support/test-service.js';
import { wholeDatabase } from '../../support/whole-database.js';

const START_MS = 90_000;

let service: TestService;
let folder: string;

beforeAll(async () => {
  service = await openTestService({ webhookAllowPrivate: true });
  folder = await mkdtemp(path.join(tmpdir(), 'nis2-backup-'));
}, START_MS);
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
}, START_MS);

async function rulesOf(url: string): Promise<string[]> {
  const database = new pg.Pool({ connectionString: url, max: 2 });
  return brokenRules({ database }).finally(() => database.end());
}

/** Whether the tools are at least as new as the server of the test database. */
async function hasTools(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  const { stdout: reported, error } = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' });
  if (error !== undefined) return false;
  const major = (text: string): number => Number(/(\d+)/.exec(text)?.[1] ?? 0);
  return major(reported.replace(/^\D+/, '')) >= major(rows[0]?.server_version ?? '999');
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** Tables except those that change while the service runs. */
const steady = (all: ReadonlyMap<string, string>) =>
  [...all].filter(
    ([table]) => !/worker_heartbeat|graphile_worker|usage_|webhook_|reconcil/.test(table),
  );

test(
  'a server’s database is restored completely, and is never overwritten',
  async () => {
    const url = service.databaseUrl;
    if (!(await hasTools(url))) {
      // The tools of this machine may be older than the embedded server, which is backed up by copying instead.
      await expect(
        backUp({ databaseUrl: url, dataDir: folder }, path.join(folder, 'no')),
      ).rejects.toThrow(/pg_dump/);
      return;
    }
    const base = await RestClient.of(service.url);
    const organisation = await openOrganisation(service, base, 'client');
    const file = path.join(folder, 'a.dump');
    const before = [steady(await wholeDatabase(url)), await rulesOf(url)];
    await backUp({ databaseUrl: url, dataDir: folder }, file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(backUp({ databaseUrl: url, dataDir: folder }, file)).rejects.toThrow(/EEXIST/);
    await expect(restore({ databaseUrl: url, dataDir: folder }, file)).rejects.toThrow('not empty');
    const name = `test_${randomBytes(6).toString('hex')}`;
    await execute(url, `create database ${name}`);
    const other = Object.assign(new URL(url), { pathname: `/${name}` }).toString();
    await restore({ databaseUrl: other, dataDir: folder }, file);
    expect([steady(await wholeDatabase(other)), await rulesOf(other)]).toEqual(before);
    const node = await service.addNode({ databaseUrl: other });
    const read = await fetch(`${node.url}/v1/orders/${organisation.orderId}`, {
      headers: { 'x-api-key': organisation.key },
    });
    expect(read.status).toBe(200);
    await node.close();
    await execute(url, `drop database ${name} with (force)`);
  },
  START_MS,
);

test(
  'the embedded database is copied with its secrets while it is stopped',
  async () => {
    const [dataDir, fresh] = [path.join(folder, 'first'), path.join(folder, 'second')];
    const file = path.join(folder, 'b.tar');
    const config = loadConfig({ DATA_DIR: dataDir });
    const opened = await openKeys(config);
    await makeKey(opened.keys, 'client', 'live');
    const listed = await opened.keys.list();
    await expect(backUp({ databaseUrl: null, dataDir }, file)).rejects.toThrow('in use');
    await opened.close();
    await backUp({ databaseUrl: null, dataDir }, file);
    await restore({ databaseUrl: null, dataDir: fresh }, file);
    await expect(restore({ databaseUrl: null, dataDir: fresh }, file)).rejects.toThrow('already');
    const again = await openKeys(loadConfig({ DATA_DIR: fresh }));
    expect(await again.keys.list()).toEqual(listed);
    await again.close();
  },
  START_MS,
);
