/** Settings of the authorization server (oidc-provider): OAuth 2.1, without OpenID Connect. Source: D-255. */
import type {
  Client,
  Configuration,
  errors,
  interactionPolicy,
  KoaContextWithOIDC,
  ResourceServer,
} from 'oidc-provider';
import {
  CODE_SECONDS,
  GRANT_SECONDS,
  INTERACTION_SECONDS,
  REFRESH_SECONDS,
} from '../../modules/oauth/domain/token-lifetime.js';
import {
  CLIENT_RANDOM_BYTES,
  makeClientId,
  makeClientSecret,
} from '../../modules/oauth/domain/client-id.js';
import {
  AUTH_METHODS,
  PROOF_ALGORITHMS,
  SIGNING_ALGORITHMS,
} from '../../modules/oauth/domain/client-rules.js';
import { SCOPES } from '../../shared/scope.js';
import { ALGORITHM } from '../crypto/service-keys.js';
import { cookieSigner } from './cookie-signer.js';
import type { OauthKeySet } from './oauth-keys.js';

/** Paths of the endpoints, below the issuer. */
export const OAUTH_PATHS = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  registration: '/oauth/register',
  revocation: '/oauth/revoke',
  jwks: '/oauth/jwks',
  consent: '/oauth/consent',
} as const;

type Library = Readonly<{ errors: typeof errors; interactionPolicy: typeof interactionPolicy }>;

export type ConfigDependencies = Readonly<{
  library: Library;
  keys: OauthKeySet;
  resources: readonly [string, ...string[]];
  tokenSeconds: number;
  cookieSecret: string;
  /** Whether the service is reached by https. */
  isSecure: boolean;
  randomBytes: (count: number) => Uint8Array;
  adapter: NonNullable<Configuration['adapter']>;
  extraTokenClaims: NonNullable<Configuration['extraTokenClaims']>;
}>;

/** Asks for a key each time: there is no signed-in user. */
function policyOf({ Prompt, Check }: typeof interactionPolicy) {
  const login = new Prompt(
    { name: 'login', requestable: true },
    new Check('key_required', 'the holder of a key decides', ({ oidc }) =>
      oidc.result?.['login'] === undefined ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
    ),
  );
  return [login, new Prompt({ name: 'consent', requestable: true })];
}

function resourceServers({ library, resources, tokenSeconds, keys }: ConfigDependencies) {
  return {
    enabled: true,
    defaultResource: () => resources[0],
    useGrantedResource: () => true,
    getResourceServerInfo: (
      { oidc }: KoaContextWithOIDC,
      resource: string,
      client: Client,
    ): ResourceServer => {
      if (!resources.includes(resource.replace(/\/$/, '')))
        throw new library.errors.InvalidTarget();
      // Without `scope`, a client gets all of its scopes (RFC 6749, 3.3).
      if (oidc.params?.['grant_type'] === 'client_credentials') {
        oidc.params['scope'] ??= client.scope;
      }
      return {
        scope: SCOPES.join(' '),
        audience: resource,
        accessTokenTTL: tokenSeconds,
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: ALGORITHM, kid: keys.signing.kid ?? '' } },
      };
    },
  } satisfies NonNullable<Configuration['features']>['resourceIndicators'];
}

function featuresOf(deps: ConfigDependencies): Configuration['features'] {
  const { randomBytes } = deps;
  return {
    devInteractions: { enabled: false },
    userinfo: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    clientCredentials: { enabled: true },
    revocation: { enabled: true },
    dPoP: { enabled: true },
    resourceIndicators: resourceServers(deps),
    registration: {
      enabled: true,
      issueRegistrationAccessToken: false,
      idFactory: () => makeClientId(randomBytes(CLIENT_RANDOM_BYTES)),
      secretFactory: () => makeClientSecret(randomBytes(CLIENT_RANDOM_BYTES)),
    },
  };
}

/** Seconds. */
const LIFETIMES = {
  AuthorizationCode: CODE_SECONDS,
  Grant: GRANT_SECONDS,
  Interaction: INTERACTION_SECONDS,
  RefreshToken: REFRESH_SECONDS,
  Session: INTERACTION_SECONDS,
} as const;

/** Over https no other host can set it; `consent-cookies.ts` names the others. */
const SECURE_NAMES = { session: '__Host-_session' } as const;

const COOKIE = { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true } as const;

/** As JSON: the transport makes the page, in the language of its reader. */
const renderError: NonNullable<Configuration['renderError']> = (context, out) => {
  context.body = out;
};

export function providerConfig(deps: ConfigDependencies): Configuration {
  const { adapter, extraTokenClaims, keys, cookieSecret, tokenSeconds } = deps;
  const { authorization, token, registration, revocation, jwks, consent } = OAUTH_PATHS;
  return {
    adapter,
    extraTokenClaims,
    jwks: { keys: [keys.signing] },
    scopes: [...SCOPES],
    responseTypes: ['code'],
    clientAuthMethods: [...AUTH_METHODS],
    clientDefaults: {
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      id_token_signed_response_alg: ALGORITHM,
    },
    enabledJWA: {
      clientAuthSigningAlgValues: [...SIGNING_ALGORITHMS],
      dPoPSigningAlgValues: [...PROOF_ALGORITHMS],
    },
    cookies: {
      keys: cookieSigner(cookieSecret),
      long: COOKIE,
      short: COOKIE,
      ...(deps.isSecure ? { names: SECURE_NAMES } : {}),
    },
    pkce: { required: () => true },
    rotateRefreshToken: true,
    expiresWithSession: () => false,
    renderError,
    issueRefreshToken: (_context, client) => client.grantTypeAllowed('refresh_token'),
    findAccount: (_context, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
    interactions: {
      url: (_context, interaction) => `${consent}/${interaction.uid}`,
      policy: policyOf(deps.library.interactionPolicy),
    },
    features: featuresOf(deps),
    ttl: { ...LIFETIMES, AccessToken: tokenSeconds, ClientCredentials: tokenSeconds },
    routes: { authorization, token, registration, revocation, jwks },
  };
}
