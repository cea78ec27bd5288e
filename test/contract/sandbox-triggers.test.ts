/** Trigger words by which a sandbox key produces states and errors. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { errorsOf, RestClient } from '../support/rest-client.js';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;
let client: RestClient;

beforeAll(async () => {
  service = await openTestService();
  client = (await RestClient.of(service.url)).with(service.keys.test.client);
});
afterAll(() => service.close());

const order = (word: unknown, over: Record<string, unknown> = {}) =>
  client.post('/v1/orders', { teenus: 'pakett', ...over, payload: { sandbox: word } });

test.each([
  { word: 'makse_ootel', payment: 'ootel', documents: 'ootel' },
  { word: 'makse_aegunud', payment: 'ootel', documents: 'ootel' },
  { word: 'tyhistatud', payment: 'ootel', documents: 'ootel' },
  { word: 'makstud', payment: 'tasutud', documents: 'genereerimisel' },
  { word: 'genereerimisel', payment: 'tasutud', documents: 'genereerimisel' },
  { word: 'viibib', payment: 'tasutud', documents: 'genereerimisel' },
  { word: 'ebaonnestunud', payment: 'tasutud', documents: 'genereerimisel' },
  { word: 'vabastatud', payment: 'tasutud', documents: 'vabastatud' },
  { word: 'tagastatud', payment: 'tasutud', documents: 'vabastatud' },
])('$word returns the demo order in that state', async ({ word, payment, documents }) => {
  const answers = [await order(word), await order(word)];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(answers[0]?.json.data).toEqual(answers[1]?.json.data);
  expect(answers[0]?.json.data).toMatchObject({
    order_id: 'sandbox-demo-order-001',
    makselink: null,
    olek: word,
    makse_staatus: payment,
    dokumendi_staatus: documents,
  });
});

test.each([
  { word: 'UNAUTHORIZED', status: 401 },
  { word: 'FORBIDDEN_ROLE', status: 403 },
  { word: 'NOT_FOUND', status: 404 },
  { word: 'IDEMPOTENCY_CONFLICT', status: 409 },
  { word: 'VALIDATION_FAILED', status: 422 },
  { word: 'RATE_LIMITED', status: 429 },
  { word: 'INTERNAL_ERROR', status: 500 },
  { word: 'UPSTREAM_UNAVAILABLE', status: 503 },
])('$word is answered with status $status', async ({ word, status }) => {
  const answer = await order(word);
  expect([answer.status, answer.json.error?.code]).toEqual([status, word]);
  const hasRetry = status === 429 || status === 503;
  expect(answer.headers['retry-after']).toBe(hasRetry ? '30' : undefined);
});

test('the error of an unknown word lists the known words', async () => {
  const answer = await order('boom');
  expect(errorsOf(answer)).toEqual(['payload.sandbox enum']);
  expect(answer.json.error?.details[0]?.msg).toContain('makse_ootel');
});

test('the rest of the payload is still validated', async () => {
  expect((await order('vabastatud', { teenus: 'auto' })).status).toBe(422);
});

test('trigger words of a live key have no effect', async () => {
  const live = client.with(service.keys.live.client);
  const answer = await live.post('/v1/orders', {
    teenus: 'pakett',
    payload: { sandbox: 'RATE_LIMITED' },
  });
  expect(answer.json.error?.code).not.toBe('RATE_LIMITED');
  expect(answer.json.data?.['order_id']).not.toBe('sandbox-demo-order-001');
});
