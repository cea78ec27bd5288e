/** Operations of an account's OAuth clients and of what it has permitted. */
import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { actorOf, callerOf, type RequestContext } from '../../shared/graphql/context.js';
import { Access } from '../../shared/graphql/decorators.js';
import type { OauthClientsService } from './oauth-clients.service.js';
import {
  NarrowOauthGrantArgs,
  OauthGrantArgs,
  OauthGrantListView,
  OauthGrantView,
  toGrantListView,
  toGrantView,
} from './oauth-grants.graphql.js';
import {
  CreateOauthClientArgs,
  OauthClientArgs,
  OauthClientListView,
  OauthClientSecretView,
  OauthClientView,
  toClientListView,
  toClientOptions,
  toClientSecretView,
  toOauthClientView,
} from './oauth.graphql.js';

@Resolver()
export class OauthResolver {
  constructor(private readonly oauth: OauthClientsService) {}

  @Access('any', 'account:read')
  @Query(() => OauthClientListView)
  async oauthClients(@Ctx() context: RequestContext): Promise<OauthClientListView> {
    return toClientListView(await this.oauth.list(callerOf(context)));
  }

  @Access('any', 'account:read')
  @Query(() => OauthGrantListView)
  async oauthGrants(@Ctx() context: RequestContext): Promise<OauthGrantListView> {
    return toGrantListView(await this.oauth.grants(callerOf(context)));
  }

  @Access('any', 'key')
  @Mutation(() => OauthClientSecretView)
  async createOauthClient(
    @Args(() => CreateOauthClientArgs) args: CreateOauthClientArgs,
    @Ctx() context: RequestContext,
  ): Promise<OauthClientSecretView> {
    return toClientSecretView(await this.oauth.create(toClientOptions(args), actorOf(context)));
  }

  @Access('any', 'key')
  @Mutation(() => OauthClientSecretView)
  async rotateOauthSecret(
    @Args(() => OauthClientArgs) { client_id }: OauthClientArgs,
    @Ctx() context: RequestContext,
  ): Promise<OauthClientSecretView> {
    return toClientSecretView(await this.oauth.rotateSecret(client_id, actorOf(context)));
  }

  @Access('any', 'key')
  @Mutation(() => OauthClientView)
  async deleteOauthClient(
    @Args(() => OauthClientArgs) { client_id }: OauthClientArgs,
    @Ctx() context: RequestContext,
  ): Promise<OauthClientView> {
    return toOauthClientView(await this.oauth.remove(client_id, actorOf(context)));
  }

  @Access('any', 'key')
  @Mutation(() => OauthGrantView)
  async revokeOauthGrant(
    @Args(() => OauthGrantArgs) { grant_id }: OauthGrantArgs,
    @Ctx() context: RequestContext,
  ): Promise<OauthGrantView> {
    return toGrantView(await this.oauth.revokeGrant(grant_id, actorOf(context)));
  }

  @Access('any', 'key')
  @Mutation(() => OauthGrantView)
  async narrowOauthGrant(
    @Args(() => NarrowOauthGrantArgs) { grant_id, skoobid }: NarrowOauthGrantArgs,
    @Ctx() context: RequestContext,
  ): Promise<OauthGrantView> {
    return toGrantView(await this.oauth.narrowGrant(grant_id, skoobid, actorOf(context)));
  }
}
