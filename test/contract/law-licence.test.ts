/** Licence tokens and deltas as published. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PublishedKeys } from '../../src/offline/api.js';
import { openLaw, updateLaw } from '../../src/offline/main.js';
import { jsonOf, send } from '../support/http-client.js';
import { openTestService, paidKey, type TestService } from '../support/test-service.js';

let service: TestService;
let keys: PublishedKeys;

beforeAll(async () => {
  service = await openTestService({ needsLawLicence: true });
  keys = jsonOf(await get('/.well-known/jwks.json')) as PublishedKeys;
});
afterAll(() => service.close());

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  send(service.url, path, { headers });

type Index = Readonly<{
  latest: string;
  needsLicence: boolean;
  versions: readonly Readonly<{ version: string; deltasFrom: readonly string[] }>[];
}>;

const indexOf = async (): Promise<Index> => jsonOf(await get('/law/index.json')) as Index;

test('a licensed key gets a token that opens the bundle', async () => {
  const answer = await get('/law/licence.json', { 'x-api-key': await paidKey(service) });
  expect(answer.headers['cache-control']).toBe('no-store');
  const { licence, expires } = jsonOf(answer) as { licence: string; expires: string };
  const { latest, needsLicence } = await indexOf();
  expect(needsLicence).toBe(true);
  const { text } = await get(`/law/${latest}/licensed.en.json`);
  const { info } = await openLaw(text, { keys, licence, allowOld: true });
  expect(info).toMatchObject({ version: latest, licensedUntil: expires });
  await expect(openLaw(text, { keys, allowOld: true })).rejects.toMatchObject({
    code: 'LICENCE_MISSING',
  });
});

test('a call without a key is refused, and so is a key without a paid tier', async () => {
  expect((await get('/law/licence.json')).status).toBe(401);
  const answer = await get('/law/licence.json', { 'x-api-key': service.keys.test.client });
  expect(answer.status).toBe(403);
  expect(jsonOf(answer)).toMatchObject({
    error: { code: 'FORBIDDEN_ROLE', details: [{ field: 'X-API-Key' }] },
  });
});

test('the address of a bundle that needs no licence names the licensed one', async () => {
  const { latest } = await indexOf();
  const answer = await get(`/law/${latest}/bundle.en.json`);
  expect(answer.status).toBe(422);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(jsonOf(answer)).toMatchObject({
    error: {
      details: [{ field: 'file', type: 'enum', msg: expect.stringContaining('licensed.en.json') }],
    },
  });
});

test('a delta listed in the index converts one file into the other and may be cached forever', async () => {
  const { latest, versions } = await indexOf();
  const from = versions.at(-1)?.deltasFrom.at(-1) ?? '';
  const delta = await get(`/law/${latest}/licensed.delta1-from.${from}.en.json`);
  expect(delta.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  });
  const older = await get(`/law/${from}/licensed.en.json`);
  const newer = await get(`/law/${latest}/licensed.en.json`);
  expect(await updateLaw(older.text, delta.text)).toBe(newer.text);
});

test.each(['licensed.delta2-from.FROM.en.json', 'licensed.delta1-from.kb_x.en.json'])(
  'a version has no file %s',
  async (name) => {
    const { latest, versions } = await indexOf();
    const file = name.replace('FROM', versions.at(-1)?.deltasFrom.at(-1) ?? '');
    expect((await get(`/law/${latest}/${file}`)).status).toBe(404);
  },
);
