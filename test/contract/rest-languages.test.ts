/** Languages of content and errors, country codes, and both names of each parameter. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { LANGUAGES } from '../../src/shared/language.js';
import { MEMBER_STATES } from '../../src/shared/country.js';
import { errorsOf, RestClient, type RestAnswer } from '../support/rest-client.js';
import { openTestService, type TestService } from '../support/test-service.js';
import { answersOf } from './parity-case.js';

let service: TestService;
let client: RestClient;

beforeAll(async () => {
  service = await openTestService();
  client = await RestClient.of(service.url, service.keys.test.lawyer_firm);
});
afterAll(() => service.close());

const ESTONIAN = 'Päritud ressurssi ei ole olemas';
const ENGLISH = 'The requested resource does not exist';

test.each([
  { query: '', header: undefined, message: ENGLISH },
  { query: '?keel=et', header: undefined, message: ESTONIAN },
  { query: '?keel=ET', header: undefined, message: ESTONIAN },
  { query: '?keel=en', header: undefined, message: ENGLISH },
  { query: '?keel=de', header: undefined, message: ENGLISH },
  { query: '', header: 'et', message: ESTONIAN },
  { query: '', header: 'et-EE', message: ESTONIAN },
  { query: '', header: 'et-EE, en;q=0.8', message: ESTONIAN },
  { query: '', header: 'de, et;q=0.8, en;q=0.5', message: ESTONIAN },
  { query: '', header: 'et;q=0.1, en;q=0.9', message: ENGLISH },
  { query: '', header: 'et;q=0', message: ENGLISH },
  { query: '', header: '*', message: ENGLISH },
  { query: '', header: 'fi', message: ENGLISH },
  { query: '', header: ';;,q=x', message: ENGLISH },
  { query: '?keel=et', header: 'en', message: ESTONIAN },
])('errors for $query and Accept-Language $header', async ({ query, header, message }) => {
  const headers = header === undefined ? {} : { 'accept-language': header };
  const answer = await client.get(`/v1/framework-mapping/zzz${query}`, headers);
  expect([answer.status, answer.json.error?.message]).toEqual([404, message]);
});

test('keel in the body selects the language of the content, not of errors', async () => {
  const answer = await client.post('/v1/scoping', { tootajad: -1, keel: 'et' });
  expect(answer.json.error?.message).toMatch(
    /^The request is not valid, see details \(tootajad: Input should be /,
  );
});

test('Accept-Language never selects the language of the content', async () => {
  const answer = await client.get('/v1/services', { 'accept-language': 'en' });
  expect(answer.json.data?.['keel_kasutatud']).toBe('et');
});

const used = ({ json }: RestAnswer): unknown => json.data?.['keel_kasutatud'];

const LOCALIZED = [
  { what: 'scoping', ask: (keel: string) => client.post('/v1/scoping', { tootajad: 5, keel }) },
  {
    what: 'scoping by query',
    ask: (keel: string) => client.post(`/v1/scoping?keel=${keel}`, { tootajad: 5 }),
  },
  {
    what: 'scoping questions',
    ask: (keel: string) => client.get(`/v1/scoping/questions?keel=${keel}`),
  },
  {
    what: 'wizard questions',
    ask: (keel: string) => client.get(`/v1/wizard/questions?keel=${keel}`),
  },
  {
    what: 'wizard evaluation',
    ask: (keel: string) => client.post('/v1/wizard/evaluate', { vastused: answersOf('ei'), keel }),
  },
  { what: 'services', ask: (keel: string) => client.get(`/v1/services?keel=${keel}`) },
  { what: 'services by alias', ask: (keel: string) => client.get(`/v1/services?language=${keel}`) },
  {
    what: 'incident templates',
    ask: (keel: string) =>
      client.post('/v1/incident-templates', {
        detected_at: '2026-03-01T08:30:00Z',
        language: keel,
      }),
  },
  {
    what: 'incident templates by alias',
    ask: (keel: string) =>
      client.post('/v1/incident-templates', { detected_at: '2026-03-01T08:30:00Z', keel }),
  },
];

test.each(LOCALIZED)('$what answers in Estonian and in English', async ({ ask }) => {
  const [et, en, upper] = [await ask('et'), await ask('en'), await ask('EN')];
  expect([used(et), used(en), used(upper)]).toEqual(['et', 'en', 'en']);
  expect(et.json.data).not.toEqual(en.json.data);
  expect(en.json.meta).not.toHaveProperty('hoiatused');
});

test.each(LOCALIZED)(
  '$what answers an unknown language in Estonian, with a remark',
  async ({ ask }) => {
    for (const keel of ['xx', 'ga', 'x'.repeat(50)]) {
      const answer = await ask(keel);
      expect([answer.json.error, used(answer)]).toEqual([undefined, 'et']);
      expect(answer.json.meta?.['hoiatused']).toEqual([expect.stringContaining(keel)]);
    }
  },
);

test('each of the 22 languages is answered', async () => {
  for (const keel of LANGUAGES) {
    const answer = await client.get(`/v1/services?keel=${keel}`);
    expect(answer.status).toBe(200);
  }
});

const country = async (riik: string): Promise<unknown> =>
  (
    await client.post('/v1/scoping', {
      tootajad: 60,
      sektor: 'energy_electricity',
      riik,
      keel: 'en',
    })
  ).json.data;

test.each(MEMBER_STATES.map((riik) => ({ riik })))(
  'the country code $riik is accepted in any case',
  async ({ riik }) => {
    const lower = await country(riik);
    expect(lower).toHaveProperty('klassifikatsioon');
    expect(await country(riik.toUpperCase())).toEqual(lower);
  },
);

test.each([
  ['EL', 'gr'],
  ['uk', 'gb'],
])('%s means %s', async (alias, code) => {
  expect(await country(alias)).toEqual(await country(code));
});

test.each([...MEMBER_STATES])(
  'the country %s is pending only if its act is missing',
  async (riik) => {
    const pending = ['es', 'fr', 'ie'].includes(riik);
    const scoping = await country(riik);
    const { json } = await client.post('/v1/incident-templates', {
      detected_at: '2026-03-01T08:30:00Z',
      country: riik,
    });
    for (const data of [scoping, json.data]) {
      if (!pending) expect(data).not.toHaveProperty('transposition_status');
      else {
        expect(data).toMatchObject({ transposition_status: 'pending' });
        expect(data).toHaveProperty('transposition_note');
      }
    }
  },
);

test.each([
  { body: { riik: 'ee', country: 'de' }, errors: ['riik conflicting_values'] },
  { body: { riik: 'ee', country: 'EE' }, errors: [] },
  { body: { riik: null, country: 'ee' }, errors: [] },
  { body: { country: 'est' }, errors: ['riik string_too_long'] },
  { body: { keel: 'en', language: 'et' }, errors: ['keel conflicting_values'] },
  { body: { keel: 'en', language: 'en' }, errors: [] },
  { body: { language: 5 }, errors: ['keel string_type'] },
])('scoping with $body has the errors $errors', async ({ body, errors }) => {
  expect(errorsOf(await client.post('/v1/scoping', { tootajad: 5, ...body }))).toEqual(errors);
});

test.each([
  { query: 'keel=en&language=et', errors: ['keel conflicting_values'] },
  { query: 'keel=en&keel=et', errors: ['keel conflicting_values'] },
  { query: 'keel=en&language=EN', errors: [] },
])('services?$query has the errors $errors', async ({ query, errors }) => {
  expect(errorsOf(await client.get(`/v1/services?${query}`))).toEqual(errors);
});

test('both names of the country parameter mean the same', async () => {
  const [riik, other] = [
    await client.post('/v1/scoping', { tootajad: 60, riik: 'de' }),
    await client.post('/v1/scoping', { tootajad: 60, country: 'de' }),
  ];
  expect(other.json.data).toEqual(riik.json.data);
  expect(other.json.meta).not.toHaveProperty('eiratud_valjad');
});
