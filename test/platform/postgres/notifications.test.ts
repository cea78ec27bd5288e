import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import {
  BLOCKED_KEYS_CHANNEL,
  subscribeTo,
  type Listening,
} from '../../../src/platform/postgres/notifications.js';
import { TcpProxy } from '../../faults/tcp-proxy.js';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.js';

let database: TestDatabase;
let open: Listening[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

afterEach(async () => {
  await Promise.all(open.map(({ close }) => close()));
  open = [];
});

const run = (sql: string, values: unknown[] = []): Promise<unknown> =>
  database.orm.em.fork().execute(sql, values);

async function aKey(): Promise<string> {
  const [accountId, keyId] = [randomUUID(), randomUUID()];
  await run(
    `insert into account (id, name, role, state, created_at) values (?, 'Client', 'client', 'live', now())`,
    [accountId],
  );
  await run(
    `insert into api_key (id, account_id, lineage_id, mode, role, digest, last4, created_at)
     values (?, ?, ?, 'live', 'client', sha256(?::bytea), 'abcd', now())`,
    [keyId, accountId, keyId, keyId],
  );
  return keyId;
}

const block = (keyId: string) =>
  run('update api_key set blocked_at = now() where id = ?::uuid', [keyId]);

/** Resolves when the notification arrives. */
function listener(url = database.url) {
  const received: string[] = [];
  const waiting = new Map<string, () => void>();
  const listening = subscribeTo({
    url,
    channel: BLOCKED_KEYS_CHANNEL,
    onMessage: (note) => {
      received.push(note);
      waiting.get(note)?.();
    },
    log: () => undefined,
  });
  open.push(listening);
  const nextNotification = (note: string) =>
    new Promise<void>((resolve) => {
      if (received.includes(note)) resolve();
      waiting.set(note, resolve);
    });
  return { ...listening, received, nextNotification };
}

test('a blocked key is announced to all listeners, once', async () => {
  const [one, other] = [listener(), listener()];
  await Promise.all([one.ready, other.ready]);
  const keyId = await aKey();
  await block(keyId);
  await block(keyId);
  await Promise.all([one.nextNotification(keyId), other.nextNotification(keyId)]);
  const next = await aKey();
  await block(next);
  await one.nextNotification(next);
  expect(one.received).toEqual([keyId, next]);
});

test('a disconnected listener reconnects', async () => {
  const one = listener();
  await one.ready;
  await run(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where query like 'listen%' and datname = current_database()`,
  );
  const keyIds: string[] = [];
  while (one.received.length === 0) {
    const keyId = await aKey();
    keyIds.push(keyId);
    await block(keyId);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(keyIds).toContain(one.received[0]);
});

test('an unreachable database is retried until it returns or no listener is left', async () => {
  const away = listener('postgres://postgres@127.0.0.1:1/none');
  await away.close();
  expect(away.received).toEqual([]);
});

test('closing does not wait for a silent server', async () => {
  const target = new URL(database.url);
  const proxy = new TcpProxy({ host: target.hostname, port: Number(target.port) });
  const port = String(await proxy.open());
  const listening = subscribeTo({
    url: Object.assign(target, { hostname: '127.0.0.1', port }).toString(),
    channel: BLOCKED_KEYS_CHANNEL,
    onMessage: () => undefined,
    log: () => undefined,
  });
  await listening.ready;
  proxy.freeze();
  const startedMs = performance.now();
  await listening.close();
  expect(performance.now() - startedMs).toBeLessThan(4_000);
  proxy.close();
});

test('a connection that dies silently is detected and replaced', async () => {
  const target = new URL(database.url);
  const proxy = new TcpProxy({ host: target.hostname, port: Number(target.port) });
  const port = String(await proxy.open());
  const url = Object.assign(target, { hostname: '127.0.0.1', port }).toString();
  const { promise: again, resolve: isCut } = Promise.withResolvers<string>();
  const received: string[] = [];
  const listening = subscribeTo({
    url,
    channel: BLOCKED_KEYS_CHANNEL,
    onMessage: (note) => received.push(note),
    log: isCut,
    lookEveryMs: 500,
  });
  open.push(listening);
  await listening.ready;
  proxy.forget();
  await again;
  // Notifications before the new connection listens are lost.
  const keyIds: string[] = [];
  while (received.length === 0) {
    const keyId = await aKey();
    keyIds.push(keyId);
    await block(keyId);
    await pause(20);
  }
  expect(keyIds).toContain(received[0]);
  await listening.close();
  proxy.close();
}, 30_000);
