/** Responses of the endpoints of to 4.12: fields and values. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { REQUEST_EXAMPLES } from '../../src/server/rest/openapi/request-examples.js';
import { ROUTES } from '../../src/server/routing/routes.js';
import { RestClient } from '../support/rest-client.js';
import { sourcesIn } from '../support/sources-in.js';
import { openTestService, type TestService } from '../support/test-service.js';
import { answersOf } from './parity-case.js';

let service: TestService;
let client: RestClient;

beforeAll(async () => {
  service = await openTestService();
  client = await RestClient.of(service.url, service.keys.test.lawyer_firm);
});
afterAll(() => service.close());

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const text: unknown = expect.any(String);
const SOURCE = {
  seadus: text,
  paragrahv: text,
  url: expect.stringMatching(/^https?:/) as unknown,
  seisukuupaev: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as unknown,
  kb_versioon: expect.stringMatching(/^kb_\d{4}-\d{2}-\d{2}_[0-9a-f]{8}$/) as unknown,
};

/** Only the pages of the service may call these. */
const OF_PAGES = ['requestSignIn', 'signIn'];

const EXAMPLES = Object.entries(REQUEST_EXAMPLES).map(([name, body]) => ({ name, body }));

test.each(EXAMPLES.filter(({ name }) => !OF_PAGES.includes(name)))(
  'the documented example of $name is accepted',
  async ({ name, body }) => {
    const route = Object.entries(ROUTES).find(([coordinate]) => coordinate.endsWith(`.${name}`));
    const answer = await client.post(`/v1${route?.[1].path ?? ''}`, body);
    expect(answer.status).toBe(route?.[1].status);
  },
);

