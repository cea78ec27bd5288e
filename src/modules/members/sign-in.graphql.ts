/** Wire types of signing in. Additional to the documented interface. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import {
  SECOND_FACTORS,
  type Caller,
  type Mode,
  type Role,
  type SecondFactor,
} from '../../shared/caller.js';
import { KEY_MODE, ROLE } from '../../shared/graphql/account-words.graphql.js';
import { Bounds } from '../../shared/graphql/decorators.js';
import { wordEnum } from '../../shared/graphql/wire-enum.js';
import {
  LINK_MINUTES,
  SAMPLE_MEMBER,
  SAMPLE_SESSION,
  type SessionProfile,
} from './domain/member.js';
import { MemberView, toMemberView } from './members.graphql.js';

const SECOND_FACTOR = wordEnum('SecondFactor', SECOND_FACTORS);

const MAX_TOKEN_LENGTH = 100;

@ArgsType()
export class SignInArgs {
  @Bounds({ minLength: 1, maxLength: MAX_TOKEN_LENGTH })
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

  @Field(() => SECOND_FACTOR, { name: 'second_factor' })
  secondFactor!: SecondFactor;
}

@ObjectType('SessionState', { simpleResolvers: true })
export class SessionStateView {
  @Field(() => SignedInView, { nullable: true })
  session!: SignedInView | null;
}

@ArgsType()
export class ConfirmSecondFactorArgs {
  @Field(() => GraphQLJSONObject)
  credential!: Record<string, unknown>;
}

@ObjectType('SecondFactorOptions', { simpleResolvers: true })
export class SecondFactorOptionsView {
  @Field(() => GraphQLJSONObject)
  options!: Readonly<{ challenge: string }>;
}

export const toFactorOptionsView = (
  options: SecondFactorOptionsView['options'],
): SecondFactorOptionsView => ({ options });

const SAMPLE_PROFILE: SessionProfile = {
  member: SAMPLE_MEMBER,
  accountName: 'Example Ltd',
  endsAt: SAMPLE_SESSION.endsAt,
};

/** For sandbox keys. */
export const toSampleSession = (caller: Caller): SignedInView =>
  Object.assign(toSignedInView(SAMPLE_PROFILE, caller), {
    sessionId: SAMPLE_SESSION.id,
    secondFactor: 'confirmed',
  });

/** @param session null: signed out */
export const toSessionState = (session: SignedInView | null): SessionStateView => ({ session });

export const toRequestView = (): SignInRequestView => ({ validMinutes: LINK_MINUTES });

export const toSignedInView = (
  { member, accountName, endsAt }: SessionProfile,
  { keyId, role, mode, member: person }: Caller,
): SignedInView => ({
  sessionId: keyId,
  member: toMemberView(member),
  organisation: accountName,
  role,
  mode,
  endsAt: endsAt.toISOString(),
  secondFactor: person?.secondFactor ?? 'not_used',
});
