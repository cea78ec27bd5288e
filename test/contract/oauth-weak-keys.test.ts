/** Keys of OAuth clients with less than 128 bits of security, in both profiles. Source: D-384. */
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  SignJWT,
  type GenerateKeyPairResult,
} from 'jose';
import { freePort } from '../../src/platform/runtime/free-port.js';
import { ProofVerifier } from '../../src/server/http/dpop-proof.js';
import { jsonOf, send } from '../support/http-client.js';
import { basic, makeClient, postForm, type MadeClient } from '../support/oauth.js';
import { errorsOf, RestClient } from '../support/rest-client.js';
import { openTestService, type TestNode, type TestService } from '../support/test-service.js';

const BACK = 'http://localhost:4999/back';

type Signer = Readonly<{ alg: string; pair: GenerateKeyPairResult; jwk: object }>;
type Profile = 'standard' | 'strict';

let standard: TestService;
let strict: TestNode;
let strictUrl: string;
let client: MadeClient;
let signers: Readonly<Record<'RSA 2048' | 'RSA 3072' | 'P-256' | 'Ed25519', Signer>>;

async function signer(alg: string, modulusLength?: number): Promise<Signer> {
  const bits = modulusLength === undefined ? {} : { modulusLength };
  const pair = await generateKeyPair(alg, { ...bits, extractable: true });
  return { alg, pair, jwk: await exportJWK(pair.publicKey) };
}

beforeAll(async () => {
  standard = await openTestService();
  // Tokens of either are for both.
  const port = await freePort('127.0.0.1');
  strict = await standard.addNode({ isStrict: true, publicUrl: standard.url, port });
  strictUrl = `http://127.0.0.1:${String(port)}`;
  client = await makeClient(standard.url, standard.keys.live.client, ['law:read']);
  signers = {
    'RSA 2048': await signer('PS256', 2048),
    'RSA 3072': await signer('RS256', 3072),
    'P-256': await signer('ES256'),
    Ed25519: await signer('Ed25519'),
  };
}, 60_000);
afterAll(async () => {
  await strict.close();
  await standard.close();
});

const urlOf = (profile: Profile): string => (profile === 'strict' ? strictUrl : standard.url);

const setOf = ({ jwk }: Signer) => ({ keys: [jwk] });

async function signedClient(profile: Profile, one: Signer, key = standard.keys.live.client) {
  const api = await RestClient.of(urlOf(profile), key);
  const body = { nimi: 'Signer', skoobid: ['law:read'], autentimine: 'private_key_jwt' };
  return api.post('/v1/oauth/clients', { ...body, jwks: setOf(one) });
}

const idIn = (answer: Awaited<ReturnType<typeof signedClient>>): string =>
  (answer.json.data?.['klient'] as { client_id: string }).client_id; // contract

/** Asks for a token with an assertion that `one` signs. */
async function assertedTo(profile: Profile, id: string, { alg, pair }: Signer) {
  const assertion = await new SignJWT({})
    .setProtectedHeader({ alg })
    .setIssuer(id)
    .setSubject(id)
    .setAudience(standard.url)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime('1m')
    .sign(pair.privateKey);
  return postForm(`${urlOf(profile)}/oauth/token`, {
    grant_type: 'client_credentials',
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_assertion: assertion,
  });
}

const proof = ({ alg, pair, jwk }: Signer, claims: Readonly<Record<string, string>>) =>
  new SignJWT(claims)
    .setProtectedHeader({ typ: 'dpop+jwt', alg, jwk })
    .setJti(randomUUID())
    .setIssuedAt()
    .sign(pair.privateKey);

/** Asks for a token that is bound to the key of `one`. */
async function boundBy(profile: Profile, one: Signer) {
  const dpop = await proof(one, { htm: 'POST', htu: `${standard.url}/oauth/token` });
  const form = { grant_type: 'client_credentials' };
  return postForm(`${urlOf(profile)}/oauth/token`, form, { authorization: basic(client), dpop });
}

