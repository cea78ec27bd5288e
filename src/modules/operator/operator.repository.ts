/** The operator's queries; they never read the content of requests, orders or documents. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  OperatorReader,
  JobLine,
  KeyLine,
  OrganisationLine,
  PageOptions,
  WorkerLine,
} from './operator.ports.js';

const ORGANISATIONS = `
  select a.id, a.name, a.role, a.state, a.licence, a.licence_until as "licenceUntil", a.created_at as "createdAt",
    (select coalesce(sum(u.used), 0)::integer from usage_month u where u.month = ? and u.lineage_id in (
      select k.lineage_id from api_key k where k.account_id = a.id)) as requests
  from account a`;

const KEYS = `
  select k.id, k.account_id as "organisationId", a.name as "organisationName", k.name, k.mode, k.role, k.tier, k.last4,
    k.created_at as "createdAt", k.expires_at as "expiresAt", k.blocked_at as "blockedAt",
    (select max(u.day)::text from usage_day u where u.lineage_id = k.lineage_id) as "usedOn"
  from api_key k join account a on a.id = k.account_id`;

/** After the last line of the previous page, newest first. */
const behind = (table: string, name: string): string =>
  `(${name}.created_at, ${name}.id) < (select b.created_at, b.id from ${table} b where b.id = ?::uuid)`;

const JOBS = `
  select task_identifier as task,
    (count(*) filter (where locked_at is null and attempts = 0))::integer as waiting,
    (count(*) filter (where locked_at is not null))::integer as running,
    (count(*) filter (where locked_at is null and attempts between 1 and max_attempts - 1))::integer as retrying,
    (count(*) filter (where locked_at is null and attempts >= max_attempts))::integer as failed,
    min(run_at) filter (where locked_at is null and attempts < max_attempts and run_at <= now()) as "oldestDueAt"
  from graphile_worker.jobs group by task_identifier order by task_identifier`;

const WORKERS = `
  select worker_id as id, at as "lastSignAt" from worker_heartbeat
  where at > now() - interval '1 hour' order by at desc, worker_id limit 100`;

type DbTimestamp = string | Date;

/** A row with unparsed timestamps. */
type Row<Line, Dates extends keyof Line> = Readonly<
  Omit<Line, Dates> & { [Name in Dates]: DbTimestamp | Extract<Line[Name], null> }
>;

const toDate = (value: DbTimestamp | null): Date | null =>
  value === null ? null : new Date(value);

/** Only given conditions enter the statement. */
const where = (conditions: readonly (string | null)[]): string => {
  const asked = conditions.filter((one) => one !== null);
  return asked.length === 0 ? '' : `where ${asked.join(' and ')}`;
};

const given = (...values: readonly (string | null)[]): readonly string[] =>
  values.filter((value) => value !== null);

export class OperatorRepository implements OperatorReader {
  constructor(private readonly em: EntityManager) {}

  async organisations({ limit, after }: PageOptions, month: string) {
    const page = where([after === null ? null : behind('account', 'a')]);
    const sql = `${ORGANISATIONS} ${page} order by a.created_at desc, a.id desc limit ?`;
    type Found = Row<OrganisationLine, 'licenceUntil' | 'createdAt'>;
    const rows = await this.rows<Found>(sql, [month, ...given(after), limit]);
    return rows.map((row) => ({
      ...row,
      licenceUntil: toDate(row.licenceUntil),
      createdAt: new Date(row.createdAt),
    }));
  }

  async keys({ limit, after, organisationId }: Parameters<OperatorReader['keys']>[0]) {
    const page = where([
      organisationId === null ? null : 'k.account_id = ?::uuid',
      after === null ? null : behind('api_key', 'k'),
    ]);
    const sql = `${KEYS} ${page} order by k.created_at desc, k.id desc limit ?`;
    type Found = Row<KeyLine, 'createdAt' | 'expiresAt' | 'blockedAt'>;
    const rows = await this.rows<Found>(sql, [...given(organisationId, after), limit]);
    return rows.map((row) => ({
      ...row,
      createdAt: new Date(row.createdAt),
      expiresAt: toDate(row.expiresAt),
      blockedAt: toDate(row.blockedAt),
    }));
  }

  async jobs(): Promise<readonly JobLine[]> {
    const rows = await this.rows<Row<JobLine, 'oldestDueAt'>>(JOBS, []);
    return rows.map((row) => ({ ...row, oldestDueAt: toDate(row.oldestDueAt) }));
  }

  async workers(): Promise<readonly WorkerLine[]> {
    const rows = await this.rows<Row<WorkerLine, 'lastSignAt'>>(WORKERS, []);
    return rows.map(({ id, lastSignAt }) => ({ id, lastSignAt: new Date(lastSignAt) }));
  }

  private rows<Found>(sql: string, values: unknown[]): Promise<readonly Found[]> {
    return this.em.fork().execute(sql, values);
  }
}
