/** Errors of calls: conflicts, limits, languages. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Nis2Client, isServiceError, type ServiceError } from '../../src/client/main.js';
import { makeKey, openTestService, type TestService } from '../support/test-service.js';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const aLiveClient = async () =>
  new Nis2Client({ url: service.url, key: await makeKey(service.operator, 'client', 'live') });

const refusalOf = async (call: Promise<unknown>): Promise<ServiceError> => {
  const failure: unknown = await call.then(() => null).catch((thrown: unknown) => thrown);
  if (isServiceError(failure)) return failure;
  throw new Error(`not refused: ${String(failure)}`);
};

test('the same key for another order is a conflict', async () => {
  const nis2 = await aLiveClient();
  await nis2.orders.place({ teenus: 'hooldus', idempotency_key: 'one' });
  const other = nis2.orders.place({ teenus: 'hooldus', riik: 'lv', idempotency_key: 'one' });
  expect((await refusalOf(other)).code).toBe('IDEMPOTENCY_CONFLICT');
});

test.each(['graphql', 'rest'])('a limit reports over %s when to retry', async (transport) => {
  const overrides = { perMinute: 1, perMonth: null };
  const key = await makeKey(service.operator, 'client', 'live', overrides);
  const nis2 = new Nis2Client({ url: service.url, key, retry: { mostMs: 0 } });
  const call = () => (transport === 'rest' ? nis2.rest.GET('/v1/keys') : nis2.account.keys());
  await call();
  const refusal = await refusalOf(call());
  expect(refusal.code).toBe('RATE_LIMITED');
  expect(refusal.retryAfter).toBeGreaterThanOrEqual(1);
  expect(refusal.retryAfter).toBeLessThanOrEqual(60);
});

test('error messages are in Estonian if selected', async () => {
  const nis2 = new Nis2Client({ url: service.url, key: 'x', errorLanguage: 'et' });
  expect((await refusalOf(nis2.account.keys())).message).toMatch(/võti/i);
});
