/** The chain of versions back to one that was trusted before. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { OpenOptions } from '../../src/offline/api.js';
import { openLaw } from '../../src/offline/main.js';
import { bundleFile, bundles, keys, NOW, version } from '../support/offline-law.js';

let file: string;
beforeAll(async () => {
  file = await bundleFile('en');
});

function first() {
  const [one] = bundles.index().versions;
  if (one === undefined) throw new Error('no versions');
  return one;
}

const open = (text: string, options: Partial<OpenOptions> = {}) =>
  openLaw(text, { keys, now: NOW, ...options });

describe('chain', () => {
  const index = (): string => JSON.stringify(bundles.index());

  test('the version leads back to one that was trusted before', async () => {
    const trusted = { version: first().version, link: first().link };
    expect((await open(file, { trusted, index: index() })).info.version).toBe(version);
    await expect(open(file, { trusted })).rejects.toThrow('pass the law index');
  });

  test('a rewritten history is refused', async () => {
    const trusted = { version: first().version, link: first().link };
    const { versions, ...rest } = bundles.index();
    const forged = versions.map((one, at) =>
      at === 1 ? { ...one, lawHash: 'f'.repeat(64) } : one,
    );
    const refusal = open(file, { trusted, index: JSON.stringify({ ...rest, versions: forged }) });
    await expect(refusal).rejects.toMatchObject({ code: 'BUNDLE_CHAIN_BROKEN' });
    const shorter = JSON.stringify({ ...rest, versions: versions.slice(2) });
    await expect(open(file, { trusted, index: shorter })).rejects.toMatchObject({
      code: 'BUNDLE_CHAIN_BROKEN',
    });
  });

  test('a version that never existed is not trusted', async () => {
    const trusted = { version: 'kb_2026-01-01_00000000', link: '0'.repeat(64) };
    await expect(open(file, { trusted, index: index() })).rejects.toThrow('does not lead back');
    await expect(open(file, { trusted, index: '[]' })).rejects.toMatchObject({
      code: 'BUNDLE_MALFORMED',
    });
  });

  test('each version is named by the start of its hash, and links to the previous one', () => {
    const { versions, latest } = bundles.index();
    expect(latest).toBe(version);
    for (const [at, one] of versions.entries()) {
      expect(one.version.endsWith(one.lawHash.slice(0, 8))).toBe(true);
      expect(one.previous).toBe(versions[at - 1]?.link ?? null);
    }
  });
});
