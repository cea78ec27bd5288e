/** The offline package answers like the service, byte for byte. */
import { beforeAll, expect, test } from '@jest/globals';
import type { Law } from '../../src/offline/api.js';
import { OfflineError } from '../../src/offline/main.js';
import { LANGUAGES } from '../../src/shared/language.js';
import { ServiceError } from '../../src/shared/errors.js';
import { openPresent, present, restAnswers } from '../support/offline-law.js';
import { randomScoping } from '../support/random-scoping.js';
import { directiveVectors, nationalVectors, type Body } from './rerun/inputs.js';

const LONG_MS = 120_000;
const RANDOM_INPUTS = 10_000;
const SCOPING = 'Query.scoping';

let rest: (path: string, body: Body) => Promise<string>;
const laws = new Map<string, Law>();

const lawIn = (language: string): Law => {
  const law = laws.get(language);
  if (law === undefined) throw new Error(`no law in ${language}`);
  return law;
};

beforeAll(async () => {
  rest = await restAnswers();
  for (const language of LANGUAGES) laws.set(language, await openPresent(language));
}, LONG_MS);

/** The first body whose answers differ; null if none. */
async function firstDifference(bodies: Iterable<Body>, language: string): Promise<unknown> {
  const law = lawIn(language);
  for (const body of bodies) {
    const expected = await rest(SCOPING, { ...body, keel: language });
    const { data } = law.scoping({ ...body, keel: language });
    const found = JSON.stringify(data);
    if (found !== expected) return { body, found, expected };
  }
  return null;
}

test('the 408 vectors of the Directive', async () => {
  const bodies = directiveVectors();
  expect(bodies.length).toBeGreaterThanOrEqual(408);
  for (const language of ['et', 'en', 'de']) {
    expect(await firstDifference(bodies, language)).toBeNull();
  }
});

test('the vectors of every national act', async () => {
  const bodies = nationalVectors();
  expect(bodies.length).toBeGreaterThan(500);
  expect(await firstDifference(bodies, 'en')).toBeNull();
});

test(
  `${String(RANDOM_INPUTS)} random inputs in all languages`,
  async () => {
    const each = Math.ceil(RANDOM_INPUTS / LANGUAGES.length);
    for (const [at, language] of LANGUAGES.entries()) {
      const next = randomScoping(present.knowledge, at + 1);
      expect(await firstDifference(Array.from({ length: each }, next), language)).toBeNull();
    }
  },
  LONG_MS,
);

const REFUSED: readonly Body[] = [
  {},
  { tootajad: -1 },
  { tootajad: 1.5, kaive_meur: -3, osakaal_protsent: 101 },
  { tootajad: '9', sektor: 7, avalik_sidevork: 'yes' },
  { tootajad: 9, sektor: 'no_such_sector', erijuht: 'no_such_case', erijuhud: ['x'] },
  { tootajad: 9, riik: 'EST' },
  { tootajad: 9, riik: 'ee', country: 'de' },
  { tootajad: 9, uksuse_liigid: ['no_such_type', 4] },
  { tootajad: 9, sektor: 'a\u0000b' },
  { tootajad: 9, tegevuskood: 'x'.repeat(70_000) },
  { tootajad: null, avalik_sidevork: null },
];

test('what the service rejects is rejected with the same errors', async () => {
  for (const body of REFUSED) {
    const refusal = await rest(SCOPING, body).then(
      () => null,
      (error: unknown) => innermost(error),
    );
    let offline: unknown = null;
    try {
      lawIn('et').scoping(body);
    } catch (error) {
      offline = error;
    }
    expect(offline).toBeInstanceOf(OfflineError);
    expect([body, (offline as OfflineError).details]).toEqual([body, refusal]);
  }
});

/** Details of what the service throws, directly or within an error of GraphQL. */
function innermost(error: unknown): unknown {
  if (error instanceof ServiceError) return error.details;
  return innermost((error as { originalError: unknown }).originalError);
}

test('other names of arguments and unknown members are treated as by the service', async () => {
  const body = { tootajad: 90, country: 'DE', sektor: 'energy_electricity', note: 'x' };
  const answer = lawIn('de').scoping({ ...body, language: 'DE' });
  expect(answer.ignored).toEqual(['note']);
  expect(JSON.stringify(answer.data)).toBe(await rest(SCOPING, { ...body, keel: 'de' }));
});

test.each([{ receipt: true }, { asOf: '2026-11-22' }, { kb: 'kb_2026-11-22_5c191d63' }])(
  'an operation that requires the service is refused: %j',
  (extra) => {
    const [name] = Object.keys(extra);
    expect(() => lawIn('en').scoping({ tootajad: 9, ...extra })).toThrow(
      `${name ?? ''}: needs_service`,
    );
  },
);

test('a language other than that of the bundle is refused', () => {
  expect(() => lawIn('en').scoping({ tootajad: 9, keel: 'de' })).toThrow('language_not_in_bundle');
});

test('every answer names its version of the law', () => {
  expect(lawIn('en').scoping({ tootajad: 9 }).law).toMatchObject({
    version: present.knowledge.version,
    language: 'en',
    isOld: false,
  });
});
