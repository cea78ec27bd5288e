/** API keys in PostgreSQL. The lookup is one plain statement because every request may need it. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';
import { admitsKeys } from '../../shared/account-state.js';
import type { Actor } from '../../shared/actor.js';
import type { LimitOverrides } from '../../shared/caller.js';
import type { KeyEntry, OperatorKey, StoredKey } from './keys.ports.js';
import { addKey } from './keys.transaction.js';
import { addToAudit } from '../audit/audit.transaction.js';

const KEY = [
  'k.id as keyId',
  'k.account_id as accountId',
  'k.mode',
  'k.role',
  'k.tier',
  'k.per_minute as perMinute',
  'k.per_month as perMonth',
] as const;

type KeyRow = Omit<StoredKey, 'overrides'> & LimitOverrides;

function toStoredKey(row: KeyRow): StoredKey {
  const { keyId, lineageId, accountId, role, mode, tier, licence, licenceUntil } = row;
  const overrides = { perMinute: row.perMinute, perMonth: row.perMonth };
  return { keyId, lineageId, accountId, role, mode, tier, overrides, licence, licenceUntil };
}

const toBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes);

export type KeyStore = Pick<PostgresKeyStore, 'find' | 'newestOf' | 'add' | 'list' | 'block'>;

export class PostgresKeyStore {
  constructor(private readonly em: EntityManager) {}

  /** @returns null unless key and account are in force */
  async find(digests: readonly Uint8Array[]): Promise<StoredKey | null> {
    const rows = await this.inForce().where('k.digest', 'in', digests.map(toBuffer)).execute();
    const row = rows.find(({ state }) => admitsKeys(state));
    if (row === undefined) return null;
    await this.renew(row.keyId, row.digest, digests[0]);
    return toStoredKey(row);
  }

  /** The newest key of a lineage. @returns null unless key and account are in force */
  async newestOf(lineageId: string): Promise<StoredKey | null> {
    const row = await this.inForce()
      .where('k.lineage_id', '=', lineageId)
      .orderBy('k.generation', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row !== undefined && admitsKeys(row.state) ? toStoredKey(row) : null;
  }

  private inForce() {
    return this.keys()
      .select(KEY)
      .select(['k.lineage_id as lineageId', 'k.digest', 'a.state'])
      .select(['a.licence', 'a.licence_until as licenceUntil'])
      .where('k.blocked_at', 'is', null)
      .where(({ or, eb }) =>
        or([eb('k.expires_at', 'is', null), eb('k.expires_at', '>', sql<Date>`now()`)]),
      );
  }

  private keys() {
    return queries(this.em)
      .selectFrom('api_key as k')
      .innerJoin('account as a', 'a.id', 'k.account_id');
  }

  /** Rehashes with the current secret. The key is valid even if this fails; its next use tries again. */
  private async renew(
    keyId: string,
    digest: Uint8Array,
    present: Uint8Array | undefined,
  ): Promise<void> {
    if (present === undefined || Buffer.compare(digest, present) === 0) return;
    await queries(this.em)
      .updateTable('api_key')
      .set({ digest: toBuffer(present) })
      .where('id', '=', keyId)
      .where('digest', '=', toBuffer(digest))
      .execute()
      .catch(() => undefined);
  }

  add({ accountId, accountName, key, createdAt, actor }: OperatorKey): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      await queries(em)
        .insertInto('account')
        .values({
          id: accountId,
          name: accountName,
          role: key.role,
          state: 'live',
          created_at: createdAt,
        })
        .execute();
      await addKey(em, { key, accountId, createdAt });
      await addToAudit(em, { action: 'key.created', object: `key:${key.id}`, accountId }, actor);
    });
  }

  /** Newest first. */
  async list(): Promise<readonly KeyEntry[]> {
    const rows = await this.keys()
      .select(KEY)
      .select(['k.name', 'k.last4', 'a.name as accountName'])
      .select(['k.created_at as createdAt', 'k.blocked_at as blockedAt'])
      .orderBy('k.created_at', 'desc')
      .orderBy('k.id')
      .execute();
    return rows.map(({ perMinute, perMonth, ...key }) => ({
      ...key,
      overrides: { perMinute, perMonth },
    }));
  }

  /** Idempotent. @returns false if the key does not exist */
  block(keyId: string, at: Date, actor: Actor): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      const key = await queries(em)
        .updateTable('api_key')
        .set(({ fn }) => ({ blocked_at: fn.coalesce('blocked_at', sql<Date>`${at}::timestamptz`) }))
        .where('id', '=', keyId)
        .returning('account_id as accountId')
        .executeTakeFirst();
      if (key === undefined) return false;
      const { accountId } = key;
      await addToAudit(em, { action: 'key.blocked', object: `key:${keyId}`, accountId }, actor);
      return true;
    });
  }
}
