/** Tokens and proofs on two operating-system processes that share PostgreSQL and Redis. Skipped without redis-server. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { loadConfig } from '../../src/config/env.js';
import { openKeys } from '../../src/app/cli/open-keys.js';
import { GraphqlClient } from '../support/graphql-client.js';
import { send } from '../support/http-client.js';
import { basic, makeClient, postForm, tokenFor, type MadeClient } from '../support/oauth.js';
import { freePort } from '../../src/platform/runtime/free-port.js';
import { hasRedisServer, openSingle } from '../support/redis-servers.js';
import { spawnService, type ServiceProcess } from '../support/service-process.js';
import { openTestDatabase, type TestDatabase } from '../support/test-database.js';
import { makeKey } from '../support/test-service.js';

const OPEN_MS = 120_000;
const PROMISED_MS = 5_000;
const PUBLIC = 'http://gateway.test';

const run = hasRedisServer ? describe : describe.skip;

run('two processes', () => {
  let database: TestDatabase;
  let redis: Awaited<ReturnType<typeof openSingle>>;
  let folder: string;
  let processes: readonly [ServiceProcess, ServiceProcess];
  let key: string;
  let client: MadeClient;

  beforeAll(async () => {
    database = await openTestDatabase();
    redis = await openSingle();
    folder = await mkdtemp(path.join(tmpdir(), 'nis2-processes-'));
    const env = {
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      REDIS_URL: `redis://127.0.0.1:${String(redis.port)}`,
      PUBLIC_URL: PUBLIC,
      NODES: '2',
    };
    const start = async () => spawnService({ ...env, PORT: String(await freePort('127.0.0.1')) });
    const first = await start();
    processes = [first, await start()];
    const { keys, close } = await openKeys(loadConfig(env));
    key = await makeKey(keys, 'lawyer_firm', 'live');
    await close();
    client = await makeClient(first.url, key, ['law:read', 'account:read']);
  }, OPEN_MS);

  afterAll(async () => {
    for (const one of processes) await one.end();
    await redis.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }, OPEN_MS);

  const statusOn = async (at: 0 | 1, token: string) =>
    (
      await send(processes[at].url, '/v1/services', {
        headers: { authorization: `Bearer ${token}` },
      })
    ).status;

  /** Milliseconds until the other process refuses the token. */
  async function refusedAfter(token: string): Promise<number> {
    const start = performance.now();
    while ((await statusOn(1, token)) === 200) {
      if (performance.now() - start > 2 * PROMISED_MS) throw new Error('still admitted');
      await pause(20);
    }
    return performance.now() - start;
  }

  test('two processes run', () => {
    expect(processes[0].pid).not.toBe(processes[1].pid);
  });

  test('a token revoked on one process is refused by the other within 5 seconds', async () => {
    const token = await tokenFor(processes[0].url, client);
    expect([await statusOn(0, token), await statusOn(1, token)]).toEqual([200, 200]);
    const form = { token, token_type_hint: 'access_token' };
    const { status } = await postForm(`${processes[0].url}/oauth/revoke`, form, {
      authorization: basic(client),
    });
    expect(status).toBe(200);
    expect(await refusedAfter(token)).toBeLessThan(PROMISED_MS);
  });

  test('a client deleted on one process is refused by the other within 5 seconds', async () => {
    const deleted = await makeClient(processes[0].url, key, ['law:read']);
    const token = await tokenFor(processes[0].url, deleted);
    expect(await statusOn(1, token)).toBe(200);
    await new GraphqlClient(processes[0].url, key).ask({
      query: 'mutation ($id: String!) { deleteOauthClient(client_id: $id) { client_id } }',
      variables: { id: deleted.clientId },
    });
    expect(await refusedAfter(token)).toBeLessThan(PROMISED_MS);
  });

  test('a proof admitted by one process is refused by the other', async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256');
    const jwk = await exportJWK(publicKey);
    const proofOf = (claims: Record<string, string>) =>
      new SignJWT(claims)
        .setProtectedHeader({ typ: 'dpop+jwt', alg: 'ES256', jwk })
        .setJti(randomUUID())
        .setIssuedAt()
        .sign(privateKey);
    const { json } = await postForm(
      `${processes[0].url}/oauth/token`,
      { grant_type: 'client_credentials' },
      {
        authorization: basic(client),
        dpop: await proofOf({ htm: 'POST', htu: `${PUBLIC}/oauth/token` }),
      },
    );
    const hash = await crypto.subtle.digest('SHA-256', Buffer.from(json.access_token));
    const ath = Buffer.from(hash).toString('base64url');
    const fresh = () => proofOf({ htm: 'GET', htu: `${PUBLIC}/v1/services`, ath });
    const ask = async (at: 0 | 1, dpop: string) =>
      (
        await send(processes[at].url, '/v1/services', {
          headers: { authorization: `DPoP ${json.access_token}`, dpop },
        })
      ).status;
    const proof = await fresh();
    expect([await ask(0, proof), await ask(1, proof), await ask(0, proof)]).toEqual([
      200, 401, 401,
    ]);
    expect(await ask(1, await fresh())).toBe(200);
    const together = await fresh();
    const both = await Promise.all([ask(0, together), ask(1, together)]);
    expect(both.sort()).toEqual([200, 401]);
  });
});
