/** Access tokens on every transport, and their end on every process. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { decodeJwt, generateKeyPair, SignJWT } from 'jose';
import { GraphqlClient } from '../support/graphql-client.js';
import { keyHeader, send } from '../support/http-client.js';
import { basic, makeClient, postForm, tokenFor } from '../support/oauth.js';
import { SubscriptionClient } from '../support/subscription-client.js';
import { makeKey, openTestService, type TestService } from '../support/test-service.js';

const SCOPES = ['law:read', 'orders:read', 'orders:write', 'account:read'];

let service: TestService;
let token: string;

beforeAll(async () => {
  service = await openTestService();
  const client = await makeClient(service.url, service.keys.live.lawyer_firm, SCOPES);
  token = await tokenFor(service.url, client);
});
afterAll(() => service.close());

const bearer = (text: string) => keyHeader('authorization', text);

const statusOf = async (text: string, path = '/v1/services', url = service.url) =>
  (await send(url, path, { headers: bearer(text) })).status;

test('sockets, event streams and MCP accept a token', async () => {
  const socket = new SubscriptionClient(service.url, token, { name: 'authorization' });
  const following = socket.follow('subscription { myOrders { type } }');
  const stream = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { ...bearer(token), accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ billingSummary { tellimused { order_id } } }' }),
  });
  expect([stream.status, (await stream.text()).includes('"billingSummary"')]).toEqual([200, true]);
  const mcp = new Client({ name: 'test', version: '1.0.0' });
  await mcp.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', service.url), {
      requestInit: { headers: bearer(token) },
    }),
  );
  expect((await mcp.listTools()).tools.length).toBeGreaterThan(0);
  await mcp.close();
  await new GraphqlClient(service.url, token, 'authorization').ask({
    query: 'mutation { createOrder(teenus: "hooldus") { order_id } }',
  });
  await following.count(1);
  expect(following.failure).toBeNull();
  await socket.close();
});

test('a token and a different key are refused with 401, and a token counts towards the quota of its key', async () => {
  const both = { ...bearer(token), 'x-api-key': service.keys.live.lawyer_firm };
  expect((await send(service.url, '/v1/services', { headers: both })).status).toBe(401);
  const key = await makeKey(service.operator, 'client', 'live', { perMinute: 3, perMonth: 9 });
  const own = await tokenFor(service.url, await makeClient(service.url, key, ['law:read']));
  expect([await statusOf(own), await statusOf(own), await statusOf(own)]).toEqual([200, 200, 429]);
  expect((await send(service.url, '/v1/services', { headers: { 'x-api-key': key } })).status).toBe(
    429,
  );
});

test('altered, foreign and expired tokens are refused with 401', async () => {
  const [head = '', body = '', mark = ''] = token.split('.');
  const other = Buffer.from(JSON.stringify({ ...decodeJwt(token), scope: 'x' })).toString(
    'base64url',
  );
  const { privateKey } = await generateKeyPair('EdDSA');
  const foreign = await new SignJWT(decodeJwt(token))
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt' })
    .sign(privateKey);
  for (const text of [`${head}.${other}.${mark}`, `${head}.${body}.`, foreign]) {
    expect(await statusOf(text)).toBe(401);
  }
});

/** Repeats the request until the answer is 401. @returns milliseconds */
async function untilRefused(text: string, url: string): Promise<number> {
  const startedAt = performance.now();
  while ((await statusOf(text, '/v1/services', url)) !== 401) {
    if (performance.now() - startedAt > 10_000) return Infinity;
  }
  return performance.now() - startedAt;
}

test('a revoked token, a deleted client and a blocked key end tokens on another process within 5 s', async () => {
  const node = await service.addNode({ publicUrl: service.url });
  const key = await makeKey(service.operator, 'client', 'live');
  const own = await makeClient(service.url, key, ['law:read']);
  const [revoked, deleted] = [await tokenFor(service.url, own), await tokenFor(service.url, own)];
  const blocked = await tokenFor(service.url, await makeClient(service.url, key, ['law:read']));
  for (const text of [revoked, deleted, blocked]) {
    expect(await statusOf(text, '/v1/services', node.url)).toBe(200);
  }
  const { status } = await postForm(
    `${service.url}/oauth/revoke`,
    { token: revoked },
    { authorization: basic(own) },
  );
  expect(status).toBe(200);
  expect(await untilRefused(revoked, node.url)).toBeLessThan(5_000);
  expect(await statusOf(deleted, '/v1/services', node.url)).toBe(200);
  await new GraphqlClient(service.url, key).ask({
    query: 'mutation ($id: String!) { deleteOauthClient(client_id: $id) { client_id } }',
    variables: { id: own.clientId },
  });
  expect(await untilRefused(deleted, node.url)).toBeLessThan(5_000);
  expect(await statusOf(blocked, '/v1/services', node.url)).toBe(200);
  const { nis2 } = decodeJwt(blocked);
  await service.operator.block((nis2 as { key: string }).key); // our own claim
  expect(await untilRefused(blocked, node.url)).toBeLessThan(5_000);
  await node.close();
}, 60_000);
