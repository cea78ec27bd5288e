/** Operations that confirm the second factor of a session. Source: D-385. */
import { Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { actorOf, callerOf, type RequestContext } from '../../shared/graphql/context.js';
import { Access } from '../../shared/graphql/decorators.js';
import type { SecondFactors } from './members.ports.js';
import type { SessionsService } from './sessions.service.js';
import {
  ConfirmSecondFactorArgs,
  SecondFactorOptionsView,
  SignedInView,
  toFactorOptionsView,
  toSampleSession,
  toSignedInView,
} from './sign-in.graphql.js';

@Resolver()
export class SecondFactorResolver {
  constructor(
    private readonly factors: SecondFactors,
    private readonly memberSessions: SessionsService,
  ) {}

  @Access('any', 'factor')
  @Mutation(() => SecondFactorOptionsView)
  async startSecondFactor(@Ctx() context: RequestContext): Promise<SecondFactorOptionsView> {
    return toFactorOptionsView(await this.factors.startConfirming(callerOf(context)));
  }

  @Access('any', 'factor')
  @Mutation(() => SignedInView)
  async confirmSecondFactor(
    @Args(() => ConfirmSecondFactorArgs) { credential }: ConfirmSecondFactorArgs,
    @Ctx() context: RequestContext,
  ): Promise<SignedInView> {
    const { token } = await this.factors.confirm(credential, actorOf(context));
    if (token === null) return toSampleSession(callerOf(context));
    context.browser?.write('session', token);
    const { profile, caller } = await this.memberSessions.open(token);
    return toSignedInView(profile, caller);
  }
}
