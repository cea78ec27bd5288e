/** Wire types of signing in. Additional to the documented interface. */
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import type { Caller, Mode, Role } from '../../shared/caller.js';
import { KEY_MODE, ROLE } from '../../shared/graphql/account-words.graphql.js';
import { Bounds } from '../../shared/graphql/decorators.js';
import { LINK_MINUTES } from './domain/member.js';
import { MemberView, toMemberView } from './members.graphql.js';
import type { SessionProfile } from './sessions.repository.js';

const LONGEST_TOKEN = 100;

@ArgsType()
export class SignInArgs {
  @Bounds({ minLength: 1, maxLength: LONGEST_TOKEN })
  @Field(() => String)
  token!: string;
}

/** The same for known and unknown addresses. */
@ObjectType('SignInRequest', { simpleResolvers: true })
export class SignInRequestView {
  @Field(() => Int, { name: 'valid_minutes' })
  validMinutes!: number;
}

@ObjectType('SignedIn', { simpleResolvers: true })
export class SignedInView {
  @Field(() => String, { name: 'session_id' })
  sessionId!: string;

  @Field(() => MemberView)
  member!: MemberView;

  @Field(() => String, { name: 'nimi' })
  organisation!: string;

  @Field(() => ROLE, { name: 'roll' })
  role!: Role;

  @Field(() => KEY_MODE, { name: 'keskkond' })
  mode!: Mode;

  @Field(() => String, { name: 'kehtib_kuni' })
  endsAt!: string;
}

@ObjectType('SessionState', { simpleResolvers: true })
export class SessionStateView {
  @Field(() => SignedInView, { nullable: true })
  session!: SignedInView | null;
}

/** @param session null: signed out */
export const toSessionState = (session: SignedInView | null): SessionStateView => ({ session });

export const toRequestView = (): SignInRequestView => ({ validMinutes: LINK_MINUTES });

export const toSignedInView = (
  { member, accountName, endsAt }: SessionProfile,
  { keyId, role, mode }: Caller,
): SignedInView => ({
  sessionId: keyId,
  member: toMemberView(member),
  organisation: accountName,
  role,
  mode,
  endsAt: endsAt.toISOString(),
});
