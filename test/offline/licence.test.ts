/** Bundles that require a licence: the token is verified on the device, and a refusal has its reason. */
import { beforeAll, expect, test } from '@jest/globals';
import type { OpenOptions } from '../../src/offline/api.js';
import { openLaw } from '../../src/offline/main.js';
import {
  bundleFile,
  bundlesOf,
  ISSUER,
  keys,
  keysOf,
  NOW,
  version,
} from '../support/offline-law.js';

const SECRET = 'a secret of the offline tests, thirty-two';
const OTHER_SECRET = 'another secret of the tests, thirty-two';
const HOLDER = { accountId: '00000000-0000-4000-8000-000000000003', tier: 'professional' } as const;
const DAY_MS = 86_400_000;
const INPUT = { tootajad: 120, sektor: 'energy_electricity' };

const licensed = bundlesOf(SECRET, { config: { needsLawLicence: true } });
let file: string;
let licence: string;

beforeAll(async () => {
  file = (await licensed.bundle(version, 'en')) ?? '';
  ({ licence } = await licensed.licence(HOLDER, NOW));
});

const open = (options: Partial<OpenOptions> = {}) =>
  openLaw(file, { keys, now: NOW, allowOld: true, ...options });

const later = (days: number): Date => new Date(NOW.getTime() + days * DAY_MS);

const refusal = (code: string) => expect.objectContaining({ name: 'OfflineError', code });

test('a valid token opens the bundle, and answers name the end of the licence', async () => {
  const law = await open({ licence: `${licence}\n` });
  expect(law.info.licensedUntil).toBe(later(30).toISOString());
  expect(law.scoping(INPUT).data.klassifikatsioon).toBe('important');
});

test('without a token the bundle is refused', async () => {
  await expect(open()).rejects.toEqual(refusal('LICENCE_MISSING'));
});

test('a token of another key, or of another service with the same key, is refused', async () => {
  const foreign = await bundlesOf(OTHER_SECRET).licence(HOLDER, NOW);
  await expect(open({ licence: foreign.licence })).rejects.toEqual(refusal('LICENCE_KEY_UNKNOWN'));
  const elsewhere = await bundlesOf(SECRET, { publicUrl: `${ISSUER}.org` }).licence(HOLDER, NOW);
  await expect(open({ licence: elsewhere.licence })).rejects.toEqual(
    refusal('LICENCE_OTHER_ISSUER'),
  );
});

test('a token whose key id names another key is refused as altered', async () => {
  const { keys: mine } = keysOf(SECRET);
  const { keys: others } = keysOf(OTHER_SECRET);
  const swapped = { keys: [{ ...others[0], kid: mine[0]?.['kid'] }] };
  await expect(openLaw(file, { keys: swapped, licence, now: NOW })).rejects.toEqual(
    refusal('BUNDLE_ALTERED'),
  );
});

test('one altered byte at any position is refused', async () => {
  for (let at = 0; at < licence.length; at += 3) {
    const other = licence[at] === 'A' ? 'B' : 'A';
    const altered = licence.slice(0, at) + other + licence.slice(at + 1);
    await expect(open({ licence: altered })).rejects.toMatchObject({
      code: expect.stringMatching(/^LICENCE_(ALTERED|MALFORMED|KEY_UNKNOWN)$/),
    });
  }
});

test.each(['', 'x', 'a.b', 'a.b.c', '{}'])('%j is not a token', async (text) => {
  await expect(open({ licence: text })).rejects.toMatchObject({
    code: expect.stringMatching(/^LICENCE_(ALTERED|MALFORMED)$/),
  });
});

test('a signature of the service on something else is not a token', async () => {
  const latest = await licensed.latest(NOW);
  await expect(open({ licence: latest?.signed ?? '' })).rejects.toEqual(refusal('LICENCE_ALTERED'));
});

test('a token is valid for 30 days, and not a second longer', async () => {
  const last = new Date(later(30).getTime() - 1000);
  expect((await open({ licence, now: last })).info.licensedUntil).not.toBeNull();
  await expect(open({ licence, now: later(30) })).rejects.toEqual(refusal('LICENCE_EXPIRED'));
});

test('an open law stops answering when the licence ends', async () => {
  const law = await open({ licence, now: new Date(later(30).getTime() - 20) });
  expect(law.scoping(INPUT).data.klassifikatsioon).toBe('important');
  await new Promise((done) => setTimeout(done, 40));
  expect(() => law.scoping(INPUT)).toThrow(refusal('LICENCE_EXPIRED'));
});

test('the requirement is signed, so it cannot be removed from the bundle', async () => {
  const free = await bundleFile('en');
  const [, header = '', payload = '', signature = ''] =
    /^\{"signed":"([^.]+)\.([^.]+)\.([^"]+)"/.exec(file) ?? [];
  const stated = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<
    string,
    unknown
  >;
  expect(stated['licence']).toBe('required');
  delete stated['licence'];
  const freed = Buffer.from(JSON.stringify(stated)).toString('base64url');
  const altered = file.replace(
    `${header}.${payload}.${signature}`,
    `${header}.${freed}.${signature}`,
  );
  await expect(openLaw(altered, { keys, now: NOW })).rejects.toEqual(refusal('BUNDLE_ALTERED'));
  expect((await openLaw(free, { keys, now: NOW })).info.licensedUntil).toBeNull();
});

test.each(['baas', 'sandbox'] as const)('a key of tier %s gets no token', async (tier) => {
  await expect(licensed.licence({ ...HOLDER, tier }, NOW)).rejects.toMatchObject({
    code: 'FORBIDDEN_ROLE',
    details: [{ field: 'X-API-Key', type: 'role_not_permitted' }],
  });
});
