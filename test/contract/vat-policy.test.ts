/** The policy "block": no order is placed at an unconfirmed VAT rate. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { RestClient } from '../support/rest-client.js';
import { openTestService, type TestService } from '../support/test-service.js';
import { openViesStub, type ViesStub } from '../support/vies-stub.js';

let vies: ViesStub;
let service: TestService;
let client: RestClient;

beforeAll(async () => {
  vies = await openViesStub();
  const url = vies.url;
  service = await openTestService({ vatPolicy: 'block', vies: { url, recheckSeconds: [300] } });
  client = (await RestClient.of(service.url)).with(service.keys.live.client);
});

afterAll(async () => {
  await service.close();
  await vies.close();
});

const ORDER = { teenus: 'b_skann', idempotency_key: 'blocked' } as const;

test('an order is refused with 503 and Retry-After while VIES is down, and accepted once it answers', async () => {
  vies.is('MS_UNAVAILABLE');
  const reported = await client.post('/v1/account/vat', {
    kmkr: 'DE123456789',
    arveldus_riik: 'de',
  });
  expect(reported.json.data).toMatchObject({ kmkr_staatus: 'kattesaamatu' });
  const refused = await client.post('/v1/orders', ORDER);
  expect(refused.status).toBe(503);
  expect(refused.json.error?.code).toBe('UPSTREAM_UNAVAILABLE');
  expect(refused.headers['retry-after']).toBe('60');
  const scoped = await client.post('/v1/scoping', { tootajad: 10 });
  expect(scoped.status).toBe(200);
  vies.is('valid');
  const placed = await client.post('/v1/orders', ORDER);
  expect(placed.status).toBe(201);
  expect(placed.json.data).toMatchObject({ kaibemaks_staatus: 'kehtiv', hind_kokku: '290.00' });
});

test('an order that depends on no VAT number is not delayed', async () => {
  vies.is('MS_UNAVAILABLE');
  await client.post('/v1/account/vat', { kmkr: '', arveldus_riik: 'de' });
  const placed = await client.post('/v1/orders', { teenus: 'b_skann' });
  expect(placed.json.data).toMatchObject({ kaibemaks_staatus: 'pole_vaja', hind_kokku: '359.60' });
});
