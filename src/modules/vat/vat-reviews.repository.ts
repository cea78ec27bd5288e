/** Reviews of VAT doubts in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { OPERATOR, type Actor } from '../../shared/actor.js';
import { queries } from '../../platform/postgres/tables.js';
import type { TraderMatch } from './domain/name-match.js';
import type { Doubt, ReviewState } from './domain/vat-doubt.js';
import type { Doubted } from './vat-numbers.ports.js';
import { addToAudit } from '../audit/audit.transaction.js';

export type VatReview = Readonly<{
  id: string;
  accountId: string;
  accountName: string;
  accountAddress: string | null;
  vatNumber: string | null;
  country: string | null;
  doubts: readonly Doubt[];
  nameMatch: TraderMatch | null;
  addressMatch: TraderMatch | null;
  traderName: string | null;
  traderAddress: string | null;
  consultation: string | null;
  openedAt: Date;
}>;

export type ReviewCount = Readonly<{ open: number; oldestSeconds: number }>;

const digestOf = (claim: string) => sql<Buffer>`sha256(convert_to(${claim}, 'utf8'))`;

/** As `compactNumber` writes it. */
const COMPACT_NUMBER = sql<string>`upper(regexp_replace(vat_number, '[[:space:]./_-]', '', 'g'))`;

export class VatReviewsRepository {
  constructor(private readonly em: EntityManager) {}

  /** One review per account and claim; reopens an obsolete one of the same doubts. @returns its state */
  async open(doubted: Doubted): Promise<ReviewState> {
    const { state } = await queries(this.em)
      .insertInto('vat_review')
      .values({
        account_id: doubted.accountId,
        vat_number: doubted.vatNumber,
        country: doubted.country,
        doubts: [...doubted.doubts],
        name_match: doubted.nameMatch,
        address_match: doubted.addressMatch,
        check_id: doubted.checkId,
        claim: digestOf(doubted.claim),
      })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'claim']).doUpdateSet((eb) => ({
          state: sql`case vat_review.state when 'obsolete' then 'open' else vat_review.state end`,
          check_id: eb.fn.coalesce('vat_review.check_id', 'excluded.check_id'),
          name_match: eb.fn.coalesce('vat_review.name_match', 'excluded.name_match'),
          address_match: eb.fn.coalesce('vat_review.address_match', 'excluded.address_match'),
        })),
      )
      .returning('state')
      .$narrowType<{ state: ReviewState }>() // never obsolete, see above
      .executeTakeFirstOrThrow();
    return state;
  }

  /** Last decision on the number; null: none. */
  async last(accountId: string, vatNumber: string): Promise<'accepted' | 'rejected' | null> {
    const row = await queries(this.em)
      .selectFrom('vat_review')
      .select('state')
      .where('account_id', '=', accountId)
      .where('vat_number', '=', vatNumber)
      .where('decided_at', 'is not', null)
      .orderBy('decided_at', 'desc')
      .orderBy('id')
      .limit(1)
      .$narrowType<{ state: 'accepted' | 'rejected' }>() // a check constraint on decided_at
      .executeTakeFirst();
    return row?.state ?? null;
  }

  /** Closes the account's open reviews of other claims. */
  async outdate(accountId: string, claim: string): Promise<void> {
    await queries(this.em)
      .updateTable('vat_review')
      .set({ state: 'obsolete' })
      .where('account_id', '=', accountId)
      .where('state', '=', 'open')
      .where('claim', '<>', digestOf(claim))
      .execute();
  }

  /** Oldest first, at most 1000. */
  list(): Promise<readonly VatReview[]> {
    return queries(this.em)
      .selectFrom('vat_review as r')
      .innerJoin('account as a', 'a.id', 'r.account_id')
      .leftJoin('vat_check as c', 'c.id', 'r.check_id')
      .leftJoin('vat_check_trader as t', 't.check_id', 'r.check_id')
      .select(['r.id', 'r.account_id as accountId', 'a.name as accountName'])
      .select(['r.vat_number as vatNumber', 'r.country', 'r.doubts', 'r.name_match as nameMatch'])
      .select(['r.address_match as addressMatch', 'a.billing_address as accountAddress'])
      .select(['t.name as traderName', 't.address as traderAddress', 'c.consultation'])
      .select('r.opened_at as openedAt')
      .where('r.state', '=', sql.lit('open'))
      .orderBy('r.opened_at')
      .orderBy('r.id')
      .limit(1000)
      .execute();
  }

  /**
   * A later decision replaces an earlier one.
   * @returns false if the review does not exist, is obsolete or has this state already
   */
  decide(id: string, state: 'accepted' | 'rejected', actor: Actor = OPERATOR): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      const decided = await queries(em)
        .updateTable('vat_review')
        .set({ state, decided_at: sql`clock_timestamp()`, decided_by: actor.name })
        .where('id', '=', id)
        .where('state', 'not in', [state, 'obsolete'])
        .returning(['account_id', 'vat_number'])
        .executeTakeFirst();
      if (decided === undefined) return false;
      const { account_id: accountId, vat_number: vatNumber } = decided;
      if (vatNumber !== null) {
        await queries(em)
          .updateTable('account')
          .set({ vat_review: state })
          .where('id', '=', accountId)
          .where(COMPACT_NUMBER, '=', vatNumber)
          .execute();
      }
      const entry = { action: `vat_review.${state}`, object: `vat_review:${id}`, accountId };
      await addToAudit(em, entry, actor);
      return true;
    });
  }

  count(): Promise<ReviewCount> {
    const age = sql`extract(epoch from now() - min(opened_at))`;
    return queries(this.em)
      .selectFrom('vat_review')
      .select([
        sql<number>`count(*)::integer`.as('open'),
        sql<number>`greatest(0, coalesce(${age}, 0))::float8`.as('oldestSeconds'),
      ])
      .where('state', '=', sql.lit('open'))
      .executeTakeFirstOrThrow();
  }
}
