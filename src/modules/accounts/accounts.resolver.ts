/** Operations of accounts and of the organisation. */
import { Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { addNotice, callerOf, type RequestContext } from '../../shared/graphql/context.js';
import { Access, GraphqlOnly } from '../../shared/graphql/decorators.js';
import type { Localizers } from '../../shared/graphql/localizer.js';
import { OrganisationView } from '../../shared/graphql/organisation.graphql.js';
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
    private readonly localizers: Localizers,
    private readonly documentation: string,
  ) {}

  @Access('public')
  @Mutation(() => SignupView)
  async signup(
    @Args(() => SignupArgs) args: SignupArgs,
    @Ctx() context: RequestContext,
  ): Promise<SignupView> {
    return toSignupView(
      await this.accounts.signUp(toApplicant(args), context.requestId),
      this.documentation,
      this.localizers.for(args.keel, context),
    );
  }

  @Access('any', 'account:write')
  @Mutation(() => BillingDetailsView)
  async setBillingDetails(
    @Args(() => BillingDetailsArgs) args: BillingDetailsArgs,
    @Ctx() context: RequestContext,
  ): Promise<BillingDetailsView> {
    return toBillingDetailsView(
      this.warnOfDoubts(
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

  /** Reports doubts whether or not the number counts meanwhile (R-10.37, D-109). */
  private warnOfDoubts(
    result: BillingResult,
    keel: string | null | undefined,
    context: RequestContext,
  ): BillingResult {
    const localizer = this.localizers.for(keel, context);
    for (const doubt of result.doubts) addNotice(context, localizer.t(`billing:vat.${doubt}`));
    return result;
  }
}

@Resolver(() => OrganisationView)
export class OrganisationResolver {
  constructor(private readonly accounts: AccountsService) {}

  @GraphqlOnly()
  @Access('any', 'account:read')
  @Query(() => OrganisationView)
  organisation(@Ctx() context: RequestContext): Promise<OrganisationView> {
    return this.accounts.profile(callerOf(context));
  }

  @FieldResolver(() => BillingDetailsView, { name: 'arveldus' })
  billing(@Root() organisation: OrganisationView): BillingDetailsView {
    return toBillingDetailsView(organisation);
  }
}
