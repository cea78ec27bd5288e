/** A bundle that cannot be trusted is refused with its reason. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { fromLawFile, toLawFile } from '../../src/modules/law-bundle/domain/law-bundle.js';
import type { OpenOptions } from '../../src/offline/api.js';
import { openLaw } from '../../src/offline/main.js';
import { SeededRandom } from '../../tools/differ/seeded-random.js';
import {
  bundleFile,
  bundles,
  bundlesOf,
  ISSUER,
  keys,
  keysOf,
  NOW,
  version,
} from '../support/offline-law.js';

const OTHER_SECRET = 'another secret of the tests, thirty-two';
const DAY_MS = 86_400_000;

let file: string;
let older: string;
beforeAll(async () => {
  file = await bundleFile('en');
  older = await bundleFile('en', first().version);
});

function first() {
  const [one] = bundles.index().versions;
  if (one === undefined) throw new Error('no versions');
  return one;
}

const open = (text: string, options: Partial<OpenOptions> = {}) =>
  openLaw(text, { keys, now: NOW, ...options });

const latestAt = async (now: Date): Promise<string> => JSON.stringify(await bundles.latest(now));

const later = (days: number): Date => new Date(NOW.getTime() + days * DAY_MS);

const replaced = (text: string, at: number, character: string): string =>
  text.slice(0, at) + character + text.slice(at + 1);

describe('signature', () => {
  test('a bundle opens as text and as bytes', async () => {
    const { info } = await open(file);
    expect(info).toMatchObject({ version, language: 'en', issuer: ISSUER, isOld: false });
    const bytes = new TextEncoder().encode(`${file}\n`);
    expect((await openLaw(bytes, { keys, now: NOW })).info).toEqual(info);
  });

  test('one altered byte at any position is refused', async () => {
    const lots = new SeededRandom(7);
    const places = [
      0,
      5,
      11,
      40,
      file.length - 1,
      ...Array.from({ length: 60 }, () => lots.under(file.length)),
    ];
    for (const at of places) {
      const character = file[at] === 'x' ? 'y' : 'x';
      const refusal = open(replaced(file, at, character));
      await expect(refusal).rejects.toMatchObject({
        code: expect.stringMatching(/^BUNDLE_(ALTERED|MALFORMED|KEY_UNKNOWN)$/),
      });
    }
  });

  test('an altered number is refused as altered', async () => {
    const at = file.indexOf('"employees":250');
    expect(at).toBeGreaterThan(0);
    await expect(open(replaced(file, at + '"employees":'.length, '3'))).rejects.toMatchObject({
      code: 'BUNDLE_ALTERED',
    });
  });

  test('the content of another bundle under this signature is refused', async () => {
    const other = fromLawFile(await bundleFile('de'));
    const own = fromLawFile(file);
    const mixed = toLawFile(own?.signed ?? '', other?.law ?? '');
    await expect(open(mixed)).rejects.toMatchObject({ code: 'BUNDLE_ALTERED' });
  });

  test('another key of the same service is not in the set', async () => {
    const refusal = open(file, { keys: keysOf(OTHER_SECRET) });
    await expect(refusal).rejects.toMatchObject({ code: 'BUNDLE_KEY_UNKNOWN' });
  });

  test('a wrong key under the right name does not verify', async () => {
    const [own] = keys.keys;
    const [other] = keysOf(OTHER_SECRET).keys;
    const wrong = { keys: [{ ...other, kid: own?.['kid'] }] };
    await expect(open(file, { keys: wrong })).rejects.toMatchObject({ code: 'BUNDLE_ALTERED' });
  });

  test('a key that is not an Ed25519 key is reported as such', async () => {
    const [own] = keys.keys;
    const wrong = { keys: [{ ...own, crv: 'Ed448' }] };
    await expect(open(file, { keys: wrong })).rejects.toMatchObject({
      code: 'SIGNATURES_UNSUPPORTED',
    });
  });

  test.each(['', '{}', 'null', '{"signed":"a.b.c","law":{}}', '{"signed":"x","law":{}}'])(
    'text that is not a bundle is refused: %j',
    async (text) => {
      await expect(open(text)).rejects.toMatchObject({
        code: expect.stringMatching(/^BUNDLE_(MALFORMED|ALTERED)$/),
      });
    },
  );

  test('a receipt or another statement of the service is not a bundle', async () => {
    const { signed = '' } = (await bundles.latest(NOW)) ?? {};
    const wrong = toLawFile(signed, fromLawFile(file)?.law ?? '');
    await expect(open(wrong)).rejects.toMatchObject({ code: 'BUNDLE_ALTERED' });
  });
});

describe('age', () => {
  test('is counted from the release, and limited to 90 days', async () => {
    const { released } = await open(file).then(({ info }) => info);
    const at = (days: number) => new Date(Date.parse(released) + days * DAY_MS);
    expect((await open(file, { now: at(90) })).info.ageDays).toBe(90);
    await expect(open(file, { now: at(91) })).rejects.toMatchObject({ code: 'BUNDLE_TOO_OLD' });
    await expect(open(file, { now: at(2), maxAgeDays: 1 })).rejects.toThrow('2 days ago');
  });

  test('starts again with a newer signed statement about the same version', async () => {
    const latest = await latestAt(later(200));
    expect((await open(file, { now: later(210), latest })).info).toMatchObject({
      ageDays: 10,
      isOld: false,
    });
  });

  test('an old bundle can be opened on request, and reports its age', async () => {
    const { info, ...law } = await open(file, { now: later(300), allowOld: true });
    expect(info).toMatchObject({ isOld: true });
    expect(law).toBeDefined();
  });

  test('a version that a newer one has replaced is refused', async () => {
    const latest = await latestAt(NOW);
    await expect(open(older, { latest })).rejects.toMatchObject({ code: 'BUNDLE_SUPERSEDED' });
    const { info } = await open(older, { latest, allowOld: true });
    expect(info).toMatchObject({ version: first().version, isOld: true });
  });

  test('a statement by another key, or a malformed one, is refused', async () => {
    const other = JSON.stringify(await bundlesOf(OTHER_SECRET).latest(NOW));
    await expect(open(file, { latest: other })).rejects.toMatchObject({
      code: 'BUNDLE_KEY_UNKNOWN',
    });
    await expect(open(file, { latest: '{}' })).rejects.toMatchObject({ code: 'BUNDLE_MALFORMED' });
  });
});

test('an unknown version has no bundle', async () => {
  expect(await bundles.bundle('kb_2026-01-01_00000000', 'en')).toBeNull();
});
