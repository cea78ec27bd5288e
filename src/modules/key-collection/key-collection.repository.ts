/** Signups and their collected keys in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';
import type { Role } from '../../shared/caller.js';
import type { Actor } from '../../shared/actor.js';
import type { NewKey } from '../api-keys/domain/new-key.js';
import { addKey } from '../api-keys/keys.transaction.js';
import { addToAudit } from '../audit/audit.transaction.js';
import type { PaidSignup } from './domain/collection.js';

export type Signup = PaidSignup & Readonly<{ accountId: string; role: Role; name: string }>;

/** `made`: the key to store; null if none. */
type KeyDecision = Readonly<{ made: Readonly<{ key: NewKey }> | null }>;

/** `keyIds`: ids that the collected key can have. */
type Collection<Decided> = Readonly<{
  orderId: string;
  keyIds: readonly string[];
  at: Date;
  actor: Actor;
  decide: (signup: Signup) => Decided;
}>;

export class KeyCollectionRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * One collection of an order at a time.
   * @returns null if there is no such licence order
   */
  collect<Decided extends KeyDecision>(collection: Collection<Decided>): Promise<Decided | null> {
    const { orderId, keyIds, at, actor, decide } = collection;
    return this.em.fork().transactional(async (em) => {
      const signup = await signupOf(em, orderId, keyIds);
      if (signup === null) return null;
      const decided = decide(signup);
      if (decided.made === null) return decided;
      const { key } = decided.made;
      const { accountId } = signup;
      await addKey(em, { key, accountId, createdAt: at });
      await addToAudit(em, { action: 'key.created', object: `key:${key.id}`, accountId }, actor);
      return decided;
    });
  }
}

async function signupOf(
  em: EntityManager,
  orderId: string,
  keyIds: readonly string[],
): Promise<Signup | null> {
  const row = await queries(em)
    .selectFrom('orders as o')
    .innerJoin('account as a', 'a.id', 'o.account_id')
    .select(['o.paid_at as paidAt', 'a.id as accountId', 'a.state', 'a.role', 'a.name'])
    .where('o.id', '=', orderId)
    .where('o.kind', '=', sql.lit('licence'))
    .forUpdate('a')
    .executeTakeFirst();
  return row === undefined ? null : { ...row, isCollected: await hasKey(em, keyIds) };
}

/** Asked once the account is locked: an earlier snapshot would miss the key of a concurrent collection. */
async function hasKey(em: EntityManager, keyIds: readonly string[]): Promise<boolean> {
  const key = await queries(em)
    .selectFrom('api_key')
    .select('id')
    .where('id', 'in', keyIds)
    .executeTakeFirst();
  return key !== undefined;
}
