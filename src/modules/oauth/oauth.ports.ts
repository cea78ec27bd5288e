/** What the OAuth services need, and what the authorization server needs of them. */
import type { LimitOverrides, Mode, Role, Tier } from '../../shared/caller.js';
import type { Scope } from '../../shared/scope.js';

/** RFC 7591 metadata, by wire name, without secrets. */
export type ClientMetadata = Readonly<Record<string, unknown>>;

/** Payload of a record of the authorization server, as its library writes it. */
export type RecordPayload = Readonly<Record<string, unknown>>;

/** `accountId`, `lineageId`: null for a registered client. `secretDigest`: null for a client without a secret. */
export type StoredClient = Readonly<{
  id: string;
  accountId: string | null;
  lineageId: string | null;
  name: string;
  metadata: ClientMetadata;
  secretDigest: Uint8Array | null;
  createdAt: Date;
}>;

/** `id`: never a secret in clear. */
export type OauthRecord = Readonly<{
  model: string;
  id: string;
  payload: RecordPayload;
  grantId: string | null;
  uid: string | null;
  expiresAt: Date;
}>;

export type FoundRecord = Readonly<{ payload: RecordPayload; consumedAt: Date | null }>;

export interface OauthRecords {
  save(record: OauthRecord): Promise<void>;
  /** Expired records count as missing. */
  find(model: string, id: string): Promise<FoundRecord | null>;
  findByUid(model: string, uid: string): Promise<FoundRecord | null>;
  consume(model: string, id: string): Promise<void>;
  remove(model: string, id: string): Promise<void>;
  removeOfGrant(grantId: string): Promise<void>;
}

export interface OauthClients {
  find(id: string): Promise<StoredClient | null>;
  /** @returns false if too many registered clients are unused */
  register(client: StoredClient): Promise<boolean>;
}

/** A permission as it is given: `lineageId` of the key that gave it. */
export type NewGrant = Readonly<{
  id: string;
  accountId: string;
  clientId: string;
  lineageId: string;
  scopes: readonly Scope[];
  createdAt: Date;
  expiresAt: Date;
}>;

export interface OauthGrants {
  add(grant: NewGrant): Promise<void>;
  /** Of a grant in force. */
  lineageOf(grantId: string): Promise<string | null>;
  /** Revokes the grant and every token of it, on every process. */
  revoke(grantId: string): Promise<void>;
}

/** Claims of a token about its caller. `grantId`: null for client credentials. */
export type TokenClaims = Readonly<{
  id: string;
  accountId: string;
  clientId: string;
  grantId: string | null;
  keyId: string;
  lineageId: string;
  role: Role;
  mode: Mode;
  tier: Tier;
  overrides: LimitOverrides;
  scopes: readonly Scope[];
  /** RFC 7638 thumbprint of the key that the token is bound to (RFC 9449). */
  boundTo: string | null;
  expiresAt: Date;
}>;
