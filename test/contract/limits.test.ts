import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Role } from '../../src/shared/caller.js';
import { codesOf, GraphqlClient } from '../support/graphql-client.js';
import { anAddress } from '../support/http-client.js';
import { errorsOf, RestClient, type RestAnswer } from '../support/rest-client.js';
import { makeKey, openTestService, type TestService } from '../support/test-service.js';
import { answersOf } from './parity-case.js';

const PER_MINUTE = 20;
const ANONYMOUS = 10;
const SIGNUPS = 3;

let service: TestService;
let client: RestClient;

beforeAll(async () => {
  service = await openTestService({
    rateLimits: {
      baas: { per_minute: PER_MINUTE, per_month: 1000 },
      sandbox: { per_minute: PER_MINUTE, per_month: 1000 },
      anonymous: { per_minute: ANONYMOUS },
    },
    signupLimitPerHour: SIGNUPS,
  });
  client = await RestClient.of(service.url);
});
afterAll(() => service.close());

const keyOf = (perMinute: number | null, perMonth: number | null, role: Role = 'client') =>
  makeKey(service.operator, role, 'live', { perMinute, perMonth });

const together = <Result>(count: number, ask: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => ask(index)));

const admitted = (answers: readonly RestAnswer[]): number =>
  answers.filter(({ status }) => status < 400).length;

const number = ({ headers }: RestAnswer, name: string): number => Number(headers[name]);

test('exactly the limit is admitted of many parallel calls', async () => {
  const retryingClient = client.with(await keyOf(null, null));
  const answers = await together(PER_MINUTE * 3, () => retryingClient.get('/v1/services'));
  expect(admitted(answers)).toBe(PER_MINUTE);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(PER_MINUTE * 2);
  for (const answer of refused) {
    expect(answer.json.error).toMatchObject({ code: 'RATE_LIMITED', details: [] });
    expect(number(answer, 'retry-after')).toBeGreaterThanOrEqual(1);
    expect(number(answer, 'retry-after')).toBeLessThanOrEqual(60);
    expect(number(answer, 'x-ratelimit-remaining')).toBe(0);
  }
});

test('the headers count down and state when the quota is full again', async () => {
  const retryingClient = client.with(await keyOf(null, null));
  for (const left of [PER_MINUTE - 1, PER_MINUTE - 2]) {
    const answer = await retryingClient.get('/v1/services');
    expect(number(answer, 'x-ratelimit-limit')).toBe(PER_MINUTE);
    expect(number(answer, 'x-ratelimit-remaining')).toBe(left);
    const inSeconds = number(answer, 'x-ratelimit-reset') - Date.now() / 1000;
    expect(inSeconds).toBeGreaterThan(50);
    expect(inSeconds).toBeLessThan(65);
    const policy = `"minute";q=${PER_MINUTE};w=60, "month";q=1000`;
    expect(answer.headers['ratelimit-policy']).toBe(policy);
    expect(answer.headers).not.toHaveProperty('retry-after');
  }
});

test('an operator can give a key individual limits', async () => {
  const retryingClient = client.with(await keyOf(2, 7));
  const answers = await together(5, () => retryingClient.get('/v1/services'));
  expect(admitted(answers)).toBe(2);
  expect(answers[0]?.headers['ratelimit-policy']).toBe('"minute";q=2;w=60, "month";q=7');
});

