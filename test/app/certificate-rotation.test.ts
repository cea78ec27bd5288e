/** The certificate of the database is replaced while a process runs, then its authority; others are not accepted. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openKeys } from '../../src/app/cli/open-keys.js';
import { loadConfig } from '../../src/config/env.js';
import { findPostgresBinaries } from '../../src/platform/postgres/postgres-binaries.js';
import { openPostgres, type PostgresServer } from '../platforms/postgres-servers.js';
import { Authorities, hasOpenssl, type Certificate } from '../support/certificates.js';
import { send } from '../support/http-client.js';
import { spawnService, type ServiceProcess } from '../support/service-process.js';
import { onServer } from '../support/test-server.js';
import { makeKey } from '../support/test-service.js';

const TEST_MS = 120_000;
const WITHIN_MS = 30_000;
const describeWithOpenssl = hasOpenssl ? describe : describe.skip;

let authorities: Authorities;
let server: PostgresServer;
let folder: string;
let service: ServiceProcess;
let key: string;

/** The operator's procedure: new files, then a reload; earlier connections are closed. */
async function install({ certificate, key: secret }: Certificate): Promise<void> {
  await server.write('server.crt', certificate);
  await server.write('server.key', secret);
  await onServer(server.url, 'select pg_reload_conf()');
  await pause(500);
  await onServer(
    server.url,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid()
         and state is distinct from 'starting'`,
  );
}

const order = async (): Promise<number> =>
  (
    await send(service.url, '/v1/orders', {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ teenus: 'b_skann', riik: 'ee' }),
    })
  ).status;

const readiness = async (): Promise<number> => (await send(service.url, '/readyz')).status;

async function untilStatus(ask: () => Promise<number>, expected: number): Promise<number[]> {
  const seen: number[] = [];
  const end = Date.now() + WITHIN_MS;
  for (;;) {
    const status = await ask();
    seen.push(status);
    if (status === expected || Date.now() > end) return seen;
    await pause(200);
  }
}

/** A connection that is being opened (`starting`) negotiates TLS first. */
const encrypted = async (): Promise<unknown> =>
  (
    await onServer(
      server.url,
      `select bool_and(ssl) as all, count(*) > 0 as some from pg_stat_ssl join pg_stat_activity using (pid)
       where backend_type = 'client backend' and pid <> pg_backend_pid()
         and state is distinct from 'starting'`,
    )
  ).rows[0];

describeWithOpenssl('TLS to the database', () => {
  beforeAll(async () => {
    authorities = new Authorities();
    const roots = [authorities.make('first'), authorities.make('second')];
    authorities.make('stranger');
    folder = await mkdtemp(path.join(tmpdir(), 'nis2-tls-'));
    const bundle = path.join(folder, 'roots.pem');
    await writeFile(bundle, roots.join('\n'));
    server = await openPostgres(await findPostgresBinaries());
    await onServer(server.url, 'alter system set ssl = on');
    await install(authorities.issue('first'));
    // The client library compares names in the certificate with a host name, not with an address.
    const named = Object.assign(new URL(server.url), { hostname: 'localhost' }).toString();
    const env = {
      DATABASE_URL: `${named}?sslmode=verify-full&sslrootcert=${bundle}`,
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      SHED_LAG_MS: '0',
      DRAIN_DELAY_MS: '0',
      API_KEY_PEPPER: 'p'.repeat(64),
      DATABASE_TIMEOUT_MS: '20000',
      REQUEST_TIMEOUT_MS: '30000',
    };
    const { keys, close } = await openKeys(loadConfig(env));
    key = await makeKey(keys, 'client', 'live', { perMinute: 10_000, perMonth: 10_000 });
    await close();
    service = await spawnService(env);
  }, TEST_MS);

  afterAll(async () => {
    await service.end();
    await server.close();
    await rm(folder, { recursive: true });
    authorities.close();
  }, TEST_MS);

  test('all connections are encrypted', async () => {
    expect(await order()).toBe(201);
    expect(await encrypted()).toEqual({ all: true, some: true });
  });

  test.each([['first'], ['second']])(
    'a new certificate by the %s trusted authority requires no restart; orders answer 201, or 503 for a moment',
    async (authority) => {
      await install(authorities.issue(authority));
      const seen = await untilStatus(order, 201);
      expect(seen.at(-1)).toBe(201);
      expect(seen.filter((status) => status !== 201 && status !== 503)).toEqual([]);
      expect(await encrypted()).toEqual({ all: true, some: true });
    },
    TEST_MS,
  );

  test(
    'a certificate by another authority is not accepted, and nothing is sent unencrypted',
    async () => {
      await install(authorities.issue('stranger'));
      expect(await order()).toBe(503);
      expect(await readiness()).toBe(503);
      expect(await encrypted()).toEqual({ all: null, some: false });
      await install(authorities.issue('second'));
      expect((await untilStatus(order, 201)).at(-1)).toBe(201);
    },
    TEST_MS,
  );
});
