/** People of an account in PostgreSQL. Changes of one account follow one another, so that an owner remains. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { addMail, type AddedMail } from '../../platform/postgres/add-mail.js';
import { lockAccount } from '../../platform/postgres/lock-account.js';
import { queries } from '../../platform/postgres/tables.js';
import type { Actor } from '../../shared/actor.js';
import type { MemberRole } from '../../shared/caller.js';
import type { Language } from '../../shared/language.js';
import { addToAudit } from '../audit/audit.transaction.js';
import { MAX_MEMBERS, type Member } from './domain/member.js';

const MEMBER = [
  'id',
  'email',
  'role',
  'created_at as createdAt',
  'signed_in_at as signedInAt',
] as const;

/** `link`: address of the sign-in page, in the email. */
export type Invitation = Readonly<{
  member: Member;
  accountId: string;
  mailId: string;
  link: string;
  language: Language | null;
  actor: Actor;
}>;

type MemberChange = Readonly<{ accountId: string; memberId: string; actor: Actor }>;

export type MemberOutcome =
  | Readonly<{ outcome: 'done'; member: Member }>
  | Readonly<{ outcome: 'missing' | 'last_owner' | 'known' | 'too_many' }>;

const DONE = (member: Member): MemberOutcome => ({ outcome: 'done', member });

export class MembersRepository {
  constructor(private readonly em: EntityManager) {}

  /** Oldest first. */
  list(accountId: string): Promise<readonly Member[]> {
    return membersOf(this.em, accountId);
  }

  /** With an email to the person. */
  invite(invitation: Invitation): Promise<MemberOutcome> {
    const { accountId, member, actor } = invitation;
    return this.changing(accountId, async (em, all) => {
      if (all.some(({ email }) => email === member.email)) return { outcome: 'known' };
      if (all.length >= MAX_MEMBERS) return { outcome: 'too_many' };
      await addMember(em, invitation);
      await addMail(em, mailOf(invitation));
      const object = `member:${member.id}`;
      await addToAudit(em, { action: 'member.invited', object, accountId }, actor);
      return DONE(member);
    });
  }

  /** Ends the person's sessions. */
  changeRole(change: MemberChange, role: MemberRole): Promise<MemberOutcome> {
    const { accountId, memberId, actor } = change;
    return this.changing(accountId, async (em, all) => {
      const before = all.find(({ id }) => id === memberId);
      if (before === undefined) return { outcome: 'missing' };
      if (before.role === role) return DONE(before);
      if (isLastOwner(before, all)) return { outcome: 'last_owner' };
      await queries(em).updateTable('member').set({ role }).where('id', '=', memberId).execute();
      await queries(em).deleteFrom('member_session').where('member_id', '=', memberId).execute();
      const object = `member:${memberId}`;
      const entry = { action: 'member.role_changed', object, accountId, fields: ['role'] };
      await addToAudit(em, entry, actor);
      return DONE({ ...before, role });
    });
  }

  /** Deletes the person with links and sessions. */
  remove({ accountId, memberId, actor }: MemberChange): Promise<MemberOutcome> {
    return this.changing(accountId, async (em, all) => {
      const member = all.find(({ id }) => id === memberId);
      if (member === undefined) return { outcome: 'missing' };
      if (isLastOwner(member, all)) return { outcome: 'last_owner' };
      await queries(em).deleteFrom('member').where('id', '=', memberId).execute();
      const object = `member:${memberId}`;
      await addToAudit(em, { action: 'member.removed', object, accountId }, actor);
      return DONE(member);
    });
  }

  private changing(
    accountId: string,
    work: (em: EntityManager, all: readonly Member[]) => Promise<MemberOutcome>,
  ): Promise<MemberOutcome> {
    return this.em.fork().transactional(async (em) => {
      await lockAccount(em, accountId);
      return work(em, await membersOf(em, accountId));
    });
  }
}

const membersOf = (em: EntityManager, accountId: string): Promise<readonly Member[]> =>
  queries(em)
    .selectFrom('member')
    .select(MEMBER)
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

const isLastOwner = ({ id, role }: Member, all: readonly Member[]): boolean =>
  role === 'owner' && !all.some((one) => one.role === 'owner' && one.id !== id);

async function addMember(em: EntityManager, { member, accountId }: Invitation): Promise<void> {
  await queries(em)
    .insertInto('member')
    .values({
      id: member.id,
      account_id: accountId,
      email: member.email,
      role: member.role,
      created_at: member.createdAt,
    })
    .execute();
}

const mailOf = (invitation: Invitation): AddedMail => {
  const { member, accountId, mailId, link, language } = invitation;
  return {
    id: mailId,
    dedupe: `member_invited:${member.id}`,
    accountId,
    kind: 'member_invited',
    recipient: member.email,
    language,
    facts: { link },
    createdAt: member.createdAt,
  };
};
