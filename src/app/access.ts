/** Joins what requests are admitted by: API keys, access tokens, sessions of people. */
import { createApiKeysModule } from '../modules/api-keys/api-keys.module.js';
import { createLeakedKeysModule } from '../modules/leaked-keys/leaked-keys.module.js';
import { createMembersModule, type MembersModule } from '../modules/members/members.module.js';
import { createOauthModule } from '../modules/oauth/oauth.module.js';
import { PLAIN_ROUTES } from '../server/routing/plain-routes.js';
import { createPasskeys } from '../modules/passkeys/passkeys.module.js';
import type { PasskeysService } from '../modules/passkeys/passkeys.service.js';
import { WebAuthnAuthenticators } from '../platform/webauthn/authenticators.js';
import { ownOrigins, passkeyDomain } from '../server/auth/own-origins.js';
import type { Runtime } from '../shared/runtime.js';
import type { ModuleDependencies } from './module-dependencies.js';

/** API keys, and the tokens that rest on them. */
export function makeCredentials(deps: ModuleDependencies) {
  const { config, database, events, publicUrl, secrets } = deps;
  const shared = { em: database.orm.em, pepper: secrets.pepper, eventBus: events.eventBus };
  const { keyMaker, digest, ...services } = createApiKeysModule(shared);
  const { keys } = services;
  const leakedKeys = createLeakedKeysModule({
    ...config.leakedKeys,
    em: shared.em,
    keys,
    digests: (keyText) => digest.all(keyText),
  });
  const oauth = createOauthModule({
    ...shared,
    signing: secrets.downloadToken,
    issuer: publicUrl,
    resources: [publicUrl, `${publicUrl}${PLAIN_ROUTES.mcp.path}`],
    keys,
    tokenSeconds: config.oauth.tokenSeconds,
    isStrict: config.isStrict,
  });
  return { keyMaker, credentials: { ...services, leakedKeys, oauth } };
}

/** Address of the sign-in page of the console. */
export const SIGN_IN_PATH = '/console/sign-in';

type People = Readonly<{ members: MembersModule; passkeys: PasskeysService }>;

/** People of accounts, their sessions and passkeys. */
export function makeMembers(
  { config, database, events, secrets, publicUrl, log }: ModuleDependencies,
  { runtime, onMailQueued }: Readonly<{ runtime: Runtime; onMailQueued: () => void }>,
): People {
  const shared = { em: database.orm.em, pepper: secrets.pepper, runtime };
  const members = createMembersModule({
    ...shared,
    ...config.sessions,
    onMailQueued,
    eventBus: events.eventBus,
    page: `${publicUrl}${SIGN_IN_PATH}`,
    needsPasskey: config.isStrict,
    log,
  });
  const authenticators = new WebAuthnAuthenticators({
    name: config.providerName,
    domain: passkeyDomain(publicUrl),
    origins: ownOrigins(publicUrl),
    isStrict: config.isStrict,
  });
  const passkeys = createPasskeys({ ...shared, authenticators, sessions: members.sessions });
  return { members, passkeys };
}
