/** Clients of the authorization server. A secret is stored as its digest, which reading returns instead. */
import type { Adapter, AdapterPayload, errors } from 'oidc-provider';
import { isClientId } from '../../modules/oauth/domain/client-id.js';
import { isPermittedRedirect, MAX_REDIRECTS } from '../../modules/oauth/domain/client-rules.js';
import { hasWeakKey, STRONG_KEYS, strongKeysIn } from '../../modules/oauth/domain/key-strength.js';
import { withoutMembers } from './without-members.js';
import type { SecretDigest } from '../crypto/key-digest.js';
import type { OauthClients, StoredClient } from '../../modules/oauth/oauth.ports.js';

/** `isStrict`: keys of clients have 128 bits of security (D-384). */
export type ClientDependencies = Readonly<{
  isStrict: boolean;
  clients: OauthClients;
  digest: SecretDigest;
  errors: typeof errors;
}>;

const MAX_NAME_LENGTH = 100;
const MAX_BYTES = 8_192;
const UNNAMED = 'OAuth client';
const WEAK_KEYS = `jwks has a key that is too weak; permitted: ${STRONG_KEYS}`;

/** What a client without an account may use. */
const REGISTERED_GRANTS: readonly unknown[] = ['authorization_code', 'refresh_token'];

const listIn = (payload: AdapterPayload, name: 'grant_types' | 'redirect_uris'): unknown[] =>
  Array.isArray(payload[name]) ? payload[name] : [];

/** @returns what is wrong; null if the registration is acceptable */
function registrationProblem(payload: AdapterPayload): string | null {
  const redirects = listIn(payload, 'redirect_uris');
  const { client_name: name } = payload;
  if (typeof name === 'string' && name.length > MAX_NAME_LENGTH) return 'client_name is too long';
  if (redirects.length > MAX_REDIRECTS) return 'too many redirect_uris';
  if (!redirects.every(isPermittedRedirect)) {
    return 'redirect_uris must use https, the scheme of an app, or http on this machine';
  }
  if (!listIn(payload, 'grant_types').every((one) => REGISTERED_GRANTS.includes(one))) {
    return 'grant_types of a registered client are authorization_code and refresh_token';
  }
  if (payload['jwks_uri'] !== undefined) return 'jwks_uri is not supported, use jwks';
  return JSON.stringify(payload).length > MAX_BYTES ? 'the metadata is too large' : null;
}

/** A key that was registered before the profile became strict verifies nothing. */
const withStrongKeys = (metadata: StoredClient['metadata']): StoredClient['metadata'] =>
  metadata['jwks'] === undefined ? metadata : { ...metadata, jwks: strongKeysIn(metadata['jwks']) };

export class ClientAdapter implements Adapter {
  constructor(private readonly deps: ClientDependencies) {}

  /** Dynamic registration (RFC 7591). */
  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    const { clients, digest, errors, isStrict } = this.deps;
    const problem =
      isStrict && hasWeakKey(payload['jwks']) ? WEAK_KEYS : registrationProblem(payload);
    if (problem !== null) throw new errors.InvalidClientMetadata(problem);
    const { client_secret: secret, client_name: name } = payload;
    const isStored = await clients.register({
      id,
      accountId: null,
      lineageId: null,
      name: name?.trim() === '' ? UNNAMED : (name ?? UNNAMED),
      metadata: withoutMembers(payload, ['client_secret', 'client_name', 'client_id']),
      secretDigest: secret === undefined ? null : digest.all(secret)[0],
      createdAt: new Date(),
    });
    if (!isStored) throw new errors.TemporarilyUnavailable('too many registrations are unused');
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const client = isClientId(id) ? await this.deps.clients.find(id) : null;
    if (client === null) return undefined;
    const { name, secretDigest } = client;
    const metadata = this.deps.isStrict ? withStrongKeys(client.metadata) : client.metadata;
    const secret =
      secretDigest === null
        ? {}
        : { client_secret: Buffer.from(secretDigest).toString('base64url') };
    return { ...metadata, ...secret, client_id: id, client_name: name };
  }

  findByUid(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  findByUserCode(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  consume(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  destroy(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  revokeByGrantId(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
}
