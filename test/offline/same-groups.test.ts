/** Groups of the offline package equal those of the service, byte for byte. */
import { beforeAll, expect, test } from '@jest/globals';
import type { Law } from '../../src/offline/api.js';
import { openLaw, OfflineError } from '../../src/offline/main.js';
import { ServiceError } from '../../src/shared/errors.js';
import { bundleFile, keys, NOW, openPresent, restAnswers } from '../support/offline-law.js';
import { randomGroup } from '../support/random-groups.js';

const LONG_MS = 120_000;
/** Two alphabets; the texts of all languages are read when a bundle is created. */
const LANGUAGES = ['et', 'en', 'el'] as const;
const GROUPS = 300;

type Body = Readonly<Record<string, unknown>>;

let rest: (path: string, body: Body) => Promise<string>;
const laws = new Map<string, Law>();

beforeAll(async () => {
  rest = await restAnswers();
  for (const language of LANGUAGES) laws.set(language, await openPresent(language));
}, LONG_MS);

function innermost(error: unknown): unknown {
  if (error instanceof ServiceError) return error.details;
  return innermost((error as { originalError: unknown }).originalError);
}

/** The answer, or the details of the refusal. */
const online = (body: Body): Promise<unknown> =>
  rest('Query.scopeGroup', body).catch((error: unknown) => innermost(error));

function offline(language: string, body: Body): unknown {
  try {
    return JSON.stringify(laws.get(language)?.scopeGroup(body).data);
  } catch (error) {
    if (error instanceof OfflineError) return error.details;
    throw error;
  }
}

test.each(LANGUAGES)(
  'random groups in %s: answers and errors',
  async (keel) => {
    let answered = 0;
    const next = randomGroup(LANGUAGES.indexOf(keel) + 1);
    for (let done = 0; done < GROUPS; done += 1) {
      const body = { ...next(), keel };
      const expected = await online(body);
      if (typeof expected === 'string') answered += 1;
      expect([body, offline(keel, body)]).toEqual([body, expected]);
    }
    expect(answered).toBeGreaterThan(GROUPS / 4);
    expect(answered).toBeLessThan(GROUPS);
  },
  LONG_MS,
);

test('a draft requires the service', () => {
  const body = { uksused: [{ id: 'a', tootajad: 5 }], reform: 'nis2-com-2026-13' };
  expect(offline('et', body)).toContainEqual({ field: 'reform', type: 'needs_service' });
});

test('an earlier bundle without groups reports it and answers the rest', async () => {
  const earlier = await openLaw(await bundleFile('en', 'kb_2026-11-24_0863c1ee'), {
    keys,
    now: NOW,
    allowOld: true,
  });
  expect(() => earlier.scopeGroup({ uksused: [{ id: 'a', tootajad: 5 }] })).toThrow(
    expect.objectContaining({ code: 'NOT_FOUND' }),
  );
  expect(earlier.scoping({ tootajad: 5 }).data.klassifikatsioon).toBe('valjas');
});