test('the examples of signing in are accepted; a token that was never emailed is refused', async () => {
  const send = async (path: string, body: unknown) => {
    const answer = await fetch(`${service.url}/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(body),
    });
    return [answer.status, await answer.text()];
  };
  const { requestSignIn, signIn } = REQUEST_EXAMPLES;
  expect(await send('sign-in/request', requestSignIn)).toMatchObject([200, expect.anything()]);
  expect(await send('sign-in', signIn)).toMatchObject([
    422,
    expect.stringContaining('sign_in_link_invalid'),
  ]);
});

test('health answers with and without the envelope', async () => {
  const { json } = await client.with(null).get('/v1/health');
  expect(json).toMatchObject({ status: 'ok', data: { status: 'ok', versioon: text } });
});

test('the status lists all four components', async () => {
  const { json } = await client.with(null).get('/v1/status');
  const ok = expect.objectContaining({ status: 'ok' }) as unknown;
  expect(json.data).toMatchObject({
    overall: 'operational',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
    teenused: { api: ok, database: ok, redis: ok, worker: ok },
  });
});

test('the changelog lists records, newest first, over all pages', async () => {
  const { json } = await client.with(null).get('/v1/changelog');
  const all = json.data?.['kirjed'] as { id: string; kuupaev: string }[]; // validated against OpenAPI
  expect(all.length).toBeGreaterThan(0);
  expect(all.map(({ kuupaev }) => kuupaev)).toEqual(
    all
      .map(({ kuupaev }) => kuupaev)
      .sort()
      .reverse(),
  );
  const first = await client.get('/v1/changelog?limit=1');
  expect(first.json.data?.['kirjed']).toEqual(all.slice(0, 1));
});

test.each([
  { litsents: 'professional', price: 990 },
  { litsents: 'enterprise', price: 2900 },
])('a sign-up returns a sandbox key at once and a $litsents order', async ({ litsents, price }) => {
  const body = { nimi: 'Aa', email: 'a@b.ee', roll: 'grc_platform', litsents };
  const { status, json } = await client.with(null).post('/v1/signup', body);
  expect(status).toBe(201);
  expect(json.data).toMatchObject({
    staatus: 'ootel_makset',
    litsents,
    sandbox_voti: expect.stringMatching(/^nis2_test_grc_platform_[0-9A-Za-z]{43}$/) as unknown,
    order_id: expect.stringMatching(UUID) as unknown,
    makselink: expect.stringMatching(/^https?:/) as unknown,
    hind_eur: price,
    dokumentatsioon: expect.stringMatching(/^https?:/) as unknown,
    note: text,
  });
  const key = String(json.data?.['sandbox_voti']);
  expect((await client.with(key).get('/v1/framework-mapping')).status).toBe(200);
});

test.each([
  { body: { tootajad: 60, sektor: 'energy_electricity' }, result: ['important', 'keskmine', 'I'] },
  { body: { tootajad: 250, sektor: 'energy_electricity' }, result: ['essential', 'suur', 'I'] },
  { body: { tootajad: 5, sektor: 'energy_electricity' }, result: ['valjas', 'mikro', 'I'] },
  {
    body: { tootajad: 49, sektor: 'energy_electricity', kaive_meur: 9 },
    result: ['valjas', 'vaike', 'I'],
  },
  { body: { tootajad: 60, avalik_sidevork: true }, result: ['essential', 'keskmine', 'I'] },
  { body: { tootajad: 5 }, result: ['valjas', 'mikro', null] },
])('scoping of $body returns the expected fields', async ({ body, result }) => {
  const { json } = await client.post('/v1/scoping', { ...body, keel: 'en' });
  const { klassifikatsioon, suurus, annex } = json.data ?? {};
  expect([klassifikatsioon, suurus, annex]).toEqual(result);
  expect(json.data).toMatchObject({ riigi_overlay: null, kood_vaste: null });
  const sources = sourcesIn(json.data);
  expect(sources.length).toBeGreaterThan(0);
  for (const source of sources) expect(source).toMatchObject(SOURCE);
});

test('a national overlay contains the act’s own term', async () => {
  const body = { tootajad: 250, sektor: 'energy_electricity', riik: 'EE' };
  const { json } = await client.post('/v1/scoping', body);
  expect(json.data?.['riigi_overlay']).toMatchObject({
    riik: 'ee',
    kategooria: text,
    termin: text,
    act: text,
    viide: text,
    source_url: text,
    kb_id: expect.any(Number) as unknown,
    kynnis_alus: text,
  });
});

test('scoping accepts every sector of the questions', async () => {
  const { json } = await client.get('/v1/scoping/questions?keel=en');
  const sectors = json.data?.['sektorid'] as { voti: string; alamsektorid: { voti: string }[] }[]; // as above
  const keys = sectors.flatMap(({ voti, alamsektorid }) => [
    voti,
    ...alamsektorid.map((one) => one.voti),
  ]);
  expect(keys.length).toBeGreaterThan(18);
  for (const sektor of keys) {
    expect((await client.post('/v1/scoping', { tootajad: 300, sektor })).status).toBe(200);
  }
  const cases = json.data?.['erijuhud'] as { voti: string }[]; // as above
  for (const { voti } of cases) {
    expect((await client.post('/v1/scoping', { tootajad: 1, erijuht: voti })).status).toBe(200);
  }
});

test('the stages of an incident end after 24 hours, 72 hours and 30 days', async () => {
  const body = { detected_at: '2026-03-01T10:30:00+02:00', language: 'en' };
  const { json } = await client.post('/v1/incident-templates', body);
  const phases = json.data?.['phases'] as { phase: string; deadline: string }[]; // as above
  expect(phases.map(({ phase, deadline }) => [phase, deadline])).toEqual([
    ['early_warning', '2026-03-02T08:30:00Z'],
    ['incident_notification', '2026-03-04T08:30:00Z'],
    ['final_report', '2026-03-31T08:30:00Z'],
  ]);
  for (const phase of phases) expect(sourcesIn(phase).length).toBeGreaterThan(0);
});

test.each([
  { word: 'jah', score: 40, gaps: 0 },
  { word: 'osaliselt', score: 20, gaps: 20 },
  { word: 'ei', score: 0, gaps: 20 },
])('twenty answers "$word" give the score $score', async ({ word, score, gaps }) => {
  const { json } = await client.post('/v1/wizard/evaluate', { vastused: answersOf(word) });
  expect(json.data).toMatchObject({ koondskoor: score, max_skoor: 40 });
  expect(json.data?.['pingerida']).toHaveLength(gaps);
});

test('the questionnaire has the twenty measure keys', async () => {
  const { json } = await client.get('/v1/wizard/questions');
  const questions = json.data?.['kysimused'] as { voti: string }[]; // as above
  expect(questions.map(({ voti }) => voti)).toEqual(Object.keys(answersOf('')));
});
