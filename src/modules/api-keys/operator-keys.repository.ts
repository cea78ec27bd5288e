/** Operator keys in PostgreSQL, separate from organisations' keys (R-10.67). */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';
import type { Operator } from '../../shared/caller.js';
import type { Actor } from '../../shared/actor.js';
import type { KeyValidity } from './domain/key-standing.js';
import { addToAudit } from '../audit/audit.transaction.js';

/** `usedAt`: null: never used. */
export type OperatorKeyEntry = KeyValidity &
  Readonly<{
    keyId: string;
    name: string;
    last4: string;
    createdAt: Date;
    usedAt: Date | null;
  }>;

export type NewOperatorKey = Readonly<{
  id: string;
  name: string;
  digest: Uint8Array;
  last4: string;
  createdAt: Date;
  expiresAt: Date;
  actor: Actor;
}>;

const audited = (action: string, keyId: string) => ({
  action,
  object: `operator_key:${keyId}`,
  accountId: null,
});

export class OperatorKeysRepository {
  constructor(private readonly em: EntityManager) {}

  /** Records the use and rehashes with the current secret. @returns null if the key is unknown, expired or blocked */
  async use([present, ...earlier]: readonly [Uint8Array, ...Uint8Array[]]) {
    const digests = [present, ...earlier].map((digest) => Buffer.from(digest));
    const key: Operator | undefined = await queries(this.em)
      .updateTable('operator_key')
      .set({ digest: Buffer.from(present), used_at: sql`now()` })
      .where('digest', 'in', digests)
      .where('blocked_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('id as keyId')
      .executeTakeFirst();
    return key ?? null;
  }

  add({ id, name, digest, last4, createdAt, expiresAt, actor }: NewOperatorKey): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const at = { created_at: createdAt, expires_at: expiresAt };
      await queries(em)
        .insertInto('operator_key')
        .values({ id, name, digest: Buffer.from(digest), last4, ...at })
        .execute();
      await addToAudit(em, audited('operator_key.created', id), actor);
    });
  }

  /** Newest first. */
  list(): Promise<readonly OperatorKeyEntry[]> {
    return queries(this.em)
      .selectFrom('operator_key')
      .select(['id as keyId', 'name', 'last4', 'created_at as createdAt'])
      .select(['expires_at as expiresAt', 'used_at as usedAt', 'blocked_at as blockedAt'])
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
  }

  /** Idempotent. @returns false if the key does not exist */
  block(keyId: string, at: Date, actor: Actor): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      const blocked = await queries(em)
        .updateTable('operator_key')
        .set(({ fn }) => ({ blocked_at: fn.coalesce('blocked_at', sql<Date>`${at}::timestamptz`) }))
        .where('id', '=', keyId)
        .returning('id')
        .execute();
      if (blocked.length === 0) return false;
      await addToAudit(em, audited('operator_key.blocked', keyId), actor);
      return true;
    });
  }
}
