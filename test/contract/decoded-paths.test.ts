/** Addresses: decoded once, without listings of folders, and never by a method that repeats the request. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { anAddress, send } from '../support/http-client.js';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const ask = (path: string, method = 'GET') =>
  send(service.url, path, {
    method,
    headers: { ...anAddress(), 'x-api-key': service.keys.live.lawyer_firm },
  });

test.each([
  ['/v1/changelog?limit=%31', 200],
  ['/v1/changelog?limit=%2531', 422],
  ['/v1/%77izard/questions?keel=en', 200],
  ['/v1/%2577izard/questions?keel=en', 404],
  ['/v1/wizard%2fquestions?keel=en', 404],
  ['/v1/x/..%2fwizard/questions', 404],
  ['/docs/%2e%2e/%2e%2e/package.json', 404],
  ['/docs/..%252f..%252fpackage.json', 404],
  ['/assets/..%2f..%2fpackage.json', 404],
])('%s is answered with %i', async (path, status) => {
  expect((await ask(path)).status).toBe(status);
});

test.each([
  '/assets/',
  '/assets',
  '/console/assets/',
  '/docs/',
  '/v1/',
  '/law/',
  '/.well-known/',
  '/.git/config',
  '/.env',
  '/package.json',
  '/metrics',
  '/debug',
])('%s lists nothing', async (path) => {
  const { status, text } = await ask(path);
  expect([status, text.includes('"error"')]).toEqual([404, true]);
});

test.each(['/', '/console', '/docs', '/graphql', '/openapi.json', '/v1/health', '/livez'])(
  'TRACE %s does not echo the request',
  async (path) => {
    const secret = 'a-header-of-a-proxy';
    const answer = await send(service.url, path, {
      method: 'TRACE',
      headers: { ...anAddress(), 'x-secret': secret },
    });
    expect(answer.status).toBe(405);
    expect(answer.text).not.toContain(secret);
  },
);
