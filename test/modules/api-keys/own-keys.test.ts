/** Self-service of keys, on the whole service and on two processes. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { isKeyForm } from '../../../src/modules/api-keys/domain/key-form.js';
import { errorsOf, RestClient } from '../../support/rest-client.js';
import { makeKey, openTestService, type TestService } from '../../support/test-service.js';

let service: TestService;
let base: RestClient;

beforeAll(async () => {
  service = await openTestService();
  base = await RestClient.of(service.url);
});
afterAll(() => service.close());

const aClient = async () => base.with(await makeKey(service.operator, 'client', 'live'));

type Key = Readonly<Record<string, unknown>>;

async function keysOf(client: RestClient): Promise<readonly Key[]> {
  const { json } = await client.get('/v1/keys');
  return json.data?.['votmed'] as readonly Key[]; // validated against OpenAPI
}

async function rotate(client: RestClient, armuaeg_tunde?: number) {
  const answer = await client.post('/v1/keys/rotate', { armuaeg_tunde });
  return { status: answer.status, data: answer.json.data ?? {}, errors: errorsOf(answer) };
}

test('a key gets one successor, and both work during the grace period', async () => {
  const old = await aClient();
  const { status, data } = await rotate(old);
  expect(status).toBe(201);
  const successor = base.with(String(data['voti']));
  const hours = (Date.parse(String(data['vana_kehtib_kuni'])) - Date.now()) / 3_600_000;
  expect(hours).toBeCloseTo(24, 1);
  const keys = await keysOf(successor);
  expect(keys.map(({ staatus, praegune }) => [staatus, praegune])).toEqual([
    ['kehtiv', true],
    ['lopeb', false],
  ]);
  expect(await keysOf(old)).toHaveLength(2);
  expect((await rotate(old)).errors).toEqual(['X-API-Key key_rotated']);
  expect((await rotate(successor)).status).toBe(201);
});

test('two concurrent rotations of a key create one successor', async () => {
  const old = await aClient();
  const answers = await Promise.all(Array.from({ length: 8 }, () => rotate(old, 1)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await keysOf(old)).toHaveLength(2);
});

test.concurrent('without a grace period the old key ends at once, on every process', async () => {
  const other = await service.addNode();
  const key = await makeKey(service.operator, 'client', 'live');
  const there = (await RestClient.of(other.url)).with(key);
  expect((await there.get('/v1/keys')).status).toBe(200);
  const { data } = await rotate(base.with(key), 0);
  expect(data['vana_kehtib_kuni']).toBeNull();
  expect((await base.with(key).get('/v1/keys')).status).toBe(401);
  const statusThere = async () => (await there.get('/v1/keys')).status;
  const untilMs = performance.now() + (process.env['REDIS_URL'] === undefined ? 5_000 : 500);
  while ((await statusThere()) !== 401 && performance.now() < untilMs) await pause(100);
  expect(await statusThere()).toBe(401);
  await other.close();
});

test('the successor continues the counters of the key', async () => {
  const limits = { perMinute: 100, perMonth: 100 };
  const old = base.with(await makeKey(service.operator, 'client', 'live', limits));
  await old.get('/v1/services');
  const { data } = await rotate(old);
  const { headers } = await base.with(String(data['voti'])).get('/v1/services');
  expect(headers['x-ratelimit-remaining']).toBe('97');
});

test('a key can revoke another key of its organisation at once, but neither itself nor keys of others', async () => {
  const old = await aClient();
  const { data } = await rotate(old);
  const successor = base.with(String(data['voti']));
  const [own, former] = await keysOf(successor);
  const revoke = (client: RestClient, id: unknown) =>
    client.post('/v1/keys/revoke', { key_id: id });
  expect(errorsOf(await revoke(successor, own?.['key_id']))).toEqual(['key_id own_key']);
  expect((await revoke(await aClient(), former?.['key_id'])).status).toBe(404);
  expect(errorsOf(await revoke(old, own?.['key_id']))).toEqual(['X-API-Key key_rotated']);
  const revoked = await revoke(successor, former?.['key_id']);
  expect(revoked.json.data).toMatchObject({ staatus: 'blokeeritud', praegune: false });
  expect((await old.get('/v1/keys')).status).toBe(401);
});

test('in the sandbox nothing is rotated, and the answers never change', async () => {
  const client = base.with(service.keys.test.client);
  const [one, other] = [await rotate(client), await rotate(client)];
  expect(one).toEqual(other);
  expect(isKeyForm(String(one.data['voti']))).toBe(true);
  expect((await base.with(String(one.data['voti'])).get('/v1/keys')).status).toBe(401);
  expect((await client.get('/v1/keys')).status).toBe(200);
  const [sample] = await keysOf(client);
  const revoked = await client.post('/v1/keys/revoke', { key_id: sample?.['key_id'] });
  expect(revoked.json.data?.['staatus']).toBe('blokeeritud');
});
