/** Deltas between bundles give the newer file byte for byte, and are refused if they do not. */
import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { fromLawFile } from '../../src/modules/law-bundle/domain/law-bundle.js';
import { applyParts, deltaParts } from '../../src/modules/law-bundle/domain/law-delta.js';
import { openLaw, updateLaw } from '../../src/offline/main.js';
import { bundleFile, bundles, keys, NOW, version } from '../support/offline-law.js';

const LONG_MS = 120_000;

const { versions } = bundles.index();
const present = versions.at(-1);
const older = present?.deltasFrom.at(-1) ?? '';

let before: string;
let after: string;
let delta: string;

beforeAll(async () => {
  before = await bundleFile('en', older);
  after = await bundleFile('en');
  delta = (await bundles.delta(version, older, 'en')) ?? '';
}, LONG_MS);

test('the index lists the deltas of each version: from the five before it', () => {
  expect(versions.map(({ deltasFrom }) => deltasFrom.length)).toEqual(
    versions.map((_, at) => Math.min(at, 5)),
  );
  expect(older).toBe(versions.at(-2)?.version);
});

test.each(['en', 'bg'] as const)(
  'every delta to the current version gives its file, byte for byte: %s',
  async (language) => {
    const expected = await bundleFile(language);
    for (const from of present?.deltasFrom ?? []) {
      const change = (await bundles.delta(version, from, language)) ?? '';
      expect(await updateLaw(await bundleFile(language, from), `${change}\n`)).toBe(expected);
    }
  },
  LONG_MS,
);

test('the result opens like the complete file, and is much larger than the delta', async () => {
  const { info } = await openLaw(await updateLaw(before, delta), { keys, now: NOW });
  expect(info).toMatchObject({ version, isOld: false });
  expect(delta.length * 10).toBeLessThan(after.length);
});

test('there is no delta backwards, to the same version, or from an unknown version', async () => {
  expect(await bundles.delta(older, version, 'en')).toBeNull();
  expect(await bundles.delta(version, version, 'en')).toBeNull();
  expect(await bundles.delta(version, 'kb_2026-01-01_00000000', 'en')).toBeNull();
});

test('a delta from another file is refused', async () => {
  await expect(updateLaw(await bundleFile('et', older), delta)).rejects.toMatchObject({
    code: 'DELTA_OF_OTHER_BUNDLE',
  });
  await expect(updateLaw(after, delta)).rejects.toMatchObject({ code: 'DELTA_OF_OTHER_BUNDLE' });
});

const REFUSAL =
  /^(?:DELTA_(?:ALTERED|MALFORMED|OF_OTHER_BUNDLE)|BUNDLE_(?:ALTERED|MALFORMED|KEY_UNKNOWN))$/;

/** The name of the older version has no influence. */
test('an altered delta is refused, or the alteration has no effect', async () => {
  const step = Math.floor(delta.length / 60);
  let refused = 0;
  for (let at = 0; at < delta.length; at += step) {
    const altered = delta.slice(0, at) + (delta[at] === '7' ? '8' : '7') + delta.slice(at + 1);
    try {
      const file = await updateLaw(before, altered);
      await openLaw(file, { keys, now: NOW });
      expect(file).toBe(after);
    } catch (failure) {
      expect((failure as { code: string }).code).toMatch(REFUSAL);
      refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(50);
});

test.each(['', '{}', '[]', 'null', '{"format":2}', '{"format":1,"parts":[[0]]}'])(
  '%j is not a delta',
  async (text) => {
    await expect(updateLaw(before, text)).rejects.toMatchObject({ code: 'DELTA_MALFORMED' });
  },
);

test('for any two texts the delta gives the second', () => {
  const texts = fc.array(fc.constantFrom('{"a":"one two three"},', 'õäöü😀', 'x'.repeat(60), '"'), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(texts, texts, (one, other) => {
      const [old, downloaded] = [one.join(''), other.join('')];
      const steps = deltaParts(old, downloaded);
      let step = steps.next();
      while (step.done !== true) step = steps.next();
      expect(applyParts(old, step.value)).toBe(downloaded);
    }),
  );
});

/**
 * An address keeps its content, so these never change. A bundle that must differ gets a new format, with a new name in
 * `law-routes.ts`.
 */
const PUBLISHED = {
  'kb_2026-11-21_e9941245 en': '4b4b9e87863e91177f7d00093a347279ee7ba3a59abef8139ae3f6463cf263aa',
  'kb_2026-11-24_0863c1ee et': '678a206504b2af47dd55ce9f6d3ba216e6827cc62699d204acc62fc944785b3c',
};

test.each(Object.entries(PUBLISHED))(
  'the law of %s equals the published one',
  async (name, sha256) => {
    const [of = '', language = ''] = name.split(' ');
    const { law = '' } = fromLawFile(await bundleFile(language as 'en' | 'et', of)) ?? {};
    expect(createHash('sha256').update(law).digest('hex')).toBe(sha256);
  },
);
