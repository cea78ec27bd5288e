/** Use cases of an account's OAuth clients and of what it has permitted. Source: D-255. */
import { callerActor, type RequestActor } from '../../shared/actor.js';
import type { Caller } from '../../shared/caller.js';
import { invalid, notFound } from '../../shared/errors.js';
import type { Runtime } from '../../shared/runtime.js';
import type { Scope } from '../../shared/scope.js';
import { CLIENT_RANDOM_BYTES, makeClientId, makeClientSecret } from './domain/client-id.js';
import { grantTypesOf, needsSecret, type AuthMethod } from './domain/client-rules.js';
import { hasWeakKey, STRONG_RSA_BITS } from './domain/key-strength.js';
import { withdrawnSubjects } from './domain/revocable.js';
import { SAMPLE_CLIENT, SAMPLE_GRANT, SAMPLE_SECRET } from './domain/oauth-samples.js';
import { MAX_CLIENTS, type OauthClientsRepository } from './oauth-clients.repository.js';
import type { GrantEntry, OauthGrantsRepository } from './oauth-grants.repository.js';
import type { SecretDigest } from '../../platform/crypto/key-digest.js';
import type { StoredClient } from './oauth.ports.js';
import type { RevocationList } from './revocation-list.js';

/** `isStrict`: keys of clients have 128 bits of security (D-384). */
export type OauthClientsDependencies = Readonly<{
  isStrict: boolean;
  clients: OauthClientsRepository;
  grants: OauthGrantsRepository;
  revocations: Pick<RevocationList, 'publish'>;
  digest: SecretDigest;
  runtime: Runtime;
}>;

/** `jwks`: null unless the client signs its requests. */
export type ClientOptions = Readonly<{
  name: string;
  scopes: readonly Scope[];
  method: AuthMethod;
  redirects: readonly string[];
  jwks: unknown;
}>;

/** `secret`: returned once; null for a client without one. */
export type ClientWithSecret = Readonly<{ client: StoredClient; secret: string | null }>;

const actorOf = ({ caller, requestId }: RequestActor) => callerActor(caller, requestId);

const metadataOf = ({ name, scopes, method, redirects, jwks }: ClientOptions) => ({
  client_name: name,
  scope: scopes.join(' '),
  token_endpoint_auth_method: method,
  grant_types: grantTypesOf(method, redirects),
  response_types: redirects.length === 0 ? [] : ['code'],
  redirect_uris: redirects,
  ...(jwks === null ? {} : { jwks }),
});

/** Sandbox keys get samples and change nothing. */
export class OauthClientsService {
  constructor(private readonly deps: OauthClientsDependencies) {}

  /** Oldest first. */
  list(caller: Caller): Promise<readonly StoredClient[]> {
    if (caller.mode === 'test') return Promise.resolve([SAMPLE_CLIENT]);
    return this.deps.clients.list(caller.accountId);
  }

  /**
   * The client acts with the limits and counters of the calling key's lineage.
   * @throws VALIDATION_FAILED for too many clients; in the strict profile for a key that is too weak
   */
  async create(options: ClientOptions, request: RequestActor): Promise<ClientWithSecret> {
    const { caller } = request;
    const { runtime, digest, clients, isStrict } = this.deps;
    if (isStrict && hasWeakKey(options.jwks)) {
      throw invalid({ field: 'jwks', type: 'key_too_weak', params: { bits: STRONG_RSA_BITS } });
    }
    const isSecret = needsSecret(options.method);
    if (caller.mode === 'test') {
      const client = { ...SAMPLE_CLIENT, name: options.name, metadata: metadataOf(options) };
      return { client, secret: isSecret ? SAMPLE_SECRET : null };
    }
    const secret = isSecret ? this.makeSecret() : null;
    const client = {
      id: makeClientId(runtime.bytes(CLIENT_RANDOM_BYTES)),
      accountId: caller.accountId,
      lineageId: caller.lineageId,
      name: options.name,
      metadata: metadataOf(options),
      secretDigest: secret === null ? null : digest.all(secret)[0],
      createdAt: runtime.now(),
    };
    if (await clients.add(client, actorOf(request))) return { client, secret };
    const params = { max: MAX_CLIENTS };
    throw invalid({ field: 'nimi', type: 'too_many_clients', params });
  }

