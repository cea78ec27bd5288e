/** Answers about VAT numbers and pending rechecks in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { NumberFinding } from './domain/vat-evidence.js';
import type {
  Buyer,
  DueRecheck,
  CachedAnswer,
  DeclaredNumber,
  VatRecords,
} from './vat-numbers.ports.js';

const KEEP = `
  insert into vat_check (id, vat_number, is_valid, requester, consultation, answered_at)
  values (?::uuid, ?, ?, ?, ?, ?)`;

/** No names if the account no longer exists. */
const KEEP_TRADER = `
  insert into vat_check_trader (check_id, account_id, name, address, name_verdict)
  select ?::uuid, id, ?, ?, ? from account where id = ?::uuid`;

const LATEST = `
  select c.id, c.vat_number, c.is_valid, c.requester, c.consultation, c.answered_at, t.name, t.address, t.name_verdict
  from vat_check c left join vat_check_trader t on t.check_id = c.id
  where c.vat_number = ? and c.answered_at >= ?
  order by c.answered_at desc, c.id limit 1`;

const BUYER = `
  select name, billing_country as country, billing_address as address from account
  where id = ?::uuid and state <> 'closed'`;

/** Never replaces a newer answer, or an answer by a missing one. */
const SET_STATUS = `
  update account set vat_status = ?, vat_checked_at = ?::timestamptz
  where id = ?::uuid and vat_number = ?
    and (vat_checked_at is null or vat_checked_at <= ?::timestamptz or vat_status = 'unavailable')
    and (? <> 'unavailable' or vat_status in ('unchecked', 'unavailable'))`;

/** Keeps the earlier comparison if there is no new one. */
const SET_EVIDENCE = `
  update account set vat_name_match = coalesce(?, vat_name_match), vat_review = ?
  where id = ?::uuid and vat_number = ?
    and (vat_review is distinct from ? or vat_name_match is distinct from coalesce(?, vat_name_match))`;

const WAIT = `
  insert into vat_recheck (account_id, vat_number, since, due_at)
  values (?::uuid, ?, ?, now() + make_interval(secs => ?))
  on conflict (account_id, vat_number) do update set due_at = least(vat_recheck.due_at, excluded.due_at)`;

const DUE = `
  select account_id, vat_number, since, attempts from vat_recheck
  where due_at <= now() order by due_at, account_id, vat_number limit 1 for update skip locked`;

const POSTPONE = `
  update vat_recheck set attempts = ?, due_at = now() + make_interval(secs => ?)
  where account_id = ?::uuid and vat_number = ?`;

/** An order may be stored while the recheck of its number ends. */
const ADOPT = `
  insert into vat_recheck (account_id, vat_number, since, due_at)
  select distinct on (account_id, vat_evidence ->> 'vatNumber')
    account_id, vat_evidence ->> 'vatNumber', created_at, now()
  from orders
  where vat_status = 'unavailable' and cancelled_at is null and refunded_at is null
    and created_at > ?::timestamptz - interval '30 days' and vat_evidence ->> 'vatNumber' is not null
  order by account_id, vat_evidence ->> 'vatNumber', created_at
  on conflict (account_id, vat_number) do nothing`;

const END = `
  delete from vat_recheck where account_id = ?::uuid and vat_number = ? returning account_id`;

const NOTIFY = `
  select webhooks_tell(?::uuid, gen_random_uuid(), 'vat.verified',
    jsonb_build_object('vat_number', ?::text, 'at', ?::timestamptz), clock_timestamp())`;

type AnswerRow = Readonly<{
  id: string;
  vat_number: string;
  is_valid: boolean;
  requester: string | null;
  consultation: string | null;
  answered_at: string | Date;
  name: string | null;
  address: string | null;
  name_verdict: 'match' | 'mismatch' | null;
}>;

type DueRow = Readonly<{
  account_id: string;
  vat_number: string;
  since: string | Date;
  attempts: number;
}>;

export class VatRepository implements VatRecords {
  constructor(private readonly em: EntityManager) {}

  keep(accountId: string, answer: CachedAnswer): Promise<void> {
    const { id, number, isValid, requester, consultation, trader, at } = answer;
    return this.em.fork().transactional(async (em) => {
      await em.execute(KEEP, [id, number, isValid, requester, consultation, at]);
      const { name, address, nameVerdict } = trader;
      await em.execute(KEEP_TRADER, [id, name, address, nameVerdict, accountId]);
    });
  }

  async latest(number: string, since: Date): Promise<CachedAnswer | null> {
    const rows: readonly AnswerRow[] = await this.em.fork().execute(LATEST, [number, since]);
    const row = rows[0];
    if (row === undefined) return null;
    const { id, requester, consultation, name, address, name_verdict: nameVerdict } = row;
    const at = new Date(row.answered_at);
    const trader = { name, address, nameVerdict };
    const facts = { requester, consultation, trader, at };
    return { id, number: row.vat_number, isValid: row.is_valid, ...facts };
  }

  async buyer(accountId: string): Promise<Buyer | null> {
    const rows: readonly Buyer[] = await this.em.fork().execute(BUYER, [accountId]);
    return rows[0] ?? null;
  }

  async setEvidence(
    { accountId, vatNumber }: DeclaredNumber,
    { nameMatch, review }: NumberFinding,
  ): Promise<void> {
    const values = [nameMatch, review, accountId, vatNumber, review, nameMatch];
    await this.em.fork().execute(SET_EVIDENCE, values);
  }

  async setStatus(
    { accountId, vatNumber }: DeclaredNumber,
    { check, at }: NumberFinding,
  ): Promise<void> {
    if (at === null) return;
    const values = [check, at, accountId, vatNumber, at, check];
    await this.em.fork().execute(SET_STATUS, values);
  }

  async wait({ accountId, vatNumber }: DeclaredNumber, now: Date, seconds: number): Promise<void> {
    await this.em.fork().execute(WAIT, [accountId, vatNumber, now, seconds]);
  }

  async claim(pauseAfter: (attempts: number) => number): Promise<DueRecheck | null> {
    return this.em.fork().transactional(async (em) => {
      const rows: readonly DueRow[] = await em.execute(DUE);
      const row = rows[0];
      if (row === undefined) return null;
      const attempts = row.attempts + 1;
      const { account_id: accountId, vat_number: vatNumber } = row;
      await em.execute(POSTPONE, [attempts, pauseAfter(attempts), accountId, vatNumber]);
      return { accountId, vatNumber, since: new Date(row.since), attempts };
    });
  }

  async adopt(now: Date): Promise<void> {
    await this.em.fork().execute(ADOPT, [now]);
  }

  async conclude(
    { accountId, vatNumber }: DeclaredNumber,
    { check, at }: NumberFinding,
  ): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const rows: readonly unknown[] = await em.execute(END, [accountId, vatNumber]);
      if (rows.length === 0 || check !== 'valid') return;
      await em.execute(NOTIFY, [accountId, vatNumber, at]);
    });
  }
}
