/**
 * PgBouncer between the service and its database: without the required setting the start fails with one line, with it
 * orders work end to end. Skipped without PgBouncer.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openDatabase } from '../../src/platform/postgres/database.js';
import { examine } from '../../src/app/cli/doctor.js';
import { loadConfig, type Config } from '../../src/config/env.js';
import { send } from '../support/http-client.js';
import { hasPgbouncer, openPgbouncer, type PgBouncer } from '../support/pgbouncer.js';
import { RestClient } from '../support/rest-client.js';
import { SubscriptionClient } from '../support/subscription-client.js';
import { openTestService, type TestNode, type TestService } from '../support/test-service.js';

const describeWithPgbouncer = hasPgbouncer ? describe : describe.skip;
const TEST_MS = 120_000;
const READS = 40;
const IGNORES =
  'ignore_startup_parameters = statement_timeout, lock_timeout, idle_in_transaction_session_timeout';

let service: TestService;

type PgBouncers = Readonly<Record<'session' | 'transaction' | 'ignoring', PgBouncer>>;
let bouncers: PgBouncers;

/** Settings of the service per pool mode. */
const settingsOf = {
  session: (): Partial<Config> => ({
    databaseUrl: bouncers.session.url,
    databasePooler: 'session',
  }),
  transaction: (): Partial<Config> => ({
    databaseUrl: bouncers.transaction.url,
    databasePooler: 'transaction',
    databaseDirectUrl: service.databaseUrl,
  }),
} as const;

const STATUS = 'subscription ($id: String!) { orderStatus(order_id: $id) { event_id type } }';

async function anOrder(client: RestClient) {
  const { json } = await client.post('/v1/orders', { teenus: 'hooldus' });
  const { order_id: id, makselink: link } = json.data ?? {};
  return { id: String(id), link: String(link) };
}

const pay = (link: string) =>
  fetch(link, { method: 'POST', redirect: 'manual', body: new URLSearchParams('tegevus=maksa') });

async function mailsTo(address: string): Promise<string> {
  const outbox = path.join(service.dataDir, 'outbox');
  for (;;) {
    const names = await readdir(outbox).catch(() => []);
    const texts = await Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8')));
    const found = texts.find((text) => text.includes(address));
    if (found !== undefined) return found;
    await pause(200);
  }
}

describeWithPgbouncer('behind PgBouncer', () => {
  beforeAll(async () => {
    service = await openTestService();
    const open = (mode: 'session' | 'transaction', settings = '') =>
      openPgbouncer(service.databaseUrl, { mode, settings });
    bouncers = {
      session: await open('session'),
      transaction: await open('transaction'),
      ignoring: await open('transaction', IGNORES),
    };
  }, TEST_MS);

  afterAll(async () => {
    for (const one of Object.values(bouncers)) await one.close();
    await service.close();
  }, TEST_MS);

  test.each([
    ['session', 'none', /^DATABASE_URL .* set DATABASE_POOLER=/],
    ['transaction', 'none', /^DATABASE_URL .* set DATABASE_POOLER=/],
    ['ignoring', 'none', /^DATABASE_URL .* set DATABASE_POOLER=/],
    ['transaction', 'session', /^DATABASE_URL .* set DATABASE_POOLER=transaction/],
  ] as const)(
    '%s with DATABASE_POOLER=%s: does not start',
    async (mode, databasePooler, reported) => {
      const databaseUrl = bouncers[mode].url;
      await expect(service.addNode({ databaseUrl, databasePooler })).rejects.toThrow(reported);
    },
  );

  test('a direct address that leads to a pooler, or to another database, is refused', async () => {
    const start = (databaseDirectUrl: string) =>
      service.addNode({ ...settingsOf.transaction(), databaseDirectUrl });
    await expect(start(bouncers.transaction.url)).rejects.toThrow(/^DATABASE_DIRECT_URL .*pooler/);
    const other = Object.assign(new URL(service.databaseUrl), { pathname: '/postgres' });
    await expect(start(other.toString())).rejects.toThrow(/^DATABASE_DIRECT_URL .*another/);
  });

  test('the doctor command names the setting, too', async () => {
    const config = loadConfig({ DATABASE_URL: bouncers.transaction.url });
    const found = await examine(() => config);
    expect(found.find(({ part }) => part === 'database')).toMatchObject({
      state: 'failed',
      note: expect.stringContaining('set DATABASE_POOLER=transaction'),
    });
  });

  test.each(['session', 'transaction'] as const)(
    '%s: reads, signup, order, payment, documents and notifications work',
    async (mode) => {
      const node: TestNode = await service.addNode(settingsOf[mode]());
      const client = (await RestClient.of(node.url)).with(service.keys.live.client);
      const reads = Array.from({ length: READS }, () => client.get('/v1/billing/summary'));
      expect((await Promise.all(reads)).map(({ status }) => status)).toEqual(reads.map(() => 200));
      const ready = await send(node.url, '/readyz');
      const { json } = await client.get('/v1/status');
      expect([ready.status, json.data?.['overall']]).toEqual([200, 'operational']);

      const email = `${mode}@example.com`;
      const signup = await client.post('/v1/signup', { nimi: 'Ab', email, roll: 'client' });
      await pay(String(signup.json.data?.['makselink']));
      expect(await mailsTo(email)).toContain('nis2_live_');

      const sockets = new SubscriptionClient(node.url, service.keys.live.client);
      const { id, link: page } = await anOrder(client);
      const following = sockets.follow(STATUS, { id });
      await pay(page);
      await following.until(() => following.types().includes('order_released'), 20_000);
      await sockets.close();
      await node.close();
    },
    TEST_MS,
  );

  test('a key that another process blocks is refused at once, although the pooler is between them', async () => {
    const node = await service.addNode(settingsOf.transaction());
    const { text, keyId } = await service.operator.create({
      role: 'client',
      mode: 'live',
      tier: null,
      name: null,
      overrides: { perMinute: null, perMonth: null },
    });
    const client = (await RestClient.of(node.url)).with(text);
    expect((await client.get('/v1/billing/summary')).status).toBe(200);
    await service.operator.block(keyId);
    await pause(500);
    expect((await client.get('/v1/billing/summary')).status).toBe(401);
    await node.close();
  });

  test('changes and transactions have their timeouts, inside a transaction and outside', async () => {
    const options = { url: bouncers.transaction.url, entities: [], log: () => undefined };
    const database = openDatabase({ ...options, pooler: 'transaction', timeoutMs: 600 });
    const em = database.orm.em.fork();
    const limits = em.transactional((one) => one.execute('show statement_timeout'));
    expect(await limits).toEqual([{ statement_timeout: '600ms' }]);
    await expect(em.transactional((one) => one.execute('select pg_sleep(5)'))).rejects.toThrow(
      /statement timeout/,
    );
    const change = `insert into worker_heartbeat select 'slow', now() from pg_sleep(5)`;
    await expect(em.execute(change)).rejects.toThrow(/statement timeout/);
    expect(await em.execute('show statement_timeout')).toEqual([{ statement_timeout: '600ms' }]);
    await database.close();
  });
});
