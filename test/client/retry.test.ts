/** Which calls are retried, and when. */
import { expect, test } from '@jest/globals';
import { Nis2Client, type RetryOptions } from '../../src/client/main.js';
import { retryAfterOf } from '../../src/client/answers.js';

type PlannedAnswer = Readonly<{ status: number; retryAfter?: string; body?: unknown }>;

/** An error body valid for both transports. */
const refusal = (code: string) => ({
  error: { code, message: code, request_id: 'r', details: [] },
  errors: [{ message: code, extensions: { code, details: [] } }],
});
const LIMITED: PlannedAnswer = { status: 429, retryAfter: '0', body: refusal('RATE_LIMITED') };
const DOWN: PlannedAnswer = { status: 503, body: refusal('UPSTREAM_UNAVAILABLE') };
const FAULT: PlannedAnswer = { status: 500, body: refusal('INTERNAL_ERROR') };
const FINE: PlannedAnswer = { status: 200, body: { data: {}, meta: {} } };
const HURRIED: Partial<RetryOptions> = { baseMs: 1, mostMs: 5_000 };

/** Successive responses, the last one repeated; `null` breaks the connection. */
function scripted(answers: readonly (PlannedAnswer | null)[], retry = HURRIED) {
  const bodies: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const answer = answers[Math.min(bodies.length, answers.length - 1)] ?? null;
    bodies.push(await new Request(input, init).text());
    if (answer === null) throw new TypeError('fetch failed');
    const { status, retryAfter, body } = answer;
    const headers = {
      'content-type': 'application/json',
      ...(retryAfter && { 'retry-after': retryAfter }),
    };
    return new Response(JSON.stringify(body), { status, headers });
  };
  return { nis2: new Nis2Client({ url: 'http://nis2.test', fetch, retry }), bodies };
}

test('a temporary refusal and a broken connection are retried', async () => {
  const { nis2, bodies } = scripted([LIMITED, null, DOWN, FINE]);
  await nis2.rest.GET('/v1/status');
  expect(bodies).toHaveLength(4);
});

test('retries are limited, and the last refusal is thrown', async () => {
  const { nis2, bodies } = scripted([DOWN]);
  const call = nis2.rest.GET('/v1/status');
  await expect(call).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', status: 503 });
  expect(bodies).toHaveLength(4);
});

test('a wait that exceeds the limit is reported at once', async () => {
  const { nis2, bodies } = scripted([{ ...LIMITED, retryAfter: '6' }]);
  const call = nis2.rest.GET('/v1/status');
  await expect(call).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfter: 6 });
  expect(bodies).toHaveLength(1);
});

test('no call is retried before the time that the service named', async () => {
  const { nis2 } = scripted([{ ...LIMITED, retryAfter: '1' }, FINE]);
  const begun = performance.now();
  await nis2.rest.GET('/v1/status');
  // Only the lower bound is exact: a slow machine waits longer.
  expect(performance.now() - begun).toBeGreaterThanOrEqual(999);
});

test('an error of the service or of the caller is not retried', async () => {
  const { nis2, bodies } = scripted([FAULT]);
  await expect(nis2.rest.GET('/v1/status')).rejects.toMatchObject({ code: 'INTERNAL_ERROR' });
  expect(bodies).toHaveLength(1);
});

test('a call that could take effect twice is made once', async () => {
  const { nis2, bodies } = scripted([DOWN]);
  await expect(nis2.account.rotateKey()).rejects.toMatchObject({ status: 503 });
  const url = 'https://example.com';
  const endpoint = nis2.rest.POST('/v1/webhook-endpoints', { body: { url } });
  await expect(endpoint).rejects.toMatchObject({ status: 503 });
  expect(bodies).toHaveLength(2);
});

const keyIn = (body: string): string | undefined => /"idempotency_key":"([^"]+)"/.exec(body)?.[1];

test.each(['graphql', 'rest'])('an order over %s is retried with one key', async (transport) => {
  const { nis2, bodies } = scripted([DOWN, null, FAULT]);
  const order = () =>
    transport === 'rest'
      ? nis2.rest.POST('/v1/orders', { body: { teenus: 'hooldus' } })
      : nis2.orders.place({ teenus: 'hooldus' });
  await expect(order()).rejects.toBeDefined();
  expect(bodies).toHaveLength(3);
  await expect(order()).rejects.toBeDefined();
  const [first, ...others] = bodies.map(keyIn);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(others.slice(0, 2)).toEqual([first, first]);
  expect(others[2]).not.toBe(first);
});

test('a signal ends a call during its pauses', async () => {
  const { nis2, bodies } = scripted([{ ...LIMITED, retryAfter: '3600' }], {
    ...HURRIED,
    mostMs: 4_000_000,
  });
  const ending = new AbortController();
  const call = nis2.rest.GET('/v1/status', { signal: ending.signal });
  setTimeout(() => {
    ending.abort();
  }, 20);
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(bodies).toHaveLength(1);
});

test('an answer that is not from the service is not an error of the service', async () => {
  const { nis2 } = scripted([{ status: 502, body: '<html>' }], { attempts: 0 });
  await expect(nis2.rest.GET('/v1/status')).rejects.toMatchObject({ code: 'UNREACHABLE' });
});

test.each([
  { text: '7', seconds: 7 },
  { text: 'Thu, 01 Jan 2026 00:00:09 GMT', seconds: 9 },
  { text: 'Wed, 31 Dec 2025 23:59:00 GMT', seconds: 0 },
  { text: 'soon', seconds: null },
])('Retry-After: $text', ({ text, seconds }) => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  expect(retryAfterOf(new Headers({ 'retry-after': text }), now)).toBe(seconds);
});
