/** An owner's keys in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';
import type { NewKey } from './domain/new-key.js';
import type { KeyValidity } from './domain/key-standing.js';
import type { Mode, Role } from '../../shared/caller.js';
import type { Actor } from '../../shared/actor.js';
import { addToAudit } from '../audit/audit.transaction.js';

export type OwnKey = KeyValidity &
  Readonly<{
    keyId: string;
    mode: Mode;
    role: Role;
    name: string | null;
    last4: string;
    createdAt: Date;
  }>;

/** `endsAt`: of the old key; if not later than `at`, it is blocked at once. */
export type Rotation = Readonly<{
  accountId: string;
  keyId: string;
  /** Lineage, limits and name are taken from the old key. */
  successor: NewKey;
  at: Date;
  endsAt: Date;
  actor: Actor;
}>;

const OWN_KEY = [
  'id as keyId',
  'mode',
  'role',
  'name',
  'last4',
  'created_at as createdAt',
  'expires_at as expiresAt',
  'blocked_at as blockedAt',
] as const;

const INHERITED = [
  'account_id',
  'lineage_id',
  'mode',
  'role',
  'tier',
  'per_minute',
  'per_month',
  'name',
] as const;

export class OwnKeysRepository {
  constructor(private readonly em: EntityManager) {}

  /** Newest first. */
  list(accountId: string): Promise<readonly OwnKey[]> {
    return queries(this.em)
      .selectFrom('api_key')
      .select(OWN_KEY)
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
  }

  /** @returns false, without a change, if the key is not the newest of its lineage */
  rotate(rotation: Rotation): Promise<boolean> {
    const { accountId, keyId, successor, actor } = rotation;
    const { id } = successor;
    return this.em.fork().transactional(async (em) => {
      if (!(await this.end(em, rotation))) return false;
      await this.succeed(em, rotation);
      await addToAudit(em, { action: 'key.rotated', object: `key:${keyId}`, accountId }, actor);
      await addToAudit(em, { action: 'key.created', object: `key:${id}`, accountId }, actor);
      return true;
    });
  }

  /** Of two concurrent rotations of one key, the second finds no row. */
  private async end(em: EntityManager, { accountId, keyId, at, endsAt }: Rotation) {
    const ended = await queries(em)
      .updateTable('api_key')
      .set({ expires_at: endsAt, blocked_at: endsAt <= at ? at : null })
      .where('id', '=', keyId)
      .where('account_id', '=', accountId)
      .where('expires_at', 'is', null)
      .where('blocked_at', 'is', null)
      .returning('id')
      .execute();
    return ended.length > 0;
  }

  private async succeed(em: EntityManager, { keyId, successor, at }: Rotation): Promise<void> {
    const { id, digest, last4 } = successor;
    await queries(em)
      .insertInto('api_key')
      .columns(['id', 'digest', 'last4', 'created_at', 'generation', ...INHERITED])
      .expression((eb) =>
        eb
          .selectFrom('api_key')
          .select(({ ref }) => [
            sql<string>`${id}::uuid`.as('id'),
            sql<Buffer>`${digest}::bytea`.as('digest'),
            sql<string>`${last4}::text`.as('last4'),
            sql<Date>`${at}::timestamptz`.as('created_at'),
            sql<number>`${ref('generation')} + 1`.as('generation'),
            ...INHERITED,
          ])
          .where('id', '=', keyId),
      )
      .execute();
  }

  /** Idempotent. @returns the key; null if the account has no such key */
  revoke(
    accountId: string,
    keyId: string,
    { at, actor }: { at: Date; actor: Actor },
  ): Promise<OwnKey | null> {
    return this.em.fork().transactional(async (em) => {
      const key = await queries(em)
        .updateTable('api_key')
        .set(({ fn }) => ({ blocked_at: fn.coalesce('blocked_at', sql<Date>`${at}::timestamptz`) }))
        .where('id', '=', keyId)
        .where('account_id', '=', accountId)
        .returning(OWN_KEY)
        .executeTakeFirst();
      if (key === undefined) return null;
      await addToAudit(em, { action: 'key.blocked', object: `key:${keyId}`, accountId }, actor);
      return key;
    });
  }
}
