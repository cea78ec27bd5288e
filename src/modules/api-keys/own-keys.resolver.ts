/** Operations of an owner's keys and of the organisation. */
import { Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { callerOf, type RequestContext } from '../../shared/graphql/context.js';
import { Access, GraphqlOnly } from '../../shared/graphql/decorators.js';
import { OrganisationView } from '../../shared/graphql/organisation.graphql.js';
import type { AccountsService } from '../accounts/accounts.service.js';
import { BillingDetailsView, toBillingDetailsView } from '../accounts/billing-details.graphql.js';
import type { OwnKeysService } from './own-keys.service.js';
import {
  ApiKeyListView,
  ApiKeyView,
  RevokeKeyArgs,
  RotateKeyArgs,
  RotatedKeyView,
  toApiKeyListView,
  toApiKeyView,
  toApiKeyViews,
  toRotatedKeyView,
} from './own-keys.graphql.js';

const toActor = (context: RequestContext) => ({
  caller: callerOf(context),
  requestId: context.requestId,
});

@Resolver()
export class OwnKeysResolver {
  constructor(private readonly keys: OwnKeysService) {}

  @Access('any')
  @Query(() => ApiKeyListView)
  async apiKeys(@Ctx() context: RequestContext): Promise<ApiKeyListView> {
    const caller = callerOf(context);
    return toApiKeyListView(await this.keys.list(caller), caller, context.now);
  }

  @Access('any')
  @Mutation(() => RotatedKeyView)
  async rotateKey(
    @Args(() => RotateKeyArgs) { armuaeg_tunde }: RotateKeyArgs,
    @Ctx() context: RequestContext,
  ): Promise<RotatedKeyView> {
    return toRotatedKeyView(await this.keys.rotate(armuaeg_tunde, toActor(context)));
  }

  @Access('any')
  @Mutation(() => ApiKeyView)
  async revokeKey(
    @Args(() => RevokeKeyArgs) { key_id }: RevokeKeyArgs,
    @Ctx() context: RequestContext,
  ): Promise<ApiKeyView> {
    return toApiKeyView(
      await this.keys.revoke(key_id, toActor(context)),
      callerOf(context),
      context.now,
    );
  }
}

@Resolver(() => OrganisationView)
export class OrganisationResolver {
  constructor(
    private readonly accounts: AccountsService,
    private readonly ownKeys: OwnKeysService,
  ) {}

  @GraphqlOnly()
  @Access('any')
  @Query(() => OrganisationView)
  organisation(@Ctx() context: RequestContext): Promise<OrganisationView> {
    return this.accounts.profile(callerOf(context));
  }

  @FieldResolver(() => BillingDetailsView, { name: 'arveldus' })
  billing(@Root() organisation: OrganisationView): BillingDetailsView {
    return toBillingDetailsView(organisation);
  }

  @FieldResolver(() => [ApiKeyView], { name: 'votmed' })
  async keys(@Ctx() context: RequestContext): Promise<ApiKeyView[]> {
    const caller = callerOf(context);
    return toApiKeyViews(await this.ownKeys.list(caller), caller, context.now);
  }
}
