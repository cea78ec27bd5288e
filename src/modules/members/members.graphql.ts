/** Wire types of the people of an account and their sessions. Additional to the documented interface. */
import { ArgsType, Field, ObjectType } from 'type-graphql';
import { emailProblems } from '../../shared/email-form.js';
import { MEMBER_ROLES, type Caller, type MemberRole } from '../../shared/caller.js';
import { invalid } from '../../shared/errors.js';
import { readLanguage } from '../../shared/language.js';
import { Bounds, Check } from '../../shared/graphql/decorators.js';
import { memberState, type Member, type MemberSession } from './domain/member.js';
import type { Invited } from './members.service.js';
import { wordEnum } from '../../shared/graphql/wire-enum.js';

const MEMBER_ROLE = wordEnum('MemberRole', MEMBER_ROLES);

const MEMBER_STATE = wordEnum('MemberState', ['invited', 'active']);

const MAX_EMAIL_LENGTH = 200;
const ID_LENGTH = 36;

@ArgsType()
export class RequestSignInArgs {
  @Check(emailProblems)
  @Bounds({ maxLength: MAX_EMAIL_LENGTH })
  @Field(() => String)
  email!: string;

  @Field(() => String, { nullable: true })
  keel?: string | null;
}

@ArgsType()
export class InviteMemberArgs extends RequestSignInArgs {
  @Field(() => MEMBER_ROLE)
  member_role!: MemberRole;
}

@ArgsType()
export class MemberArgs {
  @Bounds({ maxLength: ID_LENGTH })
  @Field(() => String)
  member_id!: string;
}

@ArgsType()
export class ChangeRoleArgs extends MemberArgs {
  @Field(() => MEMBER_ROLE)
  member_role!: MemberRole;
}

@ArgsType()
export class SessionArgs {
  @Bounds({ maxLength: ID_LENGTH })
  @Field(() => String)
  session_id!: string;
}

@ObjectType('Member', { simpleResolvers: true })
export class MemberView {
  @Field(() => String, { name: 'member_id' })
  id!: string;

  @Field(() => String)
  email!: string;

  @Field(() => MEMBER_ROLE, { name: 'member_role' })
  role!: MemberRole;

  @Field(() => MEMBER_STATE)
  state!: 'invited' | 'active';

  @Field(() => String, { name: 'loodud' })
  createdAt!: string;
}

@ObjectType('MemberList', { simpleResolvers: true })
export class MemberListView {
  @Field(() => [MemberView])
  members!: MemberView[];
}

@ObjectType('MemberSession', { simpleResolvers: true })
export class MemberSessionView {
  @Field(() => String, { name: 'session_id' })
  id!: string;

  @Field(() => String, { name: 'member_id' })
  memberId!: string;

  @Field(() => String)
  email!: string;

  @Field(() => Boolean, { name: 'praegune' })
  isCurrent!: boolean;

  @Field(() => String, { name: 'loodud' })
  createdAt!: string;

  @Field(() => String, { name: 'last_used_at' })
  seenAt!: string;

  @Field(() => String, { name: 'kehtib_kuni' })
  endsAt!: string;
}

@ObjectType('MemberSessionList', { simpleResolvers: true })
export class MemberSessionListView {
  @Field(() => [MemberSessionView])
  sessions!: MemberSessionView[];
}

/** @throws VALIDATION_FAILED for an invalid email address */
export function toInvited({ email, keel, member_role: role }: InviteMemberArgs): Invited {
  const problems = emailProblems(email, 'email');
  if (problems.length > 0) throw invalid(...problems);
  return { email, role, language: readLanguage(keel) };
}

export const toMemberView = (member: Member): MemberView => ({
  id: member.id,
  email: member.email,
  role: member.role,
  state: memberState(member),
  createdAt: member.createdAt.toISOString(),
});

export const toMemberListView = (members: readonly Member[]): MemberListView => ({
  members: members.map(toMemberView),
});

export const toSessionView = (session: MemberSession, caller: Caller): MemberSessionView => ({
  id: session.id,
  memberId: session.memberId,
  email: session.email,
  isCurrent: session.id === caller.keyId,
  createdAt: session.createdAt.toISOString(),
  seenAt: session.seenAt.toISOString(),
  endsAt: session.endsAt.toISOString(),
});

export const toSessionListView = (
  sessions: readonly MemberSession[],
  caller: Caller,
): MemberSessionListView => ({ sessions: sessions.map((one) => toSessionView(one, caller)) });
