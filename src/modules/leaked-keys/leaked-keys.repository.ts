/** Leaked keys in PostgreSQL: who owns them, and whether the owner was notified. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { addMail } from '../../platform/postgres/add-mail.js';
import { queries } from '../../platform/postgres/tables.js';
import type { Actor } from '../../shared/actor.js';
import { addToAudit } from '../audit/audit.transaction.js';

/** `email`: null: the account has none. */
export type FoundKey = Readonly<{
  keyId: string;
  accountId: string;
  email: string | null;
  last4: string;
  isBlocked: boolean;
}>;

/** `url`: where it was found. */
export type LeakNotice = Readonly<{ key: FoundKey; id: string; url: string | null; at: Date }>;

export class LeakedKeysRepository {
  constructor(private readonly em: EntityManager) {}

  /** Blocked, expired and rotated ones too. */
  async find(digests: readonly Uint8Array[]): Promise<FoundKey | null> {
    const row = await queries(this.em)
      .selectFrom('api_key as k')
      .innerJoin('account as a', 'a.id', 'k.account_id')
      .select(['k.id as keyId', 'k.account_id as accountId', 'a.email', 'k.last4'])
      .select(sql<boolean>`k.blocked_at is not null`.as('isBlocked'))
      .where(
        'k.digest',
        'in',
        digests.map((digest) => Buffer.from(digest)),
      )
      .executeTakeFirst();
    return row ?? null;
  }

  /** One email per key, however often it is reported. @returns false if it was reported before */
  notify({ key, id, url, at }: LeakNotice, actor: Actor): Promise<boolean> {
    const { keyId, accountId, email, last4 } = key;
    return this.em.fork().transactional(async (em) => {
      const entry = { action: 'key.leaked', object: `key:${keyId}`, accountId };
      if (email === null) {
        await addToAudit(em, entry, actor);
        return true;
      }
      const isNew = await addMail(em, {
        id,
        dedupe: `key_leaked:${keyId}`,
        accountId,
        kind: 'key_leaked',
        recipient: email,
        facts: { last4, ...(url === null ? {} : { link: url }) },
        createdAt: at,
      });
      if (!isNew) return false;
      await addToAudit(em, entry, actor);
      return true;
    });
  }
}
