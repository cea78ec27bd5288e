/** Discovery, registration, and the authorization code flow as the official MCP SDK runs them. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { GraphqlClient } from '../support/graphql-client.js';
import { jsonOf, send } from '../support/http-client.js';
import { Assistant, BACK } from '../support/oauth-assistant.js';
import { ConsentBrowser, postForm } from '../support/oauth.js';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

async function authorized(key: string): Promise<Assistant> {
  const assistant = new Assistant();
  const address = new URL('/mcp', service.url);
  const transport = new StreamableHTTPClientTransport(address, { authProvider: assistant });
  const client = new Client({ name: 'test', version: '1.0.0' });
  await expect(client.connect(transport)).rejects.toThrow('Unauthorized');
  const back = await new ConsentBrowser().allow(String(assistant.requests), key);
  expect(back.href).toMatch(new RegExp(`^${BACK}\\?code=`));
  await transport.finishAuth(back.searchParams.get('code') ?? '');
  return assistant;
}

async function callTool(assistant: Assistant): Promise<string> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', service.url), {
    authProvider: assistant,
  });
  await client.connect(transport);
  const answer = await client.callTool({
    name: 'scoping',
    arguments: { tootajad: 90, keel: 'en' },
  });
  await client.close();
  return JSON.stringify(answer);
}

test('a 401 leads to the metadata of the resource and of its authorization server', async () => {
  for (const [path, resource] of [
    ['/v1/keys', ''],
    ['/mcp', '/mcp'],
  ] as const) {
    const method = path === '/mcp' ? 'POST' : 'GET';
    const { headers, status } = await send(service.url, path, { method });
    const metadata = `${service.url}/.well-known/oauth-protected-resource${resource}`;
    expect([status, String(headers['www-authenticate'])]).toEqual([
      401,
      expect.stringContaining(`resource_metadata="${metadata}"`),
    ]);
    const own = await send(service.url, new URL(metadata).pathname);
    expect(jsonOf(own)).toMatchObject({
      resource: `${service.url}${resource}`,
      authorization_servers: [service.url],
    });
  }
  const server = jsonOf(await send(service.url, '/.well-known/oauth-authorization-server'));
  expect(server).toMatchObject({
    issuer: service.url,
    authorization_endpoint: `${service.url}/oauth/authorize`,
    token_endpoint: `${service.url}/oauth/token`,
    registration_endpoint: `${service.url}/oauth/register`,
    revocation_endpoint: `${service.url}/oauth/revoke`,
    jwks_uri: `${service.url}/oauth/jwks`,
    code_challenge_methods_supported: ['S256'],
    response_types_supported: ['code'],
  });
  const { keys } = jsonOf(await send(service.url, '/oauth/jwks')) as { keys: object[] };
  expect(keys).toHaveLength(3);
  expect(keys.some((key) => 'd' in key)).toBe(false);
});

test('the MCP SDK finds the server, registers, gets a code and calls a tool; the owner revokes it', async () => {
  const key = service.keys.live.lawyer_firm;
  const assistant = await authorized(key);
  expect(assistant.tokens()?.refresh_token).toBeDefined();
  expect(await callTool(assistant)).toContain('structuredContent');
  const graphql = new GraphqlClient(service.url, key);
  const list = await graphql.ask({ query: '{ oauthGrants { load { grant_id nimi skoobid } } }' });
  const { load } = list.json.data?.['oauthGrants'] as { load: { grant_id: string }[] }; // shape of the query
  expect(load).toEqual([expect.objectContaining({ nimi: 'Assistant' })]);
  await graphql.ask({
    query: 'mutation ($id: String!) { revokeOauthGrant(grant_id: $id) { grant_id } }',
    variables: { id: load[0]?.grant_id ?? '' },
  });
  await expect(callTool(assistant)).rejects.toThrow();
  const refresh = {
    grant_type: 'refresh_token',
    refresh_token: assistant.tokens()?.refresh_token ?? '',
    client_id: assistant.clientInformation()?.client_id ?? '',
  };
  const renewed = await postForm(`${service.url}/oauth/token`, refresh);
  expect([renewed.status, renewed.json.error]).toEqual([400, 'invalid_grant']);
}, 30_000);

test('a refresh token works once; reuse ends the whole permission', async () => {
  const assistant = await authorized(service.keys.test.client);
  const renew = (token: string | undefined) =>
    postForm(`${service.url}/oauth/token`, {
      grant_type: 'refresh_token',
      refresh_token: token ?? '',
      client_id: assistant.clientInformation()?.client_id ?? '',
    });
  const first = assistant.tokens()?.refresh_token;
  const renewed = await renew(first);
  expect(renewed.status).toBe(200);
  expect((await renew(first)).json.error).toBe('invalid_grant');
  expect((await renew(renewed.json.refresh_token)).json.error).toBe('invalid_grant');
}, 30_000);
