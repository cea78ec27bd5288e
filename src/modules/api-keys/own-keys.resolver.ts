/** Operations of an owner's keys. */
import { Args, Ctx, FieldResolver, Mutation, Query, Resolver } from 'type-graphql';
import { actorOf, callerOf, type RequestContext } from '../../shared/graphql/context.js';
import { Access } from '../../shared/graphql/decorators.js';
import { OrganisationView } from '../../shared/graphql/organisation.graphql.js';
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

@Resolver()
export class OwnKeysResolver {
  constructor(private readonly keys: OwnKeysService) {}

  @Access('any', 'account:read')
  @Query(() => ApiKeyListView)
  async apiKeys(@Ctx() context: RequestContext): Promise<ApiKeyListView> {
    const caller = callerOf(context);
    return toApiKeyListView(await this.keys.list(caller), caller, context.now);
  }

  @Access('any', 'key')
  @Mutation(() => RotatedKeyView)
  async rotateKey(
    @Args(() => RotateKeyArgs) { armuaeg_tunde, key_id }: RotateKeyArgs,
    @Ctx() context: RequestContext,
  ): Promise<RotatedKeyView> {
    const rotation = { graceHours: armuaeg_tunde, keyId: key_id ?? null };
    return toRotatedKeyView(await this.keys.rotate(rotation, actorOf(context)));
  }

  @Access('any', 'key')
  @Mutation(() => ApiKeyView)
  async revokeKey(
    @Args(() => RevokeKeyArgs) { key_id }: RevokeKeyArgs,
    @Ctx() context: RequestContext,
  ): Promise<ApiKeyView> {
    return toApiKeyView(
      await this.keys.revoke(key_id, actorOf(context)),
      callerOf(context),
      context.now,
    );
  }
}

@Resolver(() => OrganisationView)
export class OrganisationKeysResolver {
  constructor(private readonly keys: OwnKeysService) {}

  @FieldResolver(() => [ApiKeyView], { name: 'votmed' })
  async apiKeys(@Ctx() context: RequestContext): Promise<ApiKeyView[]> {
    const caller = callerOf(context);
    return toApiKeyViews(await this.keys.list(caller), caller, context.now);
  }
}
