/** Operator keys in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Operator } from '../../shared/caller.js';
import type { Actor } from '../../shared/actor.js';
import { addToAudit } from '../audit/audit.repository.js';
import type { NewOperatorKey, OperatorKeyEntry, OperatorKeyStore } from './operator-keys.ports.js';

/** Looks up, records the use and rehashes with the current secret. */
const useAmong = (holes: string): string => `
  update operator_key set digest = ?, used_at = now()
  where digest in (${holes}) and blocked_at is null and expires_at > now() returning id as "keyId"`;

const ADD = `
  insert into operator_key (id, name, digest, last4, created_at, expires_at) values (?, ?, ?, ?, ?, ?)`;

const LIST = `
  select id, name, last4, created_at, expires_at, used_at, blocked_at
  from operator_key order by created_at desc, id`;

const BLOCK =
  'update operator_key set blocked_at = coalesce(blocked_at, ?) where id = ?::uuid returning id';

type DbTimestamp = string | Date;

type Row = Readonly<{
  id: string;
  name: string;
  last4: string;
  created_at: DbTimestamp;
  expires_at: DbTimestamp;
  used_at: DbTimestamp | null;
  blocked_at: DbTimestamp | null;
}>;

const toDate = (value: DbTimestamp | null): Date | null =>
  value === null ? null : new Date(value);

const toEntry = (row: Row): OperatorKeyEntry => ({
  keyId: row.id,
  name: row.name,
  last4: row.last4,
  createdAt: new Date(row.created_at),
  expiresAt: new Date(row.expires_at),
  usedAt: toDate(row.used_at),
  blockedAt: toDate(row.blocked_at),
});

const audited = (action: string, keyId: string) => ({
  action,
  object: `operator_key:${keyId}`,
  accountId: null,
});

export class PostgresOperatorKeys implements OperatorKeyStore {
  constructor(private readonly em: EntityManager) {}

  async use(digests: readonly [Uint8Array, ...Uint8Array[]]): Promise<Operator | null> {
    const values = [digests[0], ...digests].map((digest) => Buffer.from(digest));
    const sql = useAmong(digests.map(() => '?').join(', '));
    const rows: readonly Operator[] = await this.em.fork().execute(sql, values);
    return rows[0] ?? null;
  }

  add({ id, name, digest, last4, createdAt, expiresAt, actor }: NewOperatorKey): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      await em.execute(ADD, [id, name, Buffer.from(digest), last4, createdAt, expiresAt]);
      await addToAudit(em, audited('operator_key.created', id), actor);
    });
  }

  async list(): Promise<readonly OperatorKeyEntry[]> {
    const rows: readonly Row[] = await this.em.fork().execute(LIST);
    return rows.map(toEntry);
  }

  block(keyId: string, at: Date, actor: Actor): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      const rows: readonly unknown[] = await em.execute(BLOCK, [at, keyId]);
      if (rows.length === 0) return false;
      await addToAudit(em, audited('operator_key.blocked', keyId), actor);
      return true;
    });
  }
}
