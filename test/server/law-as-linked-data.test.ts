/** The law as JSON-LD, and the published test vectors, from a client's view. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { jsonOf, send } from '../support/http-client.js';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  send(service.url, path, { headers });

const LINKED = { accept: 'application/ld+json' };

test('a rule is described at its own address', async () => {
  const answer = await get('/v1/law/rules/annex_i_large?keel=en', LINKED);
  expect(answer.headers['content-type']).toMatch(/^application\/ld\+json/);
  expect(answer.headers['vary']).toContain('Accept');
  expect(jsonOf(answer)).toMatchObject({
    '@id': expect.stringMatching(/\/v1\/law\/rules\/annex_i_large$/),
    '@type': 'skos:Concept',
    'dcterms:source': expect.arrayContaining([
      expect.objectContaining({ '@type': 'eli:LegalResourceSubdivision' }),
    ]),
  });
  const held = await get('/v1/law/rules/annex_i_large?keel=en', {
    ...LINKED,
    'if-none-match': String(answer.headers.etag),
  });
  expect(held.status).toBe(304);
});

test('the terms of a country have addresses', async () => {
  const answer = await get('/v1/law/countries/ee', LINKED);
  expect(jsonOf(answer)).toMatchObject({
    '@type': 'skos:ConceptScheme',
    'skos:hasTopConcept': [
      {
        '@id': expect.stringMatching(/\/v1\/law\/countries\/ee#essential$/),
        'skos:prefLabel': [{ '@value': 'ülioluline üksus', '@language': 'et' }],
      },
      { '@id': expect.stringMatching(/#important$/) },
    ],
  });
});

test('a list is one graph', async () => {
  const { '@graph': graph, '@context': context } = jsonOf(
    await get('/v1/law/rules?country=ee', LINKED),
  ) as Record<string, readonly unknown[]>;
  expect(context).toHaveProperty('skos');
  expect(graph?.length).toBeGreaterThan(10);
  expect(graph?.[0]).not.toHaveProperty('@context');
});

test('without a preference, and for other operations, the answer is JSON', async () => {
  const plain = await get('/v1/law/rules/annex_i_large', { accept: '*/*' });
  expect(plain.headers['content-type']).toContain('application/json');
  expect(plain.headers['vary']).toContain('Accept');
  const duties = await get('/v1/law/countries/ee/duties', LINKED);
  expect(duties.headers['content-type']).toContain('application/json');
});

test('the test vectors are a file whose address contains its digest', async () => {
  const { files } = jsonOf(await get('/v1/law/vectors')) as {
    files: readonly { url: string; sha256: string; kb_version: string }[];
  };
  const [only] = files;
  const file = await get(new URL(only?.url ?? '').pathname);
  expect(file.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(createHash('sha256').update(file.text).digest('hex')).toBe(only?.sha256);
  const {
    kb_version: version,
    national,
    directive,
  } = jsonOf(file) as {
    kb_version: string;
    national: Record<string, readonly unknown[]>;
    directive: readonly unknown[];
  };
  expect(version).toBe(only?.kb_version);
  expect(national['ee']?.length).toBeGreaterThanOrEqual(25);
  expect(directive.length).toBeGreaterThan(400);
  expect((await get('/v1/law/vectors/other.json')).status).toBe(404);
});
