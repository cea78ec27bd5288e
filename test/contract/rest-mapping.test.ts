/** The framework mapping of, and every form of a measure's key. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { LANGUAGES } from '../../src/shared/language.js';
import { RestClient } from '../support/rest-client.js';
import { sourcesIn } from '../support/sources-in.js';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;
let client: RestClient;

beforeAll(async () => {
  service = await openTestService();
  client = await RestClient.of(service.url, service.keys.test.lawyer_firm);
});
afterAll(() => service.close());

const LETTERS = Array.from('abcdefghij');
const articleOf = (letter: string) => `art 21(2)(${letter})`;

test('the mapping has ten measures, divided into strong and partial coverage', async () => {
  const { json } = await client.get('/v1/framework-mapping');
  const baseline = json.data?.['baseline'] as Record<string, string[]>; // validated against OpenAPI
  const measures = json.data?.['meetmed'] as Record<string, unknown>[]; // as above
  expect(baseline['kokku']).toBe(10);
  const articles = LETTERS.map(articleOf);
  expect([...(baseline['tugev_kate'] ?? []), ...(baseline['osaline_kate'] ?? [])].sort()).toEqual(
    articles,
  );
  expect(Object.keys(baseline['vahed'] ?? {}).sort()).toEqual(articles);
  expect(measures.map(({ voti }) => voti)).toEqual(LETTERS);
  for (const measure of measures) {
    expect(Object.keys(measure['nimetus'] as object).sort()).toEqual([...LANGUAGES].sort());
    expect(sourcesIn(measure).length).toBeGreaterThan(0);
  }
});

const FORMS = LETTERS.flatMap((letter) =>
  [
    letter,
    letter.toUpperCase(),
    articleOf(letter),
    `(${letter})`,
    `21(2)(${letter})`,
    `Art. 21 (2) (${letter})`,
    `artikkel 21(2)(${letter})`,
  ].map((form) => ({ form, letter })),
);

test.each(FORMS)('the measure key "$form" is resolved to $letter', async ({ form, letter }) => {
  const { json } = await client.get(`/v1/framework-mapping/${encodeURIComponent(form)}`);
  expect(json.data).toMatchObject({ voti: letter, artikkel: articleOf(letter) });
});

test.each([
  'k',
  'z',
  '0',
  'ab',
  'art 21(2)(k)',
  '21(3)(a)',
  '(aa)',
  'zzzzz',
  ' ',
  '%',
  'a/b',
  '.',
  '..',
  "' or 1=1",
])('the measure "%s" does not exist', async (form) => {
  const path = `/v1/framework-mapping/${encodeURIComponent(form)}`;
  const answer = await client.get(path);
  expect([answer.status, answer.json.error?.code]).toEqual([404, 'NOT_FOUND']);
});

test('a measure can be found by a fragment of its name in any language', async () => {
  const { json } = await client.get('/v1/framework-mapping');
  const measures = json.data?.['meetmed'] as { voti: string; nimetus: Record<string, string> }[]; // as above
  for (const { voti, nimetus } of measures) {
    for (const name of Object.values(nimetus)) {
      const found = await client.get(`/v1/framework-mapping/${encodeURIComponent(name)}`);
      expect(found.json.data?.['voti']).toBe(voti);
    }
  }
});
