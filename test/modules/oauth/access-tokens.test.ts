/** Access tokens without a database: cached verification, revocations, outages, rotation of keys. */
import { expect, test } from '@jest/globals';
import { SignJWT, type JWK } from 'jose';
import { AccessTokensService } from '../../../src/modules/oauth/access-tokens.service.js';
import { RevocationList } from '../../../src/modules/oauth/revocation-list.js';
import { oauthKeys } from '../../../src/platform/oauth/oauth-keys.js';
import { LocalEventBus } from '../../../src/platform/event-bus/local-event-bus.js';
import { boundToken } from '../../../src/shared/bound-token.js';
import { BLOCKED_KEYS } from '../../../src/shared/event-bus.js';

const ISSUER = 'https://service.example';
const NOW = new Date('2026-11-25T12:00:00Z');
const DAY_MS = 86_400_000;
const SECRET = 'a secret of more than thirty-two bytes';

const keysOf = (secret: string, ...earlier: string[]) =>
  oauthKeys([secret, ...earlier], ISSUER, [ISSUER]);

const CALLER = {
  account: 'account',
  key: 'key',
  lineage: 'lineage',
  role: 'client',
  mode: 'live',
  tier: 'baas',
  per_minute: null,
  per_month: null,
  grant: 'grant',
};

type Change = Readonly<{ iss?: string; aud?: string; typ?: string; cnf?: object; nis2?: object }>;

const tokenOf = (jwk: JWK, at: Date, change: Change = {}): Promise<string> =>
  new SignJWT({
    jti: 'token',
    client_id: 'client',
    scope: 'law:read unknown',
    nis2: change.nis2 ?? CALLER,
    ...(change.cnf === undefined ? {} : { cnf: change.cnf }),
  })
    .setProtectedHeader({ alg: 'EdDSA', kid: jwk.kid ?? '', typ: change.typ ?? 'at+jwt' })
    .setIssuer(change.iss ?? ISSUER)
    .setAudience(change.aud ?? ISSUER)
    .setIssuedAt(at)
    .setExpirationTime(new Date(at.getTime() + 600_000))
    .sign(jwk);

/** A service with a clock and a database that can be unreachable. */
function fixture() {
  const state = { now: NOW, ticks: 0, reads: 0, isDown: false, revoked: [] as string[] };
  const eventBus = new LocalEventBus();
  const revocations = new RevocationList({
    store: {
      add: () => Promise.resolve(),
      since: () => {
        state.reads += 1;
        if (state.isDown)
          return Promise.reject(Object.assign(new Error(), { code: 'ECONNREFUSED' }));
        return Promise.resolve(state.revoked);
      },
    },
    eventBus,
    ticks: () => state.ticks,
  });
  const verifier = keysOf(SECRET);
  const tokens = new AccessTokensService({
    verifier,
    revocations,
    runtime: { now: () => state.now },
  });
  const issue = (change?: Change) => tokenOf(verifier.at(state.now).signing, state.now, change);
  return { state, eventBus, tokens, issue };
}

test('a token is read once, and admitted without a query while the revocation list is fresh', async () => {
  const { state, tokens, issue } = fixture();
  const token = await issue();
  expect(await tokens.findCaller(token)).toEqual({
    keyId: 'key',
    lineageId: 'lineage',
    accountId: 'account',
    role: 'client',
    mode: 'live',
    tier: 'baas',
    overrides: { perMinute: null, perMonth: null },
    token: { clientId: 'client', scopes: ['law:read'] },
  });
  state.ticks = 3_999;
  expect(tokens.findCaller(token)).toMatchObject({ keyId: 'key' });
  expect(state.reads).toBe(1);
  state.ticks = 4_000;
  expect(tokens.findCaller(token)).toBeInstanceOf(Promise);
  expect(state.reads).toBe(2);
});

test.each(['token', 'grant', 'client', 'key'])(
  'a message about a revoked %s ends the token at once',
  async (subject) => {
    const { eventBus, tokens, issue } = fixture();
    const token = await issue();
    await tokens.findCaller(token);
    eventBus.publish(BLOCKED_KEYS, 'other');
    expect(tokens.findCaller(token)).not.toBeNull();
    eventBus.publish(BLOCKED_KEYS, subject);
    expect(tokens.findCaller(token)).toBeNull();
  },
);

test('a revocation whose message was lost is read from the table', async () => {
  const { state, tokens, issue } = fixture();
  const token = await issue();
  await tokens.findCaller(token);
  state.revoked.push('grant');
  state.ticks = 4_000;
  expect(await tokens.findCaller(token)).toBeNull();
});

test('without the database the caller is accepted from memory, and can change nothing', async () => {
  const { state, tokens, issue } = fixture();
  const token = await issue();
  state.isDown = true;
  expect(await tokens.findCaller(token)).toMatchObject({ isRemembered: true });
  state.isDown = false;
  expect((await tokens.findCaller(token))?.isRemembered).toBeUndefined();
});

test('a token ends at its exact second', async () => {
  const { state, tokens, issue } = fixture();
  const token = await issue();
  await tokens.findCaller(token);
  state.now = new Date(NOW.getTime() + 599_999);
  expect(await tokens.findCaller(token)).not.toBeNull();
  state.now = new Date(NOW.getTime() + 600_000);
  expect(await tokens.findCaller(token)).toBeNull();
});

test.each<[string, Change]>([
  ['another issuer', { iss: 'https://other.example' }],
  ['another resource', { aud: 'https://other.example' }],
  ['another type', { typ: 'JWT' }],
  ['an unknown role', { nis2: { ...CALLER, role: 'operator' } }],
])('a token of %s is not valid', async (_what, change) => {
  const { tokens, issue } = fixture();
  expect(await tokens.findCaller(await issue(change))).toBeNull();
});

test('a bound token requires the key that it is bound to', async () => {
  const { tokens, issue } = fixture();
  const token = await issue({ cnf: { jkt: 'thumb' } });
  expect(await tokens.findCaller(token)).toBeNull();
  expect(await tokens.findCaller(boundToken(token, 'other'))).toBeNull();
  expect(await tokens.findCaller(boundToken(token, 'thumb'))).not.toBeNull();
});

test('keys rotate every 30 days; the previous key still verifies, older ones do not', async () => {
  const keys = keysOf(SECRET);
  const token = await tokenOf(keys.at(NOW).signing, NOW);
  const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
  expect(keys.at(later(30)).signing.kid).not.toBe(keys.at(NOW).signing.kid);
  const published = keys.at(later(30)).published.map(({ kid }) => kid);
  expect(published).toEqual(
    [keys.at(later(30)), keys.at(NOW), keys.at(later(60))].map(({ signing }) => signing.kid),
  );
  const kept = await tokenOf(keys.at(NOW).signing, later(30));
  expect(await keys.verify(kept, later(30))).not.toBeNull();
  const old = await tokenOf(keys.at(NOW).signing, later(60));
  expect(await keys.verify(old, later(60))).toBeNull();
  expect(
    await keysOf('another secret of thirty-two bytes', SECRET).verify(token, NOW),
  ).not.toBeNull();
  expect(await keysOf('another secret of thirty-two bytes').verify(token, NOW)).toBeNull();
});
