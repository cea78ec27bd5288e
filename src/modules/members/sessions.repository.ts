/** Sessions of people in PostgreSQL. Times are those of the database clock. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';
import type { AccountState } from '../../shared/account-state.js';
import type { Actor } from '../../shared/actor.js';
import type { LimitOverrides, MemberRole, Mode, Role, Tier } from '../../shared/caller.js';
import type { LicenceKey } from '../catalogue/domain/catalogue.js';
import { addToAudit } from '../audit/audit.transaction.js';
import type { MemberSession, PeopleFilter, SessionProfile } from './domain/member.js';
import { RECENT_MINUTES, type FactorFacts } from './domain/second-factor.js';

/** The session with the key in force on whose authority it acts: a live one if there is one, the newest. */
export type StoredSession = Readonly<{
  sessionId: string;
  memberId: string;
  memberRole: MemberRole;
  isStale: boolean;
  factor: FactorFacts;
  accountId: string;
  state: AccountState;
  licence: LicenceKey | null;
  licenceUntil: Date | null;
  lineageId: string;
  role: Role;
  mode: Mode;
  tier: Tier | null;
}> &
  LimitOverrides;

/** Seconds between two writes of the last use. */
const SEEN_SECONDS = 300;

const toBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes);
const NOW = sql<Date>`now()`;
const HAS_PASSKEY = sql<boolean>`exists (select from passkey p where p.member_id = m.id)`;
const IS_RECENT = sql<boolean>`
  coalesce(s.confirmed_at, s.created_at) > now() - make_interval(mins => ${sql.lit(RECENT_MINUTES)})`;

export class SessionsRepository {
  constructor(private readonly em: EntityManager) {}

  /** @returns null unless session and account are in force, with a key in force */
  async find(digests: readonly Uint8Array[]): Promise<StoredSession | null> {
    const row = await this.inForce()
      .innerJoin('account as a', 'a.id', 'm.account_id')
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('api_key as k')
            .select(['k.lineage_id', 'k.role', 'k.mode', 'k.tier', 'k.per_minute', 'k.per_month'])
            .whereRef('k.account_id', '=', 'a.id')
            .where('k.blocked_at', 'is', null)
            .where(({ or, eb: is }) =>
              or([is('k.expires_at', 'is', null), is('k.expires_at', '>', NOW)]),
            )
            .orderBy(sql`k.mode = 'live'`, 'desc')
            .orderBy('k.created_at', 'desc')
            .limit(sql.lit(1))
            .as('key'),
        (join) => join.onTrue(),
      )
      .select(['s.id as sessionId', 'm.id as memberId', 'm.role as memberRole'])
      .select(
        sql<boolean>`s.seen_at < now() - make_interval(secs => ${sql.lit(SEEN_SECONDS)})`.as(
          'isStale',
        ),
      )
      .select([
        HAS_PASSKEY.as('hasPasskey'),
        sql<boolean>`s.confirmed_at is not null`.as('isConfirmed'),
        IS_RECENT.as('isRecent'),
      ])
      .select(['a.id as accountId', 'a.state', 'a.licence', 'a.licence_until as licenceUntil'])
      .select(['key.lineage_id as lineageId', 'key.role', 'key.mode', 'key.tier'])
      .select(['key.per_minute as perMinute', 'key.per_month as perMonth'])
      .where('s.digest', 'in', digests.map(toBuffer))
      .executeTakeFirst();
    if (row === undefined) return null;
    const { hasPasskey, isConfirmed, isRecent, ...stored } = row;
    return { ...stored, factor: { hasPasskey, isConfirmed, isRecent } };
  }

  /** Postpones the end by disuse. */
  async touch(sessionId: string, idleHours: number): Promise<void> {
    await queries(this.em)
      .updateTable('member_session')
      .set({
        seen_at: NOW,
        idle_ends_at: sql`least(ends_at, now() + make_interval(hours => ${sql.lit(idleHours)}))`,
      })
      .where('id', '=', sessionId)
      .execute();
  }

  /** @returns null if it has ended */
  async profile(sessionId: string): Promise<SessionProfile | null> {
    const row = await this.inForce()
      .innerJoin('account as a', 'a.id', 'm.account_id')
      .select(['m.id', 'm.email', 'm.role', 'm.created_at as createdAt'])
      .select(['m.signed_in_at as signedInAt', 'a.name as accountName'])
      .select('s.idle_ends_at as endsAt')
      .where('s.id', '=', sessionId)
      .executeTakeFirst();
    if (row === undefined) return null;
    const { accountName, endsAt, ...member } = row;
    return { member, accountName, endsAt };
  }

  /** Newest first. */
  list({ accountId, memberId }: PeopleFilter): Promise<readonly MemberSession[]> {
    const all = this.inForce()
      .select(['s.id', 's.member_id as memberId', 'm.email', 's.created_at as createdAt'])
      .select(['s.seen_at as seenAt', 's.idle_ends_at as endsAt'])
      .where('m.account_id', '=', accountId)
      .orderBy('s.created_at', 'desc')
      .orderBy('s.id');
    return (memberId === null ? all : all.where('m.id', '=', memberId)).execute();
  }

  /** @returns false if there is no such session */
  end(sessionId: string, filter: PeopleFilter, actor: Actor): Promise<boolean> {
    const { accountId, memberId } = filter;
    return this.em.fork().transactional(async (em) => {
      const ended = await queries(em)
        .deleteFrom('member_session')
        .where('id', '=', sessionId)
        .where('member_id', 'in', (eb) => {
          const members = eb.selectFrom('member').select('id').where('account_id', '=', accountId);
          return memberId === null ? members : members.where('id', '=', memberId);
        })
        .returning('id')
        .executeTakeFirst();
      if (ended === undefined) return false;
      const entry = { action: 'session.ended', object: `session:${sessionId}`, accountId };
      await addToAudit(em, entry, actor);
      return true;
    });
  }

  private inForce() {
    return queries(this.em)
      .selectFrom('member_session as s')
      .innerJoin('member as m', 'm.id', 's.member_id')
      .where('s.idle_ends_at', '>', NOW)
      .where('s.ends_at', '>', NOW);
  }
}
