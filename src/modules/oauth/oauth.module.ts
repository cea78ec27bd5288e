/** Creates the services of OAuth: clients and grants of accounts, access tokens, and the authorization server. */
import { hkdfSync } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { keyDigest, OAUTH_SECRETS } from '../../platform/crypto/key-digest.js';
import { oauthKeys } from '../../platform/oauth/oauth-keys.js';
import { OauthConsent } from '../../platform/oauth/consent.js';
import { OauthServer } from '../../platform/oauth/oauth-server.js';
import { systemRuntime } from '../../platform/runtime/system-runtime.js';
import type { EventBus } from '../../shared/event-bus.js';
import type { Secret } from '../../shared/secret.js';
import type { KeysService } from '../api-keys/keys.service.js';
import { AccessTokensService } from './access-tokens.service.js';
import { OauthClientsRepository } from './oauth-clients.repository.js';
import { OauthClientsService } from './oauth-clients.service.js';
import { OauthGrantsRepository } from './oauth-grants.repository.js';
import { OauthRecordsRepository } from './oauth-records.repository.js';
import { RevocationList } from './revocation-list.js';
import { RevocationsRepository } from './revocations.repository.js';

/**
 * `signing`: keys of access tokens are derived from it. `issuer`, `resources`: public addresses. `isStrict`: keys of clients
 * have 128 bits of security (D-384).
 */
export type OauthModuleDependencies = Readonly<{
  em: EntityManager;
  pepper: Secret;
  signing: Secret;
  eventBus: EventBus;
  issuer: string;
  resources: readonly [string, string];
  keys: KeysService;
  tokenSeconds: number;
  isStrict: boolean;
}>;

/** `published`: public keys of access tokens. */
export type OauthModule = Readonly<{
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

export function createOauthModule(deps: OauthModuleDependencies): OauthModule {
  const { em, pepper, signing, eventBus, issuer, resources, keys: apiKeys, isStrict } = deps;
  const runtime = systemRuntime();
  const keys = oauthKeys([signing.current, ...signing.earlier], issuer, resources);
  const revocations = new RevocationList({
    store: new RevocationsRepository(em),
    eventBus,
    ticks: () => runtime.ticks(),
  });
  const digest = keyDigest(pepper.current, pepper.earlier, OAUTH_SECRETS);
  const clients = new OauthClientsRepository(em);
  const grants = new OauthGrantsRepository(em);
  const cookieSecret = cookieSecretOf(pepper.current);
  const shared = { clients, grants, resources, cookieSecret };
  const server = new OauthServer({
    ...shared,
    issuer,
    keys,
    tokenSeconds: deps.tokenSeconds,
    isStrict,
    records: new OauthRecordsRepository(em),
    digest,
    callerOfLineage: (lineageId) => apiKeys.callerOfLineage(lineageId),
    revoke: (subject) => revocations.add(subject),
  });
  return {
    clients: new OauthClientsService({ isStrict, clients, grants, revocations, digest, runtime }),
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
