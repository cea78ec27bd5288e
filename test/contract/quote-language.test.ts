/** The language of the texts of a quote. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { RestClient } from '../support/rest-client.js';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;
let client: RestClient;

beforeAll(async () => {
  service = await openTestService();
  client = await RestClient.of(service.url, service.keys.test.lawyer_firm);
});
afterAll(() => service.close());

test('a quote has its texts in the language asked for, else in that of the documents', async () => {
  const nameIn = async (query: string, body: object) => {
    const { json } = await client.post(`/v1/quote${query}`, { teenus: 'pakett', ...body });
    expect(json.meta).not.toHaveProperty('eiratud_valjad');
    const { puuduvad } = json.data?.['valmidus'] as {
      puuduvad: { vali: string; nimetus: string }[];
    };
    return puuduvad.find(({ vali }) => vali === 'payload.tootajad')?.nimetus;
  };
  const payload = { keel: 'de' };
  expect(await nameIn('', {})).toBe('Töötajate arv');
  expect(await nameIn('', { keel: 'en' })).toBe('Employees');
  expect(await nameIn('', { language: 'en' })).toBe('Employees');
  expect(await nameIn('?keel=en', {})).toBe('Employees');
  expect(await nameIn('', { payload })).toBe('Mitarbeiter');
  expect(await nameIn('', { keel: 'en', payload })).toBe('Employees');
  const unknown = await client.post('/v1/quote', { teenus: 'pakett', keel: 'xx' });
  expect(unknown.json.meta?.['hoiatused']).toHaveLength(1);
});
