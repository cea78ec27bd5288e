/**
 * The authorization server behind the transports: oidc-provider, loaded at the first request, because it takes half a
 * second and 50 MB. Source: D-255.
 */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import inject from 'light-my-request';
import type * as OidcProvider from 'oidc-provider';
import type { AccessToken, ClientCredentials, KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Caller } from '../../shared/caller.js';
import type { OauthAnswer, OauthRequest } from '../../modules/oauth/domain/endpoint.js';
import type { SecretDigest } from '../crypto/key-digest.js';
import type { OauthClients, OauthGrants, OauthRecords } from '../../modules/oauth/oauth.ports.js';
import { CALLER_CLAIM, type OauthKeys } from './oauth-keys.js';
import { ClientAdapter } from './client-adapter.js';
import { withConsentCookies, withHostCookies } from './consent-cookies.js';
import { OAUTH_PATHS, providerConfig } from './provider-config.js';
import { RecordAdapter } from './record-adapter.js';

/**
 * `isStrict`: keys of clients have 128 bits of security (D-384). `callerOfLineage`: null if its newest key is not in force.
 * `revoke`: ends one access token on every process.
 */
export type OauthServerDependencies = Readonly<{
  issuer: string;
  resources: readonly [string, ...string[]];
  keys: OauthKeys;
  tokenSeconds: number;
  cookieSecret: string;
  isStrict: boolean;
  clients: OauthClients;
  grants: OauthGrants;
  records: OauthRecords;
  digest: SecretDigest;
  callerOfLineage: (lineageId: string) => Promise<Caller | null>;
  revoke: (subject: string) => Promise<void>;
}>;

type Library = typeof OidcProvider;
type Open = Readonly<{ period: number; provider: Provider }>;
type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const isSecure = (issuer: string): boolean => issuer.startsWith('https:');

const PERMITTED_METHODS = { GET: 'GET', POST: 'POST' } as const;

export class OauthServer {
  private open: Open | null = null;

  constructor(private readonly deps: OauthServerDependencies) {}

  /** Runs an endpoint of the provider. */
  async answer(request: OauthRequest): Promise<OauthAnswer> {
    const provider = await this.provider();
    const handle = provider.callback();
    return this.dispatch(request, (incoming, response) => void handle(incoming, response));
  }

  /** Runs `handler` with the provider, as if `request` had arrived at it. */
  async dispatch(request: OauthRequest, handler: Handler): Promise<OauthAnswer> {
    if (!isSecure(this.deps.issuer)) return this.inject(request, handler);
    return withHostCookies(await this.inject(withConsentCookies(request), handler));
  }

  private async inject(request: OauthRequest, handler: Handler): Promise<OauthAnswer> {
    const { host, protocol } = new URL(this.deps.issuer);
    const { statusCode, headers, rawPayload } = await inject(handler, {
      method: PERMITTED_METHODS[request.method],
      url: request.url,
      headers: { ...request.headers, host, 'x-forwarded-proto': protocol.replace(':', '') },
      ...(request.body === null ? {} : { payload: request.body }),
    });
    return {
      status: statusCode,
      // Node.js gives numbers for some.
      headers: headers as OauthAnswer['headers'],
      body: rawPayload,
    };
  }

  /** A new one when the signing key changes. */
  async provider(): Promise<Provider> {
    const { period } = this.deps.keys.at(new Date());
    if (this.open?.period === period) return this.open.provider;
    const provider = this.create(await import('oidc-provider'));
    this.open = { period, provider };
    return provider;
  }

  private create(library: Library): Provider {
    const { issuer, resources, keys, tokenSeconds, cookieSecret } = this.deps;
    const { errors, interactionPolicy } = library;
    const config = providerConfig({
      library: { errors, interactionPolicy },
      keys: keys.at(new Date()),
      resources,
      tokenSeconds,
      cookieSecret,
      isSecure: isSecure(issuer),
      randomBytes,
      adapter: (model) =>
        model === 'Client'
          ? new ClientAdapter({ ...this.deps, errors })
          : new RecordAdapter(model, this.deps),
      extraTokenClaims: (_context, token) => this.claimsOf(token, library),
    });
    const provider = new library.default(issuer, config);
    provider.proxy = true;
    // The provider adds `oidc` to the context.
    provider.use((context, next) =>
      this.revokeStructured(context as unknown as KoaContextWithOIDC, next),
    );
    compareDigests(provider, this.deps.digest);
    return provider;
  }

  /** @throws InvalidGrant if the key that the token rests on is not in force; InvalidScope if nothing is permitted */
  private async claimsOf(token: AccessToken | ClientCredentials, { errors }: Library) {
    if ((token.scope ?? '') === '') throw new errors.InvalidScope('no scope is permitted', '');
    const grantId = 'grantId' in token ? token.grantId : null;
    const lineageId =
      grantId === null
        ? await this.lineageOfClient(token.clientId)
        : await this.deps.grants.lineageOf(grantId);
    const caller = lineageId === null ? null : await this.deps.callerOfLineage(lineageId);
    if (caller === null) throw new errors.InvalidGrant('the key behind it is not in force');
    const { keyId, role, mode, tier, overrides, accountId } = caller;
    return {
      [CALLER_CLAIM]: {
        account: accountId,
        key: keyId,
        lineage: caller.lineageId,
        role,
        mode,
        tier,
        per_minute: overrides.perMinute,
        per_month: overrides.perMonth,
        grant: grantId,
      },
    };
  }

  private async lineageOfClient(clientId: string | undefined): Promise<string | null> {
    const client = clientId === undefined ? null : await this.deps.clients.find(clientId);
    return client?.lineageId ?? null;
  }

  /** The provider revokes stored tokens only; access tokens are not stored. Call it around the endpoint. */
  private async revokeStructured(
    context: KoaContextWithOIDC,
    next: () => Promise<void>,
  ): Promise<void> {
    await next();
    const { path, body } = context;
    if (path !== OAUTH_PATHS.revocation || !isUnsupportedToken(body)) return;
    const { client, params } = context.oidc;
    const token = params?.['token'];
    if (client === undefined || typeof token !== 'string') return;
    const claims = await this.deps.keys.verify(token, new Date());
    if (claims?.clientId === client.clientId) await this.deps.revoke(claims.id);
    // Also for tokens that are not valid (RFC 7009, 2.2).
    context.status = 200;
    context.body = '';
  }
}

const isUnsupportedToken = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  Reflect.get(body, 'error') === 'unsupported_token_type';

/** A stored secret is a digest. */
function compareDigests({ Client }: Provider, digest: SecretDigest): void {
  Client.prototype.compareClientSecret = function (this: { clientSecret?: string }, actual) {
    const stored = Buffer.from(this.clientSecret ?? '', 'base64url');
    return digest.all(actual).some((one) => Buffer.compare(stored, one) === 0);
  };
}
