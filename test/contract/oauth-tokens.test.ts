/** Access tokens of client credentials: issue, scopes and proofs. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { calculateJwkThumbprint, decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { codesOf, GraphqlClient } from '../support/graphql-client.js';
import { keyHeader, send } from '../support/http-client.js';
import { basic, makeClient, postForm, tokenFor, type MadeClient } from '../support/oauth.js';
import { openTestService, type TestService } from '../support/test-service.js';
import { wholeDatabase } from '../support/whole-database.js';

const SCOPES = ['law:read', 'orders:read', 'orders:write', 'account:read', 'account:write'];

let service: TestService;
let client: MadeClient;
let token: string;

beforeAll(async () => {
  service = await openTestService();
  client = await makeClient(service.url, service.keys.live.lawyer_firm, SCOPES);
  token = await tokenFor(service.url, client);
});
afterAll(() => service.close());

const bearer = (text: string) => keyHeader('authorization', text);
const endpoint = () => `${service.url}/oauth/token`;

const statusOf = async (text: string, path = '/v1/services') =>
  (await send(service.url, path, { headers: bearer(text) })).status;

test('a token contains its caller, scopes and lifetime, and is not stored', async () => {
  const { json, headers, status } = await postForm(
    endpoint(),
    { grant_type: 'client_credentials', scope: 'law:read' },
    { authorization: basic(client) },
  );
  expect([
    status,
    json.token_type,
    json.expires_in,
    json.scope,
    headers.get('cache-control'),
  ]).toEqual([200, 'Bearer', 600, 'law:read', 'no-store']);
  const { iss, aud, client_id: clientId, jti, nis2 } = decodeJwt(json.access_token);
  expect([iss, aud, clientId, typeof jti]).toEqual([
    service.url,
    service.url,
    client.clientId,
    'string',
  ]);
  expect(nis2).toMatchObject({ role: 'lawyer_firm', mode: 'live', tier: 'baas' });
  expect(await statusOf(json.access_token)).toBe(200);
  const stored = [...(await wholeDatabase(service.databaseUrl)).values()].join('\n');
  const signature = json.access_token.split('.').at(-1) ?? '';
  expect([signature.length > 80, stored.includes(signature)]).toEqual([true, false]);
});

test.each([
  ['a wrong secret', 'law:read', 'wrong', 401, 'invalid_client'],
  ['an unknown scope', 'law:write', null, 400, 'invalid_scope'],
])('%s is refused in the form of RFC 6749', async (_what, scope, secret, status, error) => {
  const requested = { ...client, secret: secret ?? client.secret };
  const form = { grant_type: 'client_credentials', scope };
  const answer = await postForm(endpoint(), form, { authorization: basic(requested) });
  expect([answer.status, answer.json.error]).toEqual([status, error]);
});

test('a client signs its requests instead of using a secret', async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const { json } = await new GraphqlClient(service.url, service.keys.live.client).ask({
    query: `mutation ($jwks: JSONObject) { createOauthClient(nimi: "Signer", skoobid: ["law:read"],
      autentimine: private_key_jwt, jwks: $jwks) { klient { client_id } saladus } }`,
    variables: { jwks: { keys: [await exportJWK(publicKey)] } },
  });
  const made = json.data?.['createOauthClient'] as { klient: { client_id: string }; saladus: null }; // shape of the query
  expect(made.saladus).toBeNull();
  const id = made.klient.client_id;
  const assertionFor = (audience: string) =>
    new SignJWT({})
      .setProtectedHeader({ alg: 'ES256' })
      .setIssuer(id)
      .setSubject(id)
      .setAudience(audience)
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime('1m')
      .sign(privateKey);
  const formOf = async (audience: string) => ({
    grant_type: 'client_credentials',
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_assertion: await assertionFor(audience),
  });
  const form = await formOf(service.url);
  const answer = await postForm(endpoint(), form);
  expect([answer.status, answer.json.scope]).toEqual([200, 'law:read']);
  expect(await statusOf(answer.json.access_token)).toBe(200);
  expect((await postForm(endpoint(), form)).json.error).toBe('invalid_client');
  expect((await postForm(endpoint(), await formOf('https://elsewhere'))).status).toBe(401);
});

test('a token bound to a key is admitted only with a proof of that key', async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const jwk = await exportJWK(publicKey);
  const proofFor = (htm: string, htu: string, ath?: string) =>
    new SignJWT({ htm, htu, ...(ath === undefined ? {} : { ath }) })
      .setProtectedHeader({ typ: 'dpop+jwt', alg: 'ES256', jwk })
      .setJti(randomUUID())
      .setIssuedAt()
      .sign(privateKey);
  const form = { grant_type: 'client_credentials' };
  const dpop = await proofFor('POST', endpoint());
  const { json } = await postForm(endpoint(), form, { authorization: basic(client), dpop });
  expect([json.token_type, decodeJwt(json.access_token)['cnf']]).toEqual([
    'DPoP',
    { jkt: await calculateJwkThumbprint(jwk) },
  ]);
  const hash = await crypto.subtle.digest('SHA-256', Buffer.from(json.access_token));
  const ath = Buffer.from(hash).toString('base64url');
  const address = `${service.url}/v1/services`;
  const ask = async (proof: string, more: Record<string, string> = {}) =>
    (
      await send(service.url, '/v1/services?keel=en', {
        headers: { authorization: `DPoP ${json.access_token}`, dpop: proof, ...more },
      })
    ).status;
  const proof = await proofFor('GET', address, ath);
  expect(await ask(proof)).toBe(200);
  expect(await ask(proof)).toBe(401);
  expect(await ask(await proofFor('POST', address, ath))).toBe(401);
  expect(await ask(await proofFor('GET', `${service.url}/v1/orders`, ath))).toBe(401);
  expect(await ask(await proofFor('GET', address, 'other'))).toBe(401);
  expect(await ask(await proofFor('GET', address))).toBe(401);
  const key = { 'x-api-key': service.keys.live.client };
  expect(await ask(await proofFor('GET', address, ath), key)).toBe(401);
  expect(await statusOf(json.access_token)).toBe(401);
  // A proof does not make an unbound token a bound one.
  const unbound = { authorization: `DPoP ${token}`, dpop: await proofFor('GET', address) };
  expect((await send(service.url, '/v1/services', { headers: unbound })).status).toBe(401);
});

test('a scope permits its operations on every transport; the refusal names the missing scope', async () => {
  const law = await tokenFor(service.url, client, 'law:read');
  expect(await statusOf(law, '/v1/keys')).toBe(403);
  const refused = await send(service.url, '/v1/keys', { headers: bearer(law) });
  expect(refused.headers['www-authenticate']).toMatch(
    /^Bearer error="insufficient_scope", scope="account:read", resource_metadata="http/,
  );
  const graphql = new GraphqlClient(service.url, law, 'authorization');
  for (let round = 0; round < 3; round += 1) {
    expect(codesOf(await graphql.ask({ query: '{ apiKeys { votmed { key_id } } }' }))).toEqual([
      'FORBIDDEN_ROLE',
    ]);
    const scoping = await graphql.ask({ query: '{ scoping(tootajad: 90) { klassifikatsioon } }' });
    expect(codesOf(scoping)).toEqual([]);
  }
});
