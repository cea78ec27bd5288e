/** API keys in PostgreSQL. The lookup is one plain statement because every request may need it. */
import type { NewKey } from './domain/new-key.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import { admitsKeys } from '../accounts/domain/account.js';
import type { AccountState } from '../accounts/domain/account.js';
import type { LimitOverrides, Mode, Role, Tier } from '../../shared/caller.js';
import type { LicenceKey } from '../catalogue/domain/catalogue.js';
import { AccountEntity } from '../accounts/account.entity.js';
import type { Actor } from '../../shared/actor.js';
import type { KeyEntry, KeyStore, OperatorKey, StoredKey } from '../accounts/accounts.ports.js';
import { ApiKeyEntity } from './api-key.entity.js';
import { addToAudit } from '../audit/audit.repository.js';

const COLUMNS = `
  k.id, k.lineage_id, k.account_id, k.mode, k.role, k.tier, k.per_minute, k.per_month, k.name, k.last4,
  k.created_at, k.blocked_at, k.digest, a.name as account_name, a.state, a.licence, a.licence_until
  from api_key k join account a on a.id = k.account_id`;

const IN_FORCE = 'k.blocked_at is null and (k.expires_at is null or k.expires_at > now())';

/** Rehashes a key from the previous secret to the current one. */
const RENEW = 'update api_key set digest = ? where id = ?::uuid and digest = ?';

const BLOCK = `
  update api_key set blocked_at = coalesce(blocked_at, ?) where id = ?::uuid returning account_id`;

/** Check constraints guarantee these types. */
type KeyRow = Readonly<{
  id: string;
  lineage_id: string;
  account_id: string;
  mode: Mode;
  role: Role;
  tier: Tier | null;
  per_minute: number | null;
  per_month: number | null;
  name: string | null;
  last4: string;
  created_at: string | Date;
  blocked_at: string | Date | null;
  digest: Uint8Array;
  account_name: string;
  state: AccountState;
  licence: LicenceKey | null;
  licence_until: string | Date | null;
}>;

export class PostgresKeyStore implements KeyStore {
  constructor(private readonly em: EntityManager) {}

  async find(digests: readonly Uint8Array[]): Promise<StoredKey | null> {
    const holes = digests.map(() => '?').join(', ');
    const sql = `select ${COLUMNS} where k.digest in (${holes}) and ${IN_FORCE}`;
    const rows: readonly KeyRow[] = await this.em.fork().execute(sql, digests.map(toBuffer));
    const row = rows.find(({ state }) => admitsKeys(state));
    if (row === undefined) return null;
    await this.renew(row, digests[0]);
    return toStoredKey(row);
  }

  /** The key is valid even if this fails; its next use tries again. */
  private async renew({ id, digest }: KeyRow, present: Uint8Array | undefined): Promise<void> {
    if (present === undefined || Buffer.compare(digest, present) === 0) return;
    const values = [toBuffer(present), id, toBuffer(digest)];
    await this.em
      .fork()
      .execute(RENEW, values)
      .catch(() => undefined);
  }

  async add({ accountId, accountName, key, createdAt, actor }: OperatorKey): Promise<void> {
    const account = {
      id: accountId,
      name: accountName,
      role: key.role,
      state: 'live',
      createdAt,
    } as const;
    await this.em.fork().transactional(async (em) => {
      await em.insert(AccountEntity, account);
      await em.insert(ApiKeyEntity, toKeyRow(key, accountId, createdAt));
      await addToAudit(em, { action: 'key.created', object: `key:${key.id}`, accountId }, actor);
    });
  }

  async list(): Promise<readonly KeyEntry[]> {
    const sql = `select ${COLUMNS} order by k.created_at desc, k.id`;
    const rows: readonly KeyRow[] = await this.em.fork().execute(sql);
    return rows.map(toKeyEntry);
  }

  async block(keyId: string, at: Date, actor: Actor): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      const rows: readonly { account_id: string }[] = await em.execute(BLOCK, [at, keyId]);
      const accountId = rows[0]?.account_id;
      if (accountId === undefined) return false;
      await addToAudit(em, { action: 'key.blocked', object: `key:${keyId}`, accountId }, actor);
      return true;
    });
  }
}

export const toKeyRow = (key: NewKey, accountId: string, createdAt: Date) => ({
  id: key.id,
  accountId,
  lineageId: key.lineageId,
  mode: key.mode,
  role: key.role,
  tier: key.tier,
  perMinute: key.overrides.perMinute,
  perMonth: key.overrides.perMonth,
  name: key.name,
  digest: toBuffer(key.digest),
  last4: key.last4,
  createdAt,
});

const toBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes);

const toDate = (value: string | Date | null): Date | null =>
  value === null ? null : new Date(value);

const toOverrides = (row: KeyRow): LimitOverrides => ({
  perMinute: row.per_minute,
  perMonth: row.per_month,
});

const toStoredKey = (row: KeyRow): StoredKey => ({
  keyId: row.id,
  lineageId: row.lineage_id,
  accountId: row.account_id,
  role: row.role,
  mode: row.mode,
  tier: row.tier,
  overrides: toOverrides(row),
  licence: row.licence,
  licenceUntil: toDate(row.licence_until),
});

const toKeyEntry = (row: KeyRow): KeyEntry => ({
  keyId: row.id,
  accountId: row.account_id,
  accountName: row.account_name,
  mode: row.mode,
  role: row.role,
  tier: row.tier,
  overrides: toOverrides(row),
  name: row.name,
  last4: row.last4,
  createdAt: new Date(row.created_at),
  blockedAt: toDate(row.blocked_at),
});
