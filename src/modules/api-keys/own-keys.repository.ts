/** An owner's keys in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Mode, Role } from '../../shared/caller.js';
import type { Actor } from '../../shared/actor.js';
import { addToAudit } from '../audit/audit.repository.js';
import type { OwnKey, OwnKeyStore, Rotation } from './own-keys.ports.js';

const COLUMNS = 'k.id, k.mode, k.role, k.name, k.last4, k.created_at, k.expires_at, k.blocked_at';

const LIST = `
  select ${COLUMNS} from api_key k where k.account_id = ?::uuid order by k.created_at desc, k.id`;

/** Of two concurrent rotations of one key, the second finds no row. */
const END = `
  update api_key set expires_at = ?::timestamptz,
    blocked_at = case when ?::timestamptz <= ?::timestamptz then ?::timestamptz end
  where id = ?::uuid and account_id = ?::uuid and expires_at is null and blocked_at is null
  returning id`;

const SUCCEED = `
  insert into api_key (id, account_id, lineage_id, generation, mode, role, tier, per_minute, per_month, name, digest,
    last4, created_at)
  select ?::uuid, account_id, lineage_id, generation + 1, mode, role, tier, per_minute, per_month, name, ?, ?, ?
  from api_key where id = ?::uuid`;

const REVOKE = `
  update api_key k set blocked_at = coalesce(k.blocked_at, ?::timestamptz)
  where k.id = ?::uuid and k.account_id = ?::uuid returning ${COLUMNS}`;

type DbTimestamp = string | Date;

/** Check constraints guarantee these types. */
type Row = Readonly<{
  id: string;
  mode: Mode;
  role: Role;
  name: string | null;
  last4: string;
  created_at: DbTimestamp;
  expires_at: DbTimestamp | null;
  blocked_at: DbTimestamp | null;
}>;

const toDate = (value: DbTimestamp | null): Date | null =>
  value === null ? null : new Date(value);

const toOwnKey = (row: Row): OwnKey => ({
  keyId: row.id,
  mode: row.mode,
  role: row.role,
  name: row.name,
  last4: row.last4,
  createdAt: new Date(row.created_at),
  expiresAt: toDate(row.expires_at),
  blockedAt: toDate(row.blocked_at),
});

export class PostgresOwnKeys implements OwnKeyStore {
  constructor(private readonly em: EntityManager) {}

  async list(accountId: string): Promise<readonly OwnKey[]> {
    const rows: readonly Row[] = await this.em.fork().execute(LIST, [accountId]);
    return rows.map(toOwnKey);
  }

  rotate({ accountId, keyId, successor, at, endsAt, actor }: Rotation): Promise<boolean> {
    const { id, digest, last4 } = successor;
    return this.em.fork().transactional(async (em) => {
      const values = [endsAt, endsAt, at, at, keyId, accountId];
      const ended: readonly unknown[] = await em.execute(END, values);
      if (ended.length === 0) return false;
      await em.execute(SUCCEED, [id, Buffer.from(digest), last4, at, keyId]);
      await addToAudit(em, { action: 'key.rotated', object: `key:${keyId}`, accountId }, actor);
      await addToAudit(em, { action: 'key.created', object: `key:${id}`, accountId }, actor);
      return true;
    });
  }

  revoke(accountId: string, keyId: string, { at, actor }: { at: Date; actor: Actor }) {
    return this.em.fork().transactional(async (em) => {
      const rows: readonly Row[] = await em.execute(REVOKE, [at, keyId, accountId]);
      const row = rows[0];
      if (row === undefined) return null;
      await addToAudit(em, { action: 'key.blocked', object: `key:${keyId}`, accountId }, actor);
      return toOwnKey(row);
    });
  }
}
