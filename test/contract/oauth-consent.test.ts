/** The consent page, and what may register. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { jsonOf, send } from '../support/http-client.js';
import { Assistant, BACK } from '../support/oauth-assistant.js';
import { ConsentBrowser } from '../support/oauth.js';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

test('the consent page takes the key in its own form, grants only the chosen scopes, and loads nothing from other origins', async () => {
  const assistant = new Assistant();
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', service.url), {
    authProvider: assistant,
  });
  const client = new Client({ name: 'test', version: '1.0.0' });
  await expect(client.connect(transport)).rejects.toThrow();
  const browser = new ConsentBrowser();
  const consent = await browser.begin(String(assistant.requests));
  expect(browser.headers.get('content-security-policy')).toMatch(
    /default-src 'none'.*form-action 'self' http:\/\/localhost:4999/,
  );
  const { mark, scopes } = browser.fields();
  expect(scopes).toContain('law:read');
  const form = (more: Record<string, string>) =>
    new URLSearchParams({ mark, decision: 'allow', key: 'nis2_live', scope: 'law:read', ...more });
  const statusOf = async (more: Record<string, string>, headers?: Record<string, string>) =>
    (await browser.post(consent, form(more), headers)).status;
  expect(await statusOf({})).toBe(401);
  const key = service.keys.live.client;
  expect(await statusOf({ key, mark: 'x' })).toBe(403);
  expect(await statusOf({ key }, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await statusOf({ key, scope: 'operator' })).toBe(422);
  expect((await new ConsentBrowser().post(consent, form({ key }))).status).toBe(400);
  const decided = await browser.post(consent, form({ key }));
  expect([decided.status, browser.page.includes(key)]).toEqual([303, false]);
  const resumed = await browser.open(decided.headers.get('location') ?? '');
  const code = new URL(resumed.headers.get('location') ?? '').searchParams.get('code');
  await transport.finishAuth(code ?? '');
  expect(assistant.tokens()?.scope).toBe('law:read');
  const refused = new ConsentBrowser();
  const again = await refused.begin(String(assistant.requests));
  const denied = await refused.post(
    again,
    new URLSearchParams({ mark: refused.fields().mark, decision: 'deny' }),
  );
  const back = await refused.open(denied.headers.get('location') ?? '');
  expect(back.headers.get('location')).toContain('error=access_denied');
}, 30_000);

test.each([
  ['an address without encryption', { redirect_uris: ['http://example.com/back'] }],
  ['script', { redirect_uris: ['javascript:alert(1)'] }],
  ['client credentials', { redirect_uris: [BACK], grant_types: ['client_credentials'] }],
  ['keys at an address', { redirect_uris: [BACK], jwks_uri: 'https://example.com/jwks' }],
  ['a long name', { redirect_uris: [BACK], client_name: 'x'.repeat(101) }],
])('registration refuses %s', async (_what, metadata) => {
  const answer = await send(service.url, '/oauth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(metadata),
  });
  expect(answer.status).toBe(400);
  expect((jsonOf(answer) as { error: string }).error).toMatch(
    /^invalid_(client_metadata|redirect_uri)$/,
  );
});

test('registrations are limited per address, in the form of OAuth errors', async () => {
  const node = await service.addNode({ oauth: { tokenSeconds: 600, registrationsPerHour: 1 } });
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.77' };
  const body = JSON.stringify({ redirect_uris: [BACK], token_endpoint_auth_method: 'none' });
  const register = () => send(node.url, '/oauth/register', { method: 'POST', headers, body });
  expect((await register()).status).toBe(201);
  const refused = await register();
  expect([refused.status, jsonOf(refused)]).toEqual([
    429,
    expect.objectContaining({ error: 'temporarily_unavailable' }),
  ]);
  await node.close();
});
