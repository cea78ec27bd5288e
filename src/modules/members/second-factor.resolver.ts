/** Operations that confirm the second factor of a session. Source: D-385. */
import { Args, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestActor } from '../../shared/actor.js';
import type { Caller } from '../../shared/caller.js';
import { actorOf, callerOf, type RequestContext } from '../../shared/graphql/context.js';
import { Access } from '../../shared/graphql/decorators.js';
import type { SessionsService } from './sessions.service.js';
import {
  ConfirmSecondFactorArgs,
  SecondFactorOptionsView,
  SignedInView,
  toFactorOptionsView,
  toSampleSession,
  toSignedInView,
} from './sign-in.graphql.js';

/** Second factors of sessions. */
interface SecondFactors {
  /** @returns options for the browser @throws VALIDATION_FAILED for a person without passkeys */
  startConfirming(caller: Caller): Promise<Readonly<{ challenge: string }>>;
  /**
   * @returns token of the session from now on; null: of a sandbox key, which has none
   * @throws VALIDATION_FAILED unless a passkey of the person answers the session's challenge
   */
  confirm(answer: unknown, request: RequestActor): Promise<Readonly<{ token: string | null }>>;
}

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
