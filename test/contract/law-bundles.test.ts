/** Law bundles as published: addresses, caches, compression, signatures; opened by the offline package. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PublishedKeys } from '../../src/offline/api.js';
import { openLaw } from '../../src/offline/main.js';
import { jsonOf, send } from '../support/http-client.js';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;
let keys: PublishedKeys;

beforeAll(async () => {
  service = await openTestService();
  keys = jsonOf(await get('/.well-known/jwks.json')) as PublishedKeys;
});
afterAll(() => service.close());

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  send(service.url, path, { headers });

type Index = Readonly<{ latest: string; versions: readonly { version: string; link: string }[] }>;

const indexOf = async (): Promise<Index> => jsonOf(await get('/law/index.json')) as Index;

const bundlePath = (version: string, language = 'en'): string =>
  `/law/${version}/bundle.${language}.json`;

test('the bundle of the latest version can be opened with the published keys, and answers as REST does', async () => {
  const { latest, versions } = await indexOf();
  const file = await get(bundlePath(latest));
  expect(file.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    vary: 'Accept-Encoding',
  });
  const law = await openLaw(file.text, {
    keys,
    latest: (await get('/law/latest.json')).text,
    index: JSON.stringify({ versions }),
    ...(versions[0] === undefined ? {} : { trusted: versions[0] }),
  });
  expect(law.info).toMatchObject({
    version: latest,
    issuer: service.url,
    isOld: false,
    ageDays: 0,
  });
  const body = { tootajad: 120, sektor: 'energy_electricity', riik: 'de', keel: 'en' };
  const answer = await send(service.url, '/v1/scoping', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': service.keys.live.client },
    body: JSON.stringify(body),
  });
  const { data } = jsonOf(answer) as { data: unknown };
  expect(JSON.stringify(law.scoping(body).data)).toBe(JSON.stringify(data));
});

test('every version has a bundle, with the same bytes each time', async () => {
  const { versions, latest } = await indexOf();
  expect(versions.length).toBeGreaterThan(1);
  for (const { version, link } of versions) {
    const { text } = await get(bundlePath(version));
    expect((await get(bundlePath(version))).text).toBe(text);
    const { info } = await openLaw(text, { keys, allowOld: true });
    expect(info).toMatchObject({ version, link });
  }
  expect(versions.at(-1)?.version).toBe(latest);
});

test('a client that accepts gzip gets a compressed bundle', async () => {
  const { latest } = await indexOf();
  const address = `${service.url}${bundlePath(latest, 'et')}`;
  const plain = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  const packed = await fetch(address, { headers: { 'accept-encoding': 'gzip' } });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(await packed.text()).toBe(await plain.text());
});

test.each([
  '/law/kb_2026-01-01_00000000/bundle.en.json',
  '/law/latest/bundle.en.json',
  '/law/../bundle.en.json',
])('%s does not exist', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

test.each(['bundle.xx.json', 'bundle.json', 'bundle.en.json.sig'])(
  'a version has no file %s',
  async (name) => {
    const { latest } = await indexOf();
    expect((await get(`/law/${latest}/${name}`)).status).toBe(404);
  },
);

test('the statement of the latest version is signed together with its time', async () => {
  const { headers, text } = await get('/law/latest.json');
  expect(headers['cache-control']).toBe('public, max-age=300');
  const { version, signed } = JSON.parse(text) as { version: string; signed: string };
  const [, payload = ''] = signed.split('.');
  const stated = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { issuedAt: number };
  expect(stated).toMatchObject({ version, issuer: service.url });
  expect(Math.abs(stated.issuedAt * 1000 - Date.now())).toBeLessThan(60_000);
});
