/** Sign-in links in PostgreSQL. Times are those of the database clock. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { addMail, type AddedMail } from '../../platform/postgres/add-mail.js';
import { queries } from '../../platform/postgres/tables.js';
import { ACCOUNT_STATES, admitsKeys } from '../../shared/account-state.js';
import type { Language } from '../../shared/language.js';
import { addToAudit } from '../audit/audit.transaction.js';
import { LINK_MINUTES, MAX_LINKS } from './domain/member.js';

export type Recipient = Readonly<{ memberId: string; accountId: string; email: string }>;

/** `sealed`: the address with the token, for the email. */
export type NewLink = Readonly<{
  id: string;
  recipient: Recipient;
  digest: Uint8Array;
  browser: Uint8Array;
  sealed: Uint8Array;
  language: Language | null;
  createdAt: Date;
}>;

/** Digests with the present and earlier secrets. `idleHours`, `hours`: lifetimes. */
export type UsedLink = Readonly<{
  token: readonly Uint8Array[];
  browser: readonly Uint8Array[];
  session: Readonly<{ id: string; digest: Uint8Array; idleHours: number; hours: number }>;
  replaced: readonly Uint8Array[];
  requestId: string;
}>;

export type SignInOutcome = 'done' | 'invalid' | 'other_browser';

const toBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes);
const inMinutes = (minutes: number) =>
  sql<Date>`now() + make_interval(mins => ${sql.lit(minutes)})`;
const inHours = (hours: number) => sql<Date>`now() + make_interval(hours => ${sql.lit(hours)})`;

export class SignInRepository {
  constructor(private readonly em: EntityManager) {}

  /** Of accounts that admit keys, newest first. @param email lower case */
  recipients(email: string): Promise<readonly Recipient[]> {
    return queries(this.em)
      .selectFrom('member as m')
      .innerJoin('account as a', 'a.id', 'm.account_id')
      .select(['m.id as memberId', 'm.account_id as accountId', 'm.email'])
      .where('m.email', '=', email)
      .where('a.state', 'in', ACCOUNT_STATES.filter(admitsKeys))
      .orderBy('m.created_at', 'desc')
      .limit(sql.lit(MAX_LINKS))
      .execute();
  }

  /** With the email that carries it. */
  async add(link: NewLink): Promise<void> {
    const { id, recipient, digest, browser } = link;
    await this.em.fork().transactional(async (em) => {
      await queries(em)
        .insertInto('sign_in_link')
        .values({
          id,
          member_id: recipient.memberId,
          digest: toBuffer(digest),
          browser: toBuffer(browser),
          expires_at: inMinutes(LINK_MINUTES),
        })
        .execute();
      await addMail(em, mailOf(link));
    });
  }

  /** Uses the link, once, and begins a session. A session that the browser had before ends. */
  use(used: UsedLink): Promise<SignInOutcome> {
    return this.em.fork().transactional(async (em) => {
      const memberId = await take(em, used);
      if (memberId === null) return (await isValid(em, used)) ? 'other_browser' : 'invalid';
      await beginSession(em, memberId, used);
      return 'done';
    });
  }
}

const mailOf = ({ id, recipient, language, sealed, createdAt }: NewLink): AddedMail => ({
  id,
  dedupe: `sign_in:${id}`,
  accountId: recipient.accountId,
  kind: 'sign_in',
  recipient: recipient.email,
  language,
  sealed,
  createdAt,
});

/** Of two concurrent uses, the second finds no row. */
async function take(em: EntityManager, { token, browser }: UsedLink): Promise<string | null> {
  const link = await queries(em)
    .updateTable('sign_in_link')
    .set({ used_at: sql`now()` })
    .where('digest', 'in', token.map(toBuffer))
    .where('browser', 'in', browser.map(toBuffer))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('member_id as memberId')
    .executeTakeFirst();
  return link?.memberId ?? null;
}

async function isValid(em: EntityManager, { token }: UsedLink): Promise<boolean> {
  const link = await queries(em)
    .selectFrom('sign_in_link')
    .select('id')
    .where('digest', 'in', token.map(toBuffer))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return link !== undefined;
}

async function beginSession(em: EntityManager, memberId: string, used: UsedLink): Promise<void> {
  const { session, replaced, requestId } = used;
  const db = queries(em);
  await db.deleteFrom('member_session').where('digest', 'in', replaced.map(toBuffer)).execute();
  await db
    .insertInto('member_session')
    .values({
      id: session.id,
      member_id: memberId,
      digest: toBuffer(session.digest),
      idle_ends_at: inHours(Math.min(session.idleHours, session.hours)),
      ends_at: inHours(session.hours),
    })
    .execute();
  const { accountId } = await db
    .updateTable('member')
    .set(({ fn }) => ({ signed_in_at: fn.coalesce('signed_in_at', sql<Date>`now()`) }))
    .where('id', '=', memberId)
    .returning('account_id as accountId')
    .executeTakeFirstOrThrow();
  const entry = { action: 'session.begun', object: `session:${session.id}`, accountId };
  await addToAudit(em, entry, { name: `member:${memberId}`, requestId });
}