const ACCEPTED = [
  ['standard', 'RSA 2048'],
  ['standard', 'RSA 3072'],
  ['standard', 'P-256'],
  ['strict', 'RSA 3072'],
  ['strict', 'P-256'],
] as const;

test.each(ACCEPTED)(
  'the %s profile accepts %s at registration and for assertions',
  async (profile, name) => {
    const made = await signedClient(profile, signers[name]);
    expect(made.status).toBe(201);
    expect((await assertedTo(profile, idIn(made), signers[name])).status).toBe(200);
  },
);

test.each(['live', 'test'] as const)(
  'the strict profile refuses RSA 2048 at registration, naming field and least size: %s key',
  async (mode) => {
    const key = standard.keys[mode].client;
    const refused = await signedClient('strict', signers['RSA 2048'], key);
    expect(refused.status).toBe(422);
    expect(errorsOf(refused)).toEqual(['jwks key_too_weak']);
    expect(refused.json.error?.details[0]?.msg).toContain('3072');
  },
);

test.each([
  { profile: 'standard', name: 'RSA 2048', status: 201, error: undefined },
  { profile: 'strict', name: 'RSA 2048', status: 400, error: 'invalid_client_metadata' },
  { profile: 'strict', name: 'RSA 3072', status: 201, error: undefined },
] as const)(
  'an application that registers itself with $name in the $profile profile gets $status',
  async ({ profile, name, status, error }) => {
    const answer = await send(urlOf(profile), '/oauth/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        redirect_uris: [BACK],
        token_endpoint_auth_method: 'private_key_jwt',
        jwks: setOf(signers[name]),
      }),
    });
    const json = jsonOf(answer) as { error?: string; error_description?: string }; // RFC 7591
    expect([answer.status, json.error]).toEqual([status, error]);
    if (error !== undefined) expect(json.error_description).toMatch(/^jwks .* 3072 bits/);
  },
);

test('an assertion by a key that was registered before the profile became strict is refused', async () => {
  const weak = signers['RSA 2048'];
  const id = idIn(await signedClient('standard', weak));
  const refused = await assertedTo('strict', id, weak);
  expect([refused.status, refused.json.error]).toEqual([401, 'invalid_client']);
  expect((await assertedTo('standard', id, weak)).status).toBe(200);
});

test.each([
  { profile: 'standard', name: 'P-256', error: undefined },
  { profile: 'strict', name: 'P-256', error: undefined },
  { profile: 'standard', name: 'RSA 2048', error: 'invalid_dpop_proof' },
  { profile: 'strict', name: 'RSA 2048', error: 'invalid_dpop_proof' },
] as const)(
  'in the $profile profile the token endpoint answers a proof by $name with the error $error',
  async ({ profile, name, error }) => {
    expect((await boundBy(profile, signers[name])).json.error).toBe(error);
  },
);

test.each([
  { isStrict: false, name: 'RSA 2048', isProven: true },
  { isStrict: true, name: 'RSA 2048', isProven: false },
  { isStrict: true, name: 'RSA 3072', isProven: true },
  { isStrict: true, name: 'P-256', isProven: true },
  { isStrict: true, name: 'Ed25519', isProven: true },
] as const)(
  'a proof by $name proves its key, strict $isStrict: $isProven',
  async ({ isStrict, name, isProven }) => {
    const publicUrl = 'https://api.example';
    const now = () => new Date();
    const verifier = new ProofVerifier({ publicUrl, firstUse: null, isStrict, now });
    const ath = createHash('sha256').update('token').digest('base64url');
    const text = await proof(signers[name], { htm: 'GET', htu: `${publicUrl}/v1/services`, ath });
    const request = { method: 'GET', url: '/v1/services', token: 'token', proof: text };
    const thumbprint = await calculateJwkThumbprint(signers[name].jwk);
    expect(await verifier.verify(request)).toBe(isProven ? thumbprint : null);
  },
);
