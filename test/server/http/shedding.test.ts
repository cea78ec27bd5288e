import { afterEach, beforeEach, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { ServiceError } from '../../../src/shared/errors.js';
import { shedLoad } from '../../../src/server/http/shedding.js';

const LAG_MS = 100;
const LIVE = { 'x-api-key': 'nis2_live_client_x' };
const SANDBOX = { 'x-api-key': 'nis2_test_client_x' };

let app: FastifyInstance;
let refusals: ServiceError[];

/** Blocks the event loop until the plugin has measured the given mean lag. */
async function lagBehind(ms: number): Promise<void> {
  while (app.memoryUsage().eventLoopDelay < ms) {
    const until = performance.now() + ms * 3;
    while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

beforeEach(async () => {
  refusals = [];
  app = Fastify();
  app.addHook('onRequest', (request, _reply, done) => {
    request.gateway = { caller: null };
    done();
  });
  await shedLoad(app, LAG_MS);
  app.setErrorHandler(async (error, _request, reply) => {
    if (error instanceof ServiceError) refusals.push(error);
    await reply.status(503).send();
  });
  for (const url of ['/livez', '/v1/services']) app.get(url, () => 'ok');
  for (const url of ['/v1/webhooks/stripe', '/v1/orders']) app.post(url, () => 'ok');
  await app.ready();
});

afterEach(() => app.close());

const statusOf = async (
  method: 'GET' | 'POST',
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> => (await app.inject({ method, url, headers })).statusCode;

test('while the process keeps up, no request is refused', async () => {
  expect(await statusOf('GET', '/v1/services')).toBe(200);
  expect(await statusOf('GET', '/v1/services', LIVE)).toBe(200);
});

test('under load it refuses all but orders, payment events and probes, with Retry-After', async () => {
  await lagBehind(2 * LAG_MS + 1);
  expect(await statusOf('GET', '/v1/services')).toBe(503);
  expect(await statusOf('GET', '/v1/services', SANDBOX)).toBe(503);
  expect(refusals[0]).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', retryAfterSeconds: 2 });
  expect(await statusOf('POST', '/v1/webhooks/stripe')).toBe(200);
  expect(await statusOf('GET', '/livez')).toBe(200);
});

test('under heavy load it also refuses reads of valid keys and orders, never payment events and probes', async () => {
  await lagBehind(5 * LAG_MS + 1);
  expect(await statusOf('GET', '/v1/services', LIVE)).toBe(503);
  expect(await statusOf('POST', '/v1/orders', LIVE)).toBe(503);
  expect(await statusOf('POST', '/v1/webhooks/stripe')).toBe(200);
  expect(await statusOf('GET', '/livez')).toBe(200);
});
