/** Operations of the people of an account and their sessions. */
import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { actorOf, callerOf, type RequestContext } from '../../shared/graphql/context.js';
import { Access } from '../../shared/graphql/decorators.js';
import type { MembersService } from './members.service.js';
import type { SessionsService } from './sessions.service.js';
import {
  ChangeRoleArgs,
  InviteMemberArgs,
  MemberArgs,
  MemberListView,
  MemberSessionListView,
  MemberSessionView,
  MemberView,
  SessionArgs,
  toInvited,
  toMemberListView,
  toMemberView,
  toSessionListView,
  toSessionView,
} from './members.graphql.js';

@Resolver()
export class MembersResolver {
  constructor(
    private readonly people: MembersService,
    private readonly memberSessions: SessionsService,
  ) {}

  @Access('any', 'account:read')
  @Query(() => MemberListView)
  async members(@Ctx() context: RequestContext): Promise<MemberListView> {
    return toMemberListView(await this.people.list(callerOf(context)));
  }

  @Access('any', 'key')
  @Mutation(() => MemberView)
  async inviteMember(
    @Args(() => InviteMemberArgs) args: InviteMemberArgs,
    @Ctx() context: RequestContext,
  ): Promise<MemberView> {
    return toMemberView(await this.people.invite(toInvited(args), actorOf(context)));
  }

  @Access('any', 'key')
  @Mutation(() => MemberView)
  async changeRole(
    @Args(() => ChangeRoleArgs) { member_id, member_role }: ChangeRoleArgs,
    @Ctx() context: RequestContext,
  ): Promise<MemberView> {
    return toMemberView(await this.people.changeRole(member_id, member_role, actorOf(context)));
  }

  @Access('any', 'key')
  @Mutation(() => MemberView)
  async removeMember(
    @Args(() => MemberArgs) { member_id }: MemberArgs,
    @Ctx() context: RequestContext,
  ): Promise<MemberView> {
    return toMemberView(await this.people.remove(member_id, actorOf(context)));
  }

  @Access('any', 'session')
  @Query(() => MemberSessionListView)
  async sessions(@Ctx() context: RequestContext): Promise<MemberSessionListView> {
    const caller = callerOf(context);
    return toSessionListView(await this.memberSessions.list(caller), caller);
  }

  @Access('any', 'session:end')
  @Mutation(() => MemberSessionView)
  async endSession(
    @Args(() => SessionArgs) { session_id }: SessionArgs,
    @Ctx() context: RequestContext,
  ): Promise<MemberSessionView> {
    const ended = await this.memberSessions.end(session_id, actorOf(context));
    return toSessionView(ended, callerOf(context));
  }
}
