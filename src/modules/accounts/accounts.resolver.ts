/** Operations of accounts. */
import { Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { addNotice, callerOf, type RequestContext } from '../../shared/graphql/context.js';
import { Access } from '../../shared/graphql/decorators.js';
import type { Voices } from '../../shared/graphql/voice.js';
import type { AccountsService, BillingResult } from './accounts.service.js';
import { SignupArgs, SignupView, toApplicant, toSignupView } from './accounts.graphql.js';
import {
  BillingDetailsArgs,
  BillingDetailsView,
  toBillingChange,
  toBillingDetailsView,
} from './billing-details.graphql.js';

@Resolver()
export class AccountsResolver {
  /** @param documentation address of the developer documentation */
  constructor(
    private readonly accounts: AccountsService,
    private readonly voices: Voices,
    private readonly documentation: string,
  ) {}

  @Access('public')
  @Mutation(() => SignupView, {
    description: 'Opens an account: a sandbox key at once, a live key by mail after payment',
  })
  async signup(
    @Args(() => SignupArgs) args: SignupArgs,
    @Ctx() context: RequestContext,
  ): Promise<SignupView> {
    return toSignupView(
      await this.accounts.signUp(toApplicant(args), context.requestId),
      this.documentation,
      this.voices.speak(args.keel, context),
    );
  }

  @Access('any')
  @Mutation(() => BillingDetailsView, {
    description:
      'Sets billing and VAT details; what is omitted or null stays, an empty text clears',
  })
  async setBillingDetails(
    @Args(() => BillingDetailsArgs) args: BillingDetailsArgs,
    @Ctx() context: RequestContext,
  ): Promise<BillingDetailsView> {
    return toBillingDetailsView(
      this.tellDoubts(
        await this.accounts.setBillingDetails(
          callerOf(context),
          toBillingChange(args),
          context.requestId,
        ),
        args.keel,
        context,
      ),
    );
  }

  /** What is doubted is told, whether or not the number counts meanwhile (decisions 37, 109). */
  private tellDoubts(
    result: BillingResult,
    keel: string | null | undefined,
    context: RequestContext,
  ): BillingResult {
    const voice = this.voices.speak(keel, context);
    for (const doubt of result.doubts) addNotice(context, voice.sayKey(`billing:vat.${doubt}`));
    return result;
  }
}
