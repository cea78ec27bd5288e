/** Authorisation by role, the order of checks, and fields that only sandbox keys receive. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ROLES } from '../../src/shared/caller.js';
import { ROUTES } from '../../src/server/routing/routes.js';
import { errorsOf, RestClient } from '../support/rest-client.js';
import { openTestService, type TestService } from '../support/test-service.js';
import { ENDPOINTS, type Endpoint } from './rest-endpoints.js';

let service: TestService;
let client: RestClient;

beforeAll(async () => {
  service = await openTestService();
  client = await RestClient.of(service.url);
});
afterAll(() => service.close());

const ask = (retryingClient: RestClient, { path, body }: Endpoint) =>
  body === undefined ? retryingClient.get(path) : retryingClient.post(path, body);

test('the table contains every route', () => {
  expect(ENDPOINTS).toHaveLength(Object.keys(ROUTES).length);
});

const pairs = ENDPOINTS.flatMap((endpoint: Endpoint) =>
  ROLES.map((role) => ({
    ...endpoint,
    role,
    allowed: endpoint.roles === null || endpoint.roles.includes(role),
  })),
);

test.each(pairs.filter(({ allowed }) => allowed))(
  '$path answers a $role',
  async ({ role, status, ...endpoint }) => {
    const answer = await ask(client.with(service.keys.test[role]), endpoint);
    expect(answer.status).toBe(status ?? answer.status);
    expect(answer.json.meta?.['environment']).toBe(status === undefined ? 'sandbox' : undefined);
    expect('data' in answer.json).toBe(status === undefined);
  },
);

test.each(pairs.filter(({ allowed }) => !allowed))(
  '$path refuses a $role',
  async ({ role, ...endpoint }) => {
    const answer = await ask(client.with(service.keys.test[role]), endpoint);
    expect([answer.status, answer.json.error?.code]).toEqual([403, 'FORBIDDEN_ROLE']);
    expect(answer.json.error?.details[0]?.msg).toContain(endpoint.roles?.join(', '));
  },
);

const READ_ONLY = ENDPOINTS.filter(
  ({ path, ...more }: Endpoint) =>
    !('status' in more) &&
    path !== '/v1/signup' &&
    !/^\/v1\/(orders|keys\/|webhook-endpoints|members\/|sessions\/|passkeys|second-factor|oauth\/\w+\/|test\/)/.test(
      path,
    ),
);

test.each(READ_ONLY)('$path returns no environment to a live key', async (endpoint) => {
  const answer = await ask(client.with(service.keys.live.lawyer_firm), endpoint);
  expect(answer.json.data).toBeDefined();
  expect(answer.json.meta).not.toHaveProperty('environment');
});

const BAD_KEYS = [
  null,
  '',
  'x',
  'nis2_live_client_',
  `nis2_test_client_${'0'.repeat(43)}`,
  'nis2_test_boss_1',
  'x'.repeat(8000),
  'õ',
];

test.each(ENDPOINTS.filter(({ roles }) => roles !== null))(
  '$path requires a valid key',
  async (endpoint) => {
    for (const key of BAD_KEYS) {
      const answer = await ask(client.with(key), endpoint);
      expect([answer.status, answer.json.error?.code]).toEqual([401, 'UNAUTHORIZED']);
      expect(answer.headers['x-ratelimit-limit']).toBe('100000');
      expect(answer.json).not.toHaveProperty('meta');
    }
  },
);

test.each(ENDPOINTS.filter(({ roles }) => roles === null))(
  '$path ignores an invalid key',
  async ({ status, ...endpoint }: Endpoint) => {
    const answer = await ask(client.with('x'), endpoint);
    expect(answer.status).toBe(status ?? answer.status);
    expect('data' in answer.json).toBe(status === undefined);
    expect(answer.json.meta ?? {}).not.toHaveProperty('environment');
  },
);

test('a blocked key is refused at once by the process that blocked it, and soon by others', async () => {
  const role = 'client';
  const { keyId, text } = await service.operator.create({
    role,
    mode: 'live',
    tier: null,
    name: null,
    overrides: { perMinute: null, perMonth: null },
  });
  await service.operator.block(keyId);
  expect((await client.with(text).get('/v1/services')).status).toBe(401);
});

test.each([
  { what: 'no key before a bad body', role: null, body: '{', status: 401 },
  { what: 'a bad role before a bad body', role: 'grc_platform', body: '{', status: 403 },
  {
    what: 'a bad role before a bad field',
    role: 'grc_platform',
    body: '{"country":5}',
    status: 403,
  },
  { what: 'a bad field for a good role', role: 'client', body: '{"country":5}', status: 422 },
] as const)('$what', async ({ role, body, status }) => {
  const caller = client.with(role === null ? null : service.keys.test[role]);
  expect((await caller.postRaw('/v1/incident-templates', body)).status).toBe(status);
});

test('an oversized body is not read for a caller without a key', async () => {
  const answer = await client.postRaw('/v1/scoping', ' '.repeat(300_000));
  expect(answer.status).toBe(401);
});

test('the refusal lists the permitted roles', async () => {
  const answer = await client.with(service.keys.live.client).get('/v1/framework-mapping');
  expect(errorsOf(answer)).toEqual(['X-API-Key role_not_permitted']);
});