  /** The old secret ends at once. @throws NOT_FOUND if the account has no such client with a secret */
  async rotateSecret(clientId: string, request: RequestActor): Promise<ClientWithSecret> {
    const { caller } = request;
    if (caller.mode === 'test') return { client: sampleOf(clientId), secret: SAMPLE_SECRET };
    const secret = this.makeSecret();
    const change = { clientId, accountId: caller.accountId, actor: actorOf(request) };
    const [digest] = this.deps.digest.all(secret);
    const client = await this.deps.clients.replaceSecret(change, digest);
    if (client === null) throw notFound();
    return { client, secret };
  }

  /** Its tokens end within 5 s on every process. @returns the client as it was @throws NOT_FOUND */
  async remove(clientId: string, request: RequestActor): Promise<StoredClient> {
    const { caller } = request;
    if (caller.mode === 'test') return sampleOf(clientId);
    const change = { clientId, accountId: caller.accountId, actor: actorOf(request) };
    const client = await this.deps.clients.remove(change);
    if (client === null) throw notFound();
    this.deps.revocations.publish(clientId);
    return client;
  }

  /** Newest first, those in force. */
  grants(caller: Caller): Promise<readonly GrantEntry[]> {
    if (caller.mode === 'test') return Promise.resolve([SAMPLE_GRANT]);
    return this.deps.grants.list(caller.accountId);
  }

  /** Its tokens end within 5 s on every process. @returns the grant as it was @throws NOT_FOUND */
  async revokeGrant(grantId: string, request: RequestActor): Promise<GrantEntry> {
    const { caller } = request;
    const grant = await this.grantOf(caller, grantId);
    if (caller.mode === 'test') return grant;
    await this.deps.grants.end(grantId, caller.accountId, actorOf(request));
    this.deps.revocations.publish(grantId);
    return grant;
  }

  /**
   * Leaves a client some of the scopes of a grant; access tokens that have more end within 5 s on every process.
   * @throws NOT_FOUND, also if another request changed the grant; VALIDATION_FAILED for a scope that it does not have
   */
  async narrowGrant(
    grantId: string,
    keep: readonly Scope[],
    request: RequestActor,
  ): Promise<GrantEntry> {
    const { caller } = request;
    const grant = await this.grantOf(caller, grantId);
    const from = grant.scopes;
    if (!keep.every((scope) => from.includes(scope))) {
      throw invalid({ field: 'skoobid', type: 'enum', params: { expected: from.join(', ') } });
    }
    const scopes = from.filter((scope) => keep.includes(scope));
    const withdrawn = withdrawnSubjects(grantId, from, scopes);
    if (caller.mode === 'test' || withdrawn.length === 0) return { ...grant, scopes };
    const change = { grantId, accountId: caller.accountId, from, to: scopes, withdrawn };
    if (!(await this.deps.grants.narrow(change, actorOf(request)))) throw notFound();
    for (const subject of withdrawn) this.deps.revocations.publish(subject);
    return { ...grant, scopes };
  }

  private async grantOf(caller: Caller, grantId: string): Promise<GrantEntry> {
    const grant = (await this.grants(caller)).find(({ id }) => id === grantId);
    if (grant === undefined) throw notFound();
    return grant;
  }

  private makeSecret(): string {
    return makeClientSecret(this.deps.runtime.bytes(CLIENT_RANDOM_BYTES));
  }
}

function sampleOf(clientId: string): StoredClient {
  if (clientId !== SAMPLE_CLIENT.id) throw notFound();
  return SAMPLE_CLIENT;
}
