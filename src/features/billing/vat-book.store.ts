/** What was answered about VAT numbers, and what waits for an answer, in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { NumberFinding } from '../../core/billing/vat-evidence.js';
import type { DueRecheck, KeptAnswer, ToldNumber, VatBook } from './vat-numbers.ports.js';

const KEEP = `
  insert into vat_check (id, vat_number, is_valid, requester, consultation, answered_at)
  values (?::uuid, ?, ?, ?, ?, ?)`;

const LATEST = `
  select id, vat_number, is_valid, requester, consultation, answered_at from vat_check
  where vat_number = ? and answered_at >= ?
  order by answered_at desc, id limit 1`;

/** An older answer never replaces a newer one, silence never an answer. */
const SET_STATUS = `
  update account set vat_status = ?, vat_checked_at = ?::timestamptz
  where id = ?::uuid and vat_number = ?
    and (vat_checked_at is null or vat_checked_at <= ?::timestamptz or vat_status = 'unavailable')
    and (? <> 'unavailable' or vat_status in ('unchecked', 'unavailable'))`;

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

/** An order can be stored in the moment in which the waiting for its number ends. */
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

const TELL = `
  select webhooks_tell(?::uuid, gen_random_uuid(), 'vat.verified',
    jsonb_build_object('vat_number', ?::text, 'at', ?::timestamptz), clock_timestamp())`;

type AnswerRow = Readonly<{
  id: string;
  vat_number: string;
  is_valid: boolean;
  requester: string | null;
  consultation: string | null;
  answered_at: string | Date;
}>;

type DueRow = Readonly<{
  account_id: string;
  vat_number: string;
  since: string | Date;
  attempts: number;
}>;

export class PostgresVatBook implements VatBook {
  constructor(private readonly em: EntityManager) {}

  async keep({ id, number, isValid, requester, consultation, at }: KeptAnswer): Promise<void> {
    await this.em.fork().execute(KEEP, [id, number, isValid, requester, consultation, at]);
  }

  async latest(number: string, since: Date): Promise<KeptAnswer | null> {
    const rows: readonly AnswerRow[] = await this.em.fork().execute(LATEST, [number, since]);
    const row = rows[0];
    if (row === undefined) return null;
    const { id, requester, consultation } = row;
    const at = new Date(row.answered_at);
    return { id, number: row.vat_number, isValid: row.is_valid, requester, consultation, at };
  }

  async setStatus(
    { accountId, vatNumber }: ToldNumber,
    { check, at }: NumberFinding,
  ): Promise<void> {
    if (at === null) return;
    const values = [check, at, accountId, vatNumber, at, check];
    await this.em.fork().execute(SET_STATUS, values);
  }

  async wait({ accountId, vatNumber }: ToldNumber, now: Date, seconds: number): Promise<void> {
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
    { accountId, vatNumber }: ToldNumber,
    { check, at }: NumberFinding,
  ): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const rows: readonly unknown[] = await em.execute(END, [accountId, vatNumber]);
      if (rows.length === 0 || check !== 'valid') return;
      await em.execute(TELL, [accountId, vatNumber, at]);
    });
  }
}
