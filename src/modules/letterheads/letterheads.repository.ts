/** Letterheads in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { lockAccount } from '../../platform/postgres/lock-account.js';
import { queries } from '../../platform/postgres/tables.js';
import type { Actor } from '../../shared/actor.js';
import { addToAudit } from '../audit/audit.transaction.js';
import { changedMembers } from '../../shared/changed-text.js';
import { isEmpty, NO_LETTERHEAD, type Letterhead } from './domain/letterhead.js';

type ChangeOf = (stored: Letterhead) => Letterhead;

export class LetterheadRepository {
  constructor(private readonly em: EntityManager) {}

  /** @returns null if the account has none */
  async find(accountId: string): Promise<Letterhead | null> {
    const row = await queries(this.em)
      .selectFrom('letterhead')
      .select(['name', 'logo', 'logo_width', 'logo_height', 'colour', 'accent'])
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (row === undefined) return null;
    const { name, logo, logo_width: width, logo_height: height, colour, accent } = row;
    const isWhole = logo !== null && width !== null && height !== null;
    return { name, logo: isWhole ? { bytes: logo, width, height } : null, colour, accent };
  }

  /** One transaction. @returns null if the account does not exist */
  change(
    accountId: string,
    change: ChangeOf,
    { actor, at }: Readonly<{ actor: Actor; at: Date }>,
  ): Promise<Letterhead | null> {
    return this.em.fork().transactional(async (em) => {
      if (!(await lockAccount(em, accountId))) return null;
      const before = (await new LetterheadRepository(em).find(accountId)) ?? NO_LETTERHEAD;
      const after = change(before);
      const fields = changedMembers(before, after);
      if (fields.length > 0) await store(em, accountId, { letterhead: after, at });
      const entry = { action: 'account.letterhead_changed', object: `account:${accountId}` };
      await addToAudit(em, { ...entry, accountId, fields }, actor);
      return after;
    });
  }
}

async function store(
  em: EntityManager,
  accountId: string,
  { letterhead, at }: Readonly<{ letterhead: Letterhead; at: Date }>,
): Promise<void> {
  const db = queries(em);
  if (isEmpty(letterhead)) {
    await db.deleteFrom('letterhead').where('account_id', '=', accountId).execute();
    return;
  }
  const { name, logo, colour, accent } = letterhead;
  const row = {
    name,
    logo: logo === null ? null : Buffer.from(logo.bytes),
    logo_width: logo?.width ?? null,
    logo_height: logo?.height ?? null,
    colour,
    accent,
    changed_at: at,
  };
  await db
    .insertInto('letterhead')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
}
