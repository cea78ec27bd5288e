/** Stores the records of the authorization server. Codes and tokens are stored under their digest, without their text. */
import { hash } from 'node:crypto';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { withoutMembers } from './without-members.js';
import type { FoundRecord, OauthGrants, OauthRecords } from '../../modules/oauth/oauth.ports.js';

export type RecordDependencies = Readonly<{ records: OauthRecords; grants: OauthGrants }>;

const MS = 1_000;

/** Without a lifetime of their own. */
const MAX_SECONDS = 86_400;

/** Their id is no credential, or is looked up by others. */
const PLAIN: ReadonlySet<string> = new Set(['Grant', 'Session']);

export class RecordAdapter implements Adapter {
  constructor(
    private readonly model: string,
    private readonly deps: RecordDependencies,
  ) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    await this.deps.records.save({
      model: this.model,
      id: this.storedId(id),
      payload: PLAIN.has(this.model) ? payload : withoutMembers(payload, ['jti']),
      grantId: this.model === 'Grant' ? id : (payload.grantId ?? null),
      uid: payload.uid ?? null,
      expiresAt: new Date(Date.now() + (expiresIn ?? MAX_SECONDS) * MS),
    });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const found = await this.deps.records.find(this.model, this.storedId(id));
    return toPayload(found, { jti: id });
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return toPayload(await this.deps.records.findByUid(this.model, uid), {});
  }

  findByUserCode(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  consume(id: string): Promise<void> {
    return this.deps.records.consume(this.model, this.storedId(id));
  }

  async destroy(id: string): Promise<void> {
    await this.deps.records.remove(this.model, this.storedId(id));
    if (this.model === 'Grant') await this.deps.grants.revoke(id);
  }

  /** A refresh token was revoked, or a code or token was used twice. */
  revokeByGrantId(grantId: string): Promise<void> {
    return this.deps.grants.revoke(grantId);
  }

  private storedId(id: string): string {
    return PLAIN.has(this.model) ? id : hash('sha256', id, 'base64url');
  }
}

function toPayload(
  found: FoundRecord | null,
  restored: Readonly<{ jti?: string }>,
): AdapterPayload | undefined {
  if (found === null) return undefined;
  const { payload, consumedAt } = found;
  const consumed = consumedAt === null ? {} : { consumed: Math.floor(consumedAt.getTime() / MS) };
  return { ...payload, ...restored, ...consumed };
}
