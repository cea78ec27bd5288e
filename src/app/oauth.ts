/** Composes OAuth: clients and grants of accounts, access tokens, and the authorization server. */
import { createHash, hkdfSync, randomUUID } from 'node:crypto';
import type { Config } from '../config/env.js';
import type { KeysService } from '../modules/api-keys/keys.service.js';
import { AccessTokensService } from '../modules/oauth/access-tokens.service.js';
import { OauthClientsRepository } from '../modules/oauth/oauth-clients.repository.js';
import { OauthClientsService } from '../modules/oauth/oauth-clients.service.js';
import { OauthGrantsRepository } from '../modules/oauth/oauth-grants.repository.js';
import { OauthRecordsRepository } from '../modules/oauth/oauth-records.repository.js';
import { RevocationList } from '../modules/oauth/revocation-list.js';
import { RevocationsRepository } from '../modules/oauth/revocations.repository.js';
import { keyDigest, OAUTH_SECRETS } from '../platform/crypto/key-digest.js';
import { oauthKeys } from '../platform/crypto/oauth-keys.js';
import { OauthConsent } from '../platform/oauth/consent.js';
import { OauthServer } from '../platform/oauth/oauth-server.js';
import type { Database } from '../platform/postgres/database.js';
import { systemRuntime } from '../platform/runtime/system-runtime.js';
import { limitRefusal } from '../server/rate-limit/rate-limit.graphql.js';
import { PLAIN_ROUTES } from '../server/routing/plain-routes.js';
import { addressBucket } from '../shared/limits/address-bucket.js';
import type { RateLimiter } from '../shared/limits/rate-limiter.js';
import type { FirstUse } from '../server/http/dpop-proof.js';
import type { Events } from './events.js';
import type { Counting } from './limits.js';
import type { Secrets } from './secrets.js';

export type OauthSettings = Readonly<{
  config: Pick<Config, 'oauth'>;
  database: Database;
  secrets: Secrets;
  events: Pick<Events, 'eventBus'>;
  publicUrl: string;
  keys: KeysService;
}>;

/** `published`: public keys of access tokens. */
export type Oauth = Readonly<{
  clients: OauthClientsService;
  tokens: AccessTokensService;
  revocations: RevocationList;
  server: OauthServer;
  consent: OauthConsent;
  published: () => unknown;
}>;

const COOKIES = 'nis2:oauth-cookies:v1';
const SECRET_BYTES = 32;

const cookieSecretOf = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', COOKIES, SECRET_BYTES)).toString('base64url');

export function makeOauth(settings: OauthSettings): Oauth {
  const { database, secrets, events, publicUrl, keys: apiKeys, config } = settings;
  const { pepper, downloadToken } = secrets;
  const em = database.orm.em;
  const runtime = systemRuntime();
  const resources = [publicUrl, `${publicUrl}${PLAIN_ROUTES.mcp.path}`] as const;
  const keys = oauthKeys([downloadToken.current, ...downloadToken.earlier], publicUrl, resources);
  const revocations = new RevocationList({
    store: new RevocationsRepository(em),
    eventBus: events.eventBus,
    ticks: () => runtime.ticks(),
  });
  const digest = keyDigest(pepper.current, pepper.earlier, OAUTH_SECRETS);
  const clients = new OauthClientsRepository(em);
  const grants = new OauthGrantsRepository(em);
  const cookieSecret = cookieSecretOf(pepper.current);
  const shared = { clients, grants, resources, cookieSecret };
  const server = new OauthServer({
    ...shared,
    issuer: publicUrl,
    keys,
    tokenSeconds: config.oauth.tokenSeconds,
    records: new OauthRecordsRepository(em),
    digest,
    callerOfLineage: (lineageId) => apiKeys.callerOfLineage(lineageId),
    revoke: (subject) => revocations.add(subject),
  });
  return {
    clients: new OauthClientsService({ clients, grants, revocations, digest, runtime }),
    tokens: new AccessTokensService({ verifier: keys, revocations, runtime }),
    revocations,
    server,
    consent: new OauthConsent({
      ...shared,
      server,
      findCaller: (key) => apiKeys.findCaller(key),
    }),
    published: () => ({ keys: keys.at(runtime.now()).published }),
  };
}

const HOUR_SECONDS = 3600;

/** Registrations per client address and hour. @returns rejects with RATE_LIMITED */
export function registrationLimit(
  rateLimiter: RateLimiter,
  { oauth: { registrationsPerHour: max } }: Pick<Config, 'oauth'>,
) {
  return async (address: string, requestId: string): Promise<void> => {
    const hidden = createHash('sha256').update(addressBucket(address)).digest('base64url');
    const verdict = await rateLimiter.consumeField({
      subject: `field:address:oauth-register:${hidden}`,
      max,
      windowSeconds: HOUR_SECONDS,
      requestId,
    });
    const refusal = limitRefusal(verdict);
    if (refusal !== null) throw refusal;
  };
}

/**
 * Each proof is a subject of which the shared counter admits one. Null without Redis: in one process, the counters of
 * callers must not compete for memory with proofs, which need no valid token.
 */
export function sharedProofs({ rateLimiter, shared }: Counting): FirstUse | null {
  if (shared === null) return null;
  return async ({ id, seconds }) => {
    const subject = `field:dpop:${id}`;
    const limit = { subject, max: 1, windowSeconds: seconds, requestId: randomUUID() };
    return (await rateLimiter.consumeField(limit)).admitted;
  };
}
