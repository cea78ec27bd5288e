/** The operator's queries; they never read the content of requests, orders or documents. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';
import type { OrderCounts, MonthCounts } from './domain/order-months.js';
import type { JobLine, KeyLine, OrganisationLine, WorkerLine } from './operator.ports.js';
import type { IdPage } from '../../shared/graphql/id-page.js';

const LISTED_WORKERS = 100;

/** Pattern of texts that contain this one; its own wildcards are characters. */
const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Only given conditions enter a statement. */
export class OperatorRepository {
  constructor(private readonly em: EntityManager) {}

  /** Newest first. @param month YYYY-MM, of `requests` @param search part of the name; '': all */
  organisations(
    { limit, after, search }: IdPage & Readonly<{ search: string }>,
    month: string,
  ): Promise<readonly OrganisationLine[]> {
    const all = this.newestOrganisations(month).limit(limit);
    const newest = search === '' ? all : all.where('a.name', 'ilike', containing(search));
    if (after === null) return newest.execute();
    return newest
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('a.created_at', 'a.id'),
          '<',
          selectFrom('account as b')
            .select(['b.created_at', 'b.id'])
            .where('b.id', '=', after)
            .$asTuple('created_at', 'id'),
        ),
      )
      .execute();
  }

  private newestOrganisations(month: string) {
    return queries(this.em)
      .selectFrom('account as a')
      .select(['a.id', 'a.name', 'a.role', 'a.state', 'a.licence'])
      .select(['a.licence_until as licenceUntil', 'a.created_at as createdAt'])
      .select(({ selectFrom }) =>
        selectFrom('usage_month as u')
          .select(({ ref }) =>
            sql<number>`coalesce(sum(${ref('u.used')}), 0)::integer`.as('requests'),
          )
          .where('u.month', '=', month)
          .where('u.lineage_id', 'in', (eb) =>
            eb
              .selectFrom('api_key as k')
              .select('k.lineage_id')
              .whereRef('k.account_id', '=', 'a.id'),
          )
          .$asScalar()
          .$notNull()
          .as('requests'),
      )
      .orderBy('a.created_at', 'desc')
      .orderBy('a.id', 'desc');
  }

  /** Newest first. `organisationId`: null: all. */
  keys({
    limit,
    after,
    organisationId,
  }: IdPage & { organisationId: string | null }): Promise<readonly KeyLine[]> {
    const all = queries(this.em)
      .selectFrom('api_key as k')
      .innerJoin('account as a', 'a.id', 'k.account_id')
      .select(['k.id', 'k.account_id as organisationId', 'a.name as organisationName', 'k.name'])
      .select(['k.mode', 'k.role', 'k.tier', 'k.last4', 'k.created_at as createdAt'])
      .select(['k.expires_at as expiresAt', 'k.blocked_at as blockedAt'])
      .select(({ selectFrom }) =>
        selectFrom('usage_day as u')
          .select(({ ref }) => sql<string | null>`max(${ref('u.day')})`.as('day'))
          .whereRef('u.lineage_id', '=', 'k.lineage_id')
          .as('usedOn'),
      )
      .orderBy('k.created_at', 'desc')
      .orderBy('k.id', 'desc')
      .limit(limit);
    const own = organisationId === null ? all : all.where('k.account_id', '=', organisationId);
    if (after === null) return own.execute();
    return own
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('k.created_at', 'k.id'),
          '<',
          selectFrom('api_key as b')
            .select(['b.created_at', 'b.id'])
            .where('b.id', '=', after)
            .$asTuple('created_at', 'id'),
        ),
      )
      .execute();
  }

  /** @param since first instant of the oldest month */
  async monthCounts(since: Date): Promise<MonthCounts> {
    const [placed, paid, refunded] = await Promise.all([
      this.monthly('created_at', since),
      this.monthly('paid_at', since),
      this.monthly('refunded_at', since),
    ]);
    return { placed, paid, refunded };
  }

  private monthly(
    event: 'created_at' | 'paid_at' | 'refunded_at',
    since: Date,
  ): Promise<readonly OrderCounts[]> {
    return queries(this.em)
      .selectFrom('orders')
      .select(({ ref }) => [
        sql<string>`to_char(${ref(event)} at time zone 'UTC', 'YYYY-MM')`.as('month'),
        sql<number>`count(*)::integer`.as('orders'),
        sql<number>`sum(${ref('net_cents')})::float8`.as('netCents'),
      ])
      .where(event, '>=', since)
      .groupBy(sql`1`)
      .execute();
  }

  jobs(): Promise<readonly JobLine[]> {
    return queries(this.em)
      .selectFrom('graphile_worker.jobs')
      .select(({ ref }) => {
        const [attempts, most] = [ref('attempts'), ref('max_attempts')];
        const isWaiting = sql`${ref('locked_at')} is null`;
        const runAt = ref('run_at');
        return [
          'task_identifier as task',
          sql<number>`(count(*) filter (where ${isWaiting} and ${attempts} = 0))::integer`.as(
            'waiting',
          ),
          sql<number>`(count(*) filter (where not ${isWaiting}))::integer`.as('running'),
          sql<number>`(count(*) filter (
            where ${isWaiting} and ${attempts} between 1 and ${most} - 1))::integer`.as('retrying'),
          sql<number>`(count(*) filter (where ${isWaiting} and ${attempts} >= ${most}))::integer`.as(
            'failed',
          ),
          sql<Date | null>`min(${runAt}) filter (
            where ${isWaiting} and ${attempts} < ${most} and ${runAt} <= now())`.as('oldestDueAt'),
        ];
      })
      .groupBy('task_identifier')
      .orderBy('task_identifier')
      .execute();
  }

  /** With a heartbeat in the last hour, latest first. */
  workers(): Promise<readonly WorkerLine[]> {
    return queries(this.em)
      .selectFrom('worker_heartbeat')
      .select(['worker_id as id', 'at as lastSignAt'])
      .where('at', '>', sql<Date>`now() - interval '1 hour'`)
      .orderBy('at', 'desc')
      .orderBy('worker_id')
      .limit(sql.lit(LISTED_WORKERS))
      .execute();
  }
}
