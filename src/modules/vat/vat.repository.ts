/** Answers about VAT numbers in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';
import type { NumberFinding } from './domain/vat-evidence.js';
import type { Buyer, CachedAnswer, DeclaredNumber } from './vat-numbers.ports.js';

export class VatRepository {
  constructor(private readonly em: EntityManager) {}

  /** @param accountId for which VIES was queried; no names are kept if it no longer exists */
  async keep(accountId: string, answer: CachedAnswer): Promise<void> {
    const { id, number, isValid, requester, consultation, trader, at } = answer;
    const { name, address, nameVerdict } = trader;
    await this.em.fork().transactional(async (em) => {
      await queries(em)
        .insertInto('vat_check')
        .values({
          id,
          vat_number: number,
          is_valid: isValid,
          requester,
          consultation,
          answered_at: at,
        })
        .execute();
      await queries(em)
        .insertInto('vat_check_trader')
        .columns(['check_id', 'account_id', 'name', 'address', 'name_verdict'])
        .expression((eb) =>
          eb
            .selectFrom('account')
            .select([
              sql<string>`${id}::uuid`.as('check_id'),
              'account.id as account_id',
              sql<string | null>`${name}::text`.as('name'),
              sql<string | null>`${address}::text`.as('address'),
              sql<typeof nameVerdict>`${nameVerdict}::text`.as('name_verdict'),
            ])
            .where('account.id', '=', accountId),
        )
        .execute();
    });
  }

  /** Last answer since then; null: none. */
  async latest(number: string, since: Date): Promise<CachedAnswer | null> {
    const row = await queries(this.em)
      .selectFrom('vat_check as c')
      .leftJoin('vat_check_trader as t', 't.check_id', 'c.id')
      .select(['c.id', 'c.vat_number', 'c.is_valid', 'c.requester', 'c.consultation'])
      .select(['c.answered_at', 't.name', 't.address', 't.name_verdict'])
      .where('c.vat_number', '=', number)
      .where('c.answered_at', '>=', since)
      .orderBy('c.answered_at', 'desc')
      .orderBy('c.id')
      .limit(1)
      .executeTakeFirst();
    if (row === undefined) return null;
    const { id, requester, consultation, name, address, name_verdict: nameVerdict } = row;
    const trader = { name, address, nameVerdict };
    const facts = { requester, consultation, trader, at: row.answered_at };
    return { id, number: row.vat_number, isValid: row.is_valid, ...facts };
  }

  /** null if the account does not exist. */
  async buyer(accountId: string): Promise<Buyer | null> {
    const row = await queries(this.em)
      .selectFrom('account')
      .select(['name', 'billing_country as country', 'billing_address as address'])
      .where('id', '=', accountId)
      .where('state', '<>', 'closed')
      .executeTakeFirst();
    return row ?? null;
  }

  /** Stores name comparison and review state; keeps the earlier comparison if there is no new one. */
  async setEvidence(
    { accountId, vatNumber }: DeclaredNumber,
    { nameMatch, review }: NumberFinding,
  ): Promise<void> {
    const match = sql<typeof nameMatch>`coalesce(${nameMatch}, vat_name_match)`;
    await queries(this.em)
      .updateTable('account')
      .set({ vat_name_match: match, vat_review: review })
      .where('id', '=', accountId)
      .where('vat_number', '=', vatNumber)
      .where((eb) =>
        eb.or([
          eb('vat_review', 'is distinct from', review),
          eb('vat_name_match', 'is distinct from', match),
        ]),
      )
      .execute();
  }

  /**
   * Never replaces a newer answer, or an answer by a missing one. Does nothing if the account's number has changed.
   */
  async setStatus(
    { accountId, vatNumber }: DeclaredNumber,
    { check, at }: NumberFinding,
  ): Promise<void> {
    if (at === null || check === 'not_asked') return;
    const replaceable = ['unchecked', 'unavailable'] as const;
    await queries(this.em)
      .updateTable('account')
      .set({ vat_status: check, vat_checked_at: at })
      .where('id', '=', accountId)
      .where('vat_number', '=', vatNumber)
      .where((eb) =>
        eb.or([
          eb('vat_checked_at', 'is', null),
          eb('vat_checked_at', '<=', at),
          eb('vat_status', '=', 'unavailable'),
        ]),
      )
      .$if(check === 'unavailable', (qb) => qb.where('vat_status', 'in', replaceable))
      .execute();
  }
}
