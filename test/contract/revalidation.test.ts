/** Law data reads from a client's view: ETag and 304, feeds, earlier versions. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { jsonOf, send, type HttpAnswer } from '../support/http-client.js';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

type Headers = Readonly<Record<string, string>>;

const get = (path: string, headers: Headers = {}): Promise<HttpAnswer> =>
  send(service.url, path, { headers });

const keyed = (path: string, headers: Headers = {}): Promise<HttpAnswer> =>
  get(path, { 'x-api-key': service.keys.test.lawyer_firm, ...headers });

const tagOf = ({ headers }: HttpAnswer): string => String(headers.etag);

const READS = [
  '/v1/scoping/questions?keel=en',
  '/v1/framework-mapping',
  '/v1/framework-mapping/a?keel=en',
  '/v1/law/countries?keel=en',
  '/v1/law/countries/ee/duties?from=2026-01-01',
  '/v1/law/rules/annex_i_large',
  '/v1/wizard/questions',
  '/v1/services',
  '/v1/changelog',
  '/v1/changelog/rss?keel=en',
  '/v1/changelog/feed.json',
  '/openapi.json',
];

test.each(READS)('%s is answered with 304 to a client that has the version', async (path) => {
  const full = await keyed(path);
  expect(full.status).toBe(200);
  const held = await keyed(path, { 'if-none-match': tagOf(full) });
  expect({ status: held.status, text: held.text }).toEqual({ status: 304, text: '' });
  expect(tagOf(held)).toBe(tagOf(full));
  expect(held.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: expect.stringContaining('X-API-Key'),
    'x-ratelimit-limit': expect.any(String),
    'x-request-id': expect.any(String),
  });
  expect((await keyed(path, { 'if-none-match': '"other"' })).status).toBe(200);
});

test('unknown parameters are ignored and reported, in cached answers too', async () => {
  const path = '/v1/framework-mapping/b?framwork=dora&keel=en';
  for (let time = 0; time < 3; time++) {
    const answer = await keyed(path);
    expect(jsonOf(answer)).toMatchObject({ meta: { eiratud_valjad: ['framwork'] } });
    const plain = await keyed('/v1/framework-mapping/b?keel=en');
    expect(jsonOf(plain)).not.toHaveProperty('meta.eiratud_valjad');
    expect(tagOf(answer)).not.toBe(tagOf(plain));
  }
});

test('a tag identifies the version and differs by language, key mode and query', async () => {
  const tags = await Promise.all([
    keyed('/v1/wizard/questions'),
    keyed('/v1/wizard/questions?keel=en'),
    keyed('/v1/services'),
    get('/v1/wizard/questions', { 'x-api-key': service.keys.live.client }),
  ]);
  expect(new Set(tags.map(tagOf)).size).toBe(tags.length);
  for (const answer of tags)
    expect(tagOf(answer)).toMatch(/^W\/"kb_\d{4}-\d{2}-\d{2}_[0-9a-f]{8}\./);
});

test('missing, forbidden and keyless requests never get 304', async () => {
  const any = { 'if-none-match': '*' };
  expect((await keyed('/v1/framework-mapping/xyzzy', any)).status).toBe(404);
  expect((await get('/v1/wizard/questions', any)).status).toBe(401);
  const client = { 'x-api-key': service.keys.test.client, ...any };
  expect((await get('/v1/framework-mapping', client)).status).toBe(403);
  expect((await keyed('/v1/changelog?limit=0', any)).status).toBe(422);
});

test('answers that depend on the caller or the time have no tag', async () => {
  for (const path of ['/v1/status', '/v1/orders/sandbox-demo-order-001']) {
    expect((await keyed(path)).headers.etag).toBeUndefined();
  }
});

type ChangeLog = Readonly<{ data: { kirjed: { kirjeldus: string; id: string }[] } }>;

test('the feeds list the changelog, in its language and with its checks', async () => {
  const log = jsonOf(await get('/v1/changelog?keel=en')) as ChangeLog;
  const json = await get('/v1/changelog/feed.json?keel=en');
  expect(json.headers['content-type']).toBe('application/feed+json; charset=utf-8');
  expect(jsonOf(json)).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    language: 'en',
    items: log.data.kirjed.map(({ kirjeldus }) => ({ content_text: kirjeldus })),
  });
  const rss = await get('/v1/changelog/rss?keel=en&riik=ee');
  expect(rss.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  const estonian = jsonOf(await get('/v1/changelog?keel=en&riik=ee')) as ChangeLog;
  for (const { id } of estonian.data.kirjed) expect(rss.text).toContain(`#${id}</guid>`);
  expect((await get('/v1/changelog/rss?riik=e1')).status).toBe(422);
});

const presentVersion = async (): Promise<string> => tagOf(await keyed('/v1/services')).slice(3, 25);

test('the current version can be requested by name and by date, with GET and POST', async () => {
  const kb = await presentVersion();
  expect((await keyed(`/v1/framework-mapping?kb=${kb}`)).status).toBe(200);
  const body = JSON.stringify({ tootajad: 60, sektor: 'energy', kb, asOf: kb.slice(3, 13) });
  const answer = await send(service.url, '/v1/scoping', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': service.keys.test.client },
    body,
  });
  expect(answer.status).toBe(200);
  expect(answer.text).toContain(kb);
});

test.each([
  { query: 'asOf=2000-01-01', field: 'asOf', type: 'kb_before_first' },
  { query: 'asOf=2026-02-30', field: 'asOf', type: 'date_parsing' },
  { query: 'kb=kb_2000-01-01_00000000', field: 'kb', type: 'kb_version_unknown' },
])('$query is refused because of $field', async ({ query, field, type }) => {
  const answer = await keyed(`/v1/wizard/questions?${query}`);
  expect(answer.status).toBe(422);
  expect(jsonOf(answer)).toMatchObject({ error: { details: [{ field, type }] } });
});

test('the current version has no difference from itself', async () => {
  const kb = await presentVersion();
  const answer = await keyed(`/v1/changelog/diff?from=${kb}`);
  expect(jsonOf(answer)).toMatchObject({ data: { from: kb, to: kb, kokku: 0, teemad: [] } });
});