test('each key is counted separately, over both transports together', async () => {
  const [one, other] = [await keyOf(4, null), await keyOf(4, null)];
  const graphql = new GraphqlClient(service.url, one);
  await together(2, () => client.with(one).get('/v1/services'));
  await together(2, () => graphql.ask({ query: '{ services { valuuta } }' }));
  expect((await client.with(one).get('/v1/services')).status).toBe(429);
  expect((await client.with(other).get('/v1/services')).status).toBe(200);
  const refused = await graphql.ask({ query: '{ services { valuuta } }' });
  expect([refused.status, codesOf(refused)]).toEqual([429, ['RATE_LIMITED']]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  expect(refused.json.extensions).toHaveProperty('request_id', refused.headers['x-request-id']);
});

test('refused calls do not count; invalid bodies and wrong roles do', async () => {
  const retryingClient = client.with(await keyOf(3, null));
  expect((await retryingClient.get('/v1/framework-mapping')).status).toBe(403);
  expect((await retryingClient.postRaw('/v1/scoping', '{')).status).toBe(422);
  expect((await retryingClient.get('/v1/services')).status).toBe(200);
  const more = await together(5, () => retryingClient.get('/v1/services'));
  expect(admitted(more)).toBe(0);
});

test('health checks are never refused and never counted', async () => {
  const from = anAddress();
  const answers = await together(ANONYMOUS * 2, () => client.get('/v1/health', from));
  expect(admitted(answers)).toBe(ANONYMOUS * 2);
  expect(number(await client.get('/v1/health', from), 'x-ratelimit-remaining')).toBe(ANONYMOUS);
});

test('calls without a key are counted per address', async () => {
  const [from, elsewhere] = [anAddress(), anAddress()];
  const answers = await together(ANONYMOUS * 2, () => client.get('/v1/status', from));
  expect(admitted(answers)).toBe(ANONYMOUS);
  expect((await client.get('/v1/status', elsewhere)).status).toBe(200);
});

test.each([
  {
    what: 'bad keys',
    path: '/v1/services',
    headers: { 'x-api-key': 'nis2_live_client_x' },
    status: 401,
  },
  { what: 'unknown paths', path: '/v1/nothing', headers: {}, status: 404 },
  { what: 'wrong methods', path: '/v1/scoping', headers: {}, status: 405 },
])('$what are counted per address and then refused', async ({ path, headers, status }) => {
  const from = { ...anAddress(), ...headers };
  const answers = await together(ANONYMOUS * 2, () => client.get(path, from));
  const statuses = answers.map((answer) => answer.status).sort();
  expect(statuses.filter((one) => one === status)).toHaveLength(ANONYMOUS);
  expect(statuses.filter((one) => one === 429)).toHaveLength(ANONYMOUS);
});

const FREE_OF_MONTH = [
  { path: '/v1/wizard/questions' },
  { path: '/v1/wizard/evaluate', body: { vastused: answersOf('ei') } },
  { path: '/v1/billing/summary' },
  { path: '/v1/account/vat', body: { reg_kood: '1' } },
  { path: '/v1/orders/unknown', status: 404 },
  { path: '/v1/status' },
  { path: '/v1/changelog' },
  { path: '/v1/health' },
];

const secondsToNextMonth = (): number => {
  const now = new Date();
  return (Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1) - now.getTime()) / 1000;
};

test('an exhausted monthly quota refuses metered operations only, until the next month', async () => {
  const retryingClient = client.with(await keyOf(200, 5, 'lawyer_firm'));
  const answers = await together(12, () => retryingClient.post('/v1/scoping', { tootajad: 5 }));
  expect(admitted(answers)).toBe(5);
  const refused = await retryingClient.get('/v1/services');
  expect([refused.status, ...errorsOf(refused)]).toEqual([429, 'kvoot monthly_quota_exceeded']);
  expect(Math.abs(number(refused, 'retry-after') - secondsToNextMonth())).toBeLessThan(5);
  for (const { path, body, status = 200 } of FREE_OF_MONTH) {
    const from = anAddress();
    const answer = await (body === undefined
      ? retryingClient.get(path, from)
      : retryingClient.post(path, body, from));
    expect(`${path} ${answer.status}`).toBe(`${path} ${status}`);
  }
  const summary = await retryingClient.get('/v1/billing/summary');
  expect(summary.json.data?.['kasutus']).toMatchObject({ paringuid: 5, limiit: 5, jaak: 0 });
});

test('a GraphQL operation counts as its most expensive field', async () => {
  const key = await keyOf(200, 1, 'lawyer_firm');
  const graphql = new GraphqlClient(service.url, key);
  const ask = async (query: string) => codesOf(await graphql.ask({ query }));
  expect(
    await ask('{ wizardQuestions { max_skoor } billingSummary { valuuta: __typename } }'),
  ).toEqual([]);
  expect(await ask('{ wizardQuestions { max_skoor } services { valuuta } }')).toEqual([]);
  expect(await ask('{ frameworks { key } }')).toEqual(['RATE_LIMITED']);
  expect(await ask('{ ...on Query { x: services { valuuta } } }')).toEqual(['RATE_LIMITED']);
  expect(await ask('{ wizardQuestions { max_skoor } }')).toEqual([]);
});
