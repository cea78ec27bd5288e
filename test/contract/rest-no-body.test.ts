/** A body without required fields may be omitted. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { errorsOf, RestClient } from '../support/rest-client.js';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;
let client: RestClient;

beforeAll(async () => {
  service = await openTestService();
  client = await RestClient.of(service.url, service.keys.test.client);
});
afterAll(() => service.close());

const CANCEL = '/v1/orders/sandbox-demo-order-001/cancel';

test.each([
  { what: 'no body', headers: {}, body: undefined },
  { what: 'a media type and no bytes', headers: { 'content-type': 'application/json' }, body: '' },
  { what: 'an empty object', headers: { 'content-type': 'application/json' }, body: '{}' },
])('an order can be cancelled with $what', async ({ headers, body }) => {
  const { status, json } = await client.send('POST', CANCEL, headers, body);
  expect([status, json.data?.['olek']]).toEqual([200, 'tyhistatud']);
});

test('a key can be rotated without a body', async () => {
  expect((await client.send('POST', '/v1/keys/rotate')).status).toBe(201);
});

test('a body that is not JSON is still refused', async () => {
  const headers = { 'content-type': 'application/json' };
  expect(errorsOf(await client.send('POST', CANCEL, headers, 'x'))).toEqual(['body json_invalid']);
  expect(errorsOf(await client.send('POST', '/v1/scoping'))).toEqual(['Content-Type media_type']);
});
