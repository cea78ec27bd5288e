/** Cached responses as a client sees them: compressed on request, and counted like any other. */
import { gunzipSync, brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeKey, openTestService, type TestService } from '../support/test-service.js';
import { jsonOf, send, type HttpAnswer } from '../support/http-client.js';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const PATH = '/v1/framework-mapping?keel=en';
const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };

const get = (headers: Readonly<Record<string, string>> = {}): Promise<HttpAnswer> =>
  send(service.url, PATH, { headers: { 'x-api-key': service.keys.test.lawyer_firm, ...headers } });

const remaining = ({ headers }: HttpAnswer): number => Number(headers['x-ratelimit-remaining']);

test.each(['br', 'gzip', 'zstd'] as const)(
  'a cached answer is sent in %s, with its own request id',
  async (encoding) => {
    const plain = await get();
    for (let time = 0; time < 3; time++) {
      const packed = await get({ 'accept-encoding': encoding });
      expect(packed.headers).toMatchObject({
        'content-encoding': encoding,
        'content-length': String(packed.bytes.length),
        vary: 'X-API-Key, Authorization, Accept-Encoding',
        etag: plain.headers.etag,
      });
      expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
      const id = String(packed.headers['x-request-id']);
      const text = DECODERS[encoding](packed.bytes).toString();
      expect(text.replace(id, 'id')).toBe(
        plain.text.replace(String(plain.headers['x-request-id']), 'id'),
      );
    }
  },
);

test('each request counts, on the fast path and on the normal pipeline', async () => {
  const key = await makeKey(service.operator, 'lawyer_firm', 'live', { perMinute: 5, perMonth: 4 });
  const headers = { 'x-api-key': key };
  const answers: HttpAnswer[] = [];
  for (let time = 0; time < 5; time++) answers.push(await get(headers));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429]);
  expect(answers.slice(0, 4).map(remaining)).toEqual([4, 3, 2, 1]);
  expect(jsonOf(answers[4] ?? (await get()))).toMatchObject({
    error: { details: [{ type: 'monthly_quota_exceeded' }] },
  });
});

test('a request that falls through to the normal pipeline counts once', async () => {
  const key = await makeKey(service.operator, 'client', 'live', { perMinute: 4, perMonth: 100 });
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  const ask = (body: string): Promise<HttpAnswer> =>
    send(service.url, '/v1/scoping', { method: 'POST', headers, body });
  const good = await ask('{"tootajad":5}');
  const bad = await ask('{"tootajad":-5}');
  const extended = await ask('{"tootajad":5,"unknown":1}');
  expect([good, bad, extended].map(({ status }) => status)).toEqual([200, 422, 200]);
  expect([good, bad, extended].map(remaining)).toEqual([3, 2, 1]);
  expect(jsonOf(extended)).toMatchObject({ meta: { eiratud_valjad: ['unknown'] } });
  expect(jsonOf(bad)).toMatchObject({ error: { request_id: bad.headers['x-request-id'] } });
});

test('a body that is cached is still refused to callers without permission, and in another media type', async () => {
  const body = JSON.stringify({ query: '{ frameworkMapping(keel: "en") { baseline { kokku } } }' });
  const json = 'application/json';
  const ask = (key: string, type = json, sent = body): Promise<HttpAnswer> => {
    const headers = { 'x-api-key': key, 'content-type': type };
    return send(service.url, '/graphql', { method: 'POST', headers, body: sent });
  };
  const { lawyer_firm: firm, client } = service.keys.test;
  const texts: string[] = [];
  for (let time = 0; time < 6; time++) {
    const answer = await ask(firm);
    texts.push(answer.text.replaceAll(String(answer.headers['x-request-id']), 'id'));
  }
  expect(new Set(texts).size).toBe(1);
  expect(jsonOf(await ask(firm))).toMatchObject({
    data: { frameworkMapping: { baseline: { kokku: 10 } } },
  });
  expect(jsonOf(await ask(client))).toMatchObject({
    errors: [{ extensions: { code: 'FORBIDDEN_ROLE' } }],
  });
  expect((await ask('nis2_test_client_nobody')).status).toBe(401);
  expect((await ask(firm, `${json}; charset=utf-8`)).status).toBe(200);
  for (const type of ['text/plain', `${json}; charset=latin1`]) {
    expect(jsonOf(await ask(firm, type))).toMatchObject({
      errors: [{ extensions: { code: 'VALIDATION_FAILED', details: [{ field: 'Content-Type' }] } }],
    });
  }
  const other = await ask(firm, json, body.replace('kokku', 'vahed'));
  expect(jsonOf(other)).toMatchObject({ data: { frameworkMapping: { baseline: { vahed: {} } } } });
});

test('a blocked key and a role without permission are refused cached answers too', async () => {
  await get();
  const client = { 'x-api-key': service.keys.test.client };
  expect([(await get(client)).status, (await get(client)).status]).toEqual([403, 403]);
  const key = await makeKey(service.operator, 'lawyer_firm', 'live');
  const [found] = (await service.operator.list()).filter(({ last4 }) => key.endsWith(last4));
  expect((await get({ 'x-api-key': key })).status).toBe(200);
  await service.operator.block(found?.keyId ?? '');
  const deadline = performance.now() + 10_000;
  let status = 200;
  while (status !== 401 && performance.now() < deadline)
    ({ status } = await get({ 'x-api-key': key }));
  expect(status).toBe(401);
});

test('a number that JSON writes as null does not get the cached answer for null', async () => {
  const query = 'query ($k: String) { services(keel: $k) { teenused { voti } } }';
  const ask = (value: string): Promise<HttpAnswer> => {
    const headers = {
      'x-api-key': service.keys.test.lawyer_firm,
      'content-type': 'application/json',
    };
    const body = `{"query":${JSON.stringify(query)},"variables":{"k":${value}}}`;
    return send(service.url, '/graphql', { method: 'POST', headers, body });
  };
  for (let time = 0; time < 4; time++) expect(jsonOf(await ask('null'))).toHaveProperty('data');
  for (const value of ['1e400', '[1e400, null]', '{"a":-1e400}'])
    expect(jsonOf(await ask(value))).toMatchObject({
      errors: [{ extensions: { code: 'VALIDATION_FAILED' } }],
    });
});
