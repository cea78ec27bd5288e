/** Reviews of VAT doubts in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Match } from './domain/name-match.js';
import type { Doubt, ReviewState } from './domain/vat-doubt.js';
import { OPERATOR, type Actor } from '../../shared/actor.js';
import type { Doubted, ReviewBook } from './vat-numbers.ports.js';

/** Reopens an obsolete review of the same doubts. */
const OPEN = `
  insert into vat_review (account_id, vat_number, country, doubts, name_match, address_match, check_id, claim)
  values (?::uuid, ?, ?, string_to_array(?, ','), ?, ?, ?::uuid, sha256(convert_to(?, 'utf8')))
  on conflict (account_id, claim) do update set
    state = case vat_review.state when 'obsolete' then 'open' else vat_review.state end,
    check_id = coalesce(vat_review.check_id, excluded.check_id),
    name_match = coalesce(vat_review.name_match, excluded.name_match),
    address_match = coalesce(vat_review.address_match, excluded.address_match)
  returning state`;

const LAST = `
  select state from vat_review where account_id = ?::uuid and vat_number = ? and decided_at is not null
  order by decided_at desc, id limit 1`;

const OUTDATE = `
  update vat_review set state = 'obsolete'
  where account_id = ?::uuid and state = 'open' and claim <> sha256(convert_to(?, 'utf8'))`;

const LIST = `
  select r.id, r.account_id as "accountId", a.name as "accountName", r.vat_number as "vatNumber", r.country, r.doubts,
    r.name_match as "nameMatch", r.address_match as "addressMatch", a.billing_address as "accountAddress",
    t.name as "traderName", t.address as "traderAddress", c.consultation, r.opened_at as "openedAt"
  from vat_review r
  join account a on a.id = r.account_id
  left join vat_check c on c.id = r.check_id
  left join vat_check_trader t on t.check_id = r.check_id
  where r.state = 'open'
  order by r.opened_at, r.id limit 1000`;

/** A later decision replaces an earlier one. */
const DECIDE = `
  update vat_review set state = ?, decided_at = clock_timestamp(), decided_by = ?
  where id = ?::uuid and state not in (?, 'obsolete') returning account_id, vat_number`;

const NOTIFY_ACCOUNT = `
  update account set vat_review = ?
  where id = ?::uuid and upper(regexp_replace(vat_number, '[[:space:]./_-]', '', 'g')) = ?`;

const AUDIT = `
  insert into audit_log (actor, action, object, account_id, request_id) values (?, ?, ?, ?::uuid, ?)`;

const COUNT = `
  select count(*)::integer as open,
    greatest(0, coalesce(extract(epoch from now() - min(opened_at)), 0))::float8 as "oldestSeconds"
  from vat_review where state = 'open'`;

export type VatReview = Readonly<{
  id: string;
  accountId: string;
  accountName: string;
  accountAddress: string | null;
  vatNumber: string | null;
  country: string | null;
  doubts: readonly Doubt[];
  nameMatch: Match | null;
  addressMatch: Match | null;
  traderName: string | null;
  traderAddress: string | null;
  consultation: string | null;
  openedAt: Date;
}>;

export type ReviewCount = Readonly<{ open: number; oldestSeconds: number }>;

type Found = Omit<VatReview, 'openedAt'> & Readonly<{ openedAt: string | Date }>;
type Decided = Readonly<{ account_id: string; vat_number: string | null }>;
type StateRow = Readonly<{ state: ReviewState }>;

export class PostgresVatReviews implements ReviewBook {
  constructor(private readonly em: EntityManager) {}

  async open(doubted: Doubted): Promise<ReviewState> {
    const { accountId, vatNumber, country, doubts, nameMatch, addressMatch } = doubted;
    const values = [accountId, vatNumber, country, doubts.join(','), nameMatch, addressMatch];
    const all = [...values, doubted.checkId, doubted.claim];
    const rows: readonly StateRow[] = await this.em.fork().execute(OPEN, all);
    return rows[0]?.state ?? 'open';
  }

  async last(accountId: string, vatNumber: string): Promise<'accepted' | 'rejected' | null> {
    type Row = Readonly<{ state: 'accepted' | 'rejected' }>;
    const rows: readonly Row[] = await this.em.fork().execute(LAST, [accountId, vatNumber]);
    return rows[0]?.state ?? null;
  }

  async outdate(accountId: string, claim: string): Promise<void> {
    await this.em.fork().execute(OUTDATE, [accountId, claim]);
  }

  /** Oldest first, at most 1000. */
  async list(): Promise<readonly VatReview[]> {
    const rows: readonly Found[] = await this.em.fork().execute(LIST);
    return rows.map((row) => ({ ...row, openedAt: new Date(row.openedAt) }));
  }

  /** @returns false if the review does not exist, is obsolete or has this state already */
  decide(id: string, state: 'accepted' | 'rejected', actor: Actor = OPERATOR): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      const rows: readonly Decided[] = await em.execute(DECIDE, [state, actor.name, id, state]);
      const [row] = rows;
      if (row === undefined) return false;
      const { account_id: accountId, vat_number: number } = row;
      if (number !== null) await em.execute(NOTIFY_ACCOUNT, [state, accountId, number]);
      const entry = [`vat_review.${state}`, `vat_review:${id}`, accountId];
      await em.execute(AUDIT, [actor.name, ...entry, actor.requestId]);
      return true;
    });
  }

  async count(): Promise<ReviewCount> {
    const [row] = (await this.em.fork().execute(COUNT)) as readonly [ReviewCount]; // an aggregate has one row
    return row;
  }
}
