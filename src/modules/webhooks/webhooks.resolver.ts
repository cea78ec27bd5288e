/** Operations of webhooks. */
import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { actorOf, callerOf, type RequestContext } from '../../shared/graphql/context.js';
import { Access, type ChecksArguments } from '../../shared/graphql/decorators.js';
import type { WebhooksService } from './webhooks.service.js';
import {
  toDeliveryListView,
  toDeliveryPage,
  WebhookDeliveriesArgs,
  WebhookDeliveryListView,
} from './webhook-delivery.graphql.js';
import {
  CreateWebhookArgs,
  ReplayWebhookArgs,
  toEndpointListView,
  toEndpointView,
  toEndpointOptions,
  toReplayView,
  toSecretView,
  WebhookArgs,
  WebhookEndpointListView,
  WebhookEndpointView,
  WebhookReplayView,
  WebhookSecretView,
} from './webhooks.graphql.js';

@Resolver()
export class WebhooksResolver implements ChecksArguments {
  constructor(private readonly webhooks: WebhooksService) {}

  readonly argumentChecks: ChecksArguments['argumentChecks'] = {
    'createWebhookEndpoint.url': (url, field) =>
      this.webhooks.mayReceive(String(url)) ? [] : [{ field, type: 'url_not_permitted' }],
  };

  @Access('any', 'account:read')
  @Query(() => WebhookEndpointListView)
  async webhookEndpoints(@Ctx() context: RequestContext): Promise<WebhookEndpointListView> {
    return toEndpointListView(await this.webhooks.list(callerOf(context)));
  }

  @Access('any', 'account:read')
  @Query(() => WebhookDeliveryListView)
  async webhookDeliveries(
    @Args(() => WebhookDeliveriesArgs) args: WebhookDeliveriesArgs,
    @Ctx() context: RequestContext,
  ): Promise<WebhookDeliveryListView> {
    return toDeliveryListView(
      await this.webhooks.deliveries(args.webhook_id, toDeliveryPage(args), callerOf(context)),
      context,
    );
  }

  @Access('any', 'account:write')
  @Mutation(() => WebhookSecretView)
  async createWebhookEndpoint(
    @Args(() => CreateWebhookArgs) args: CreateWebhookArgs,
    @Ctx() context: RequestContext,
  ): Promise<WebhookSecretView> {
    return toSecretView(await this.webhooks.create(toEndpointOptions(args), actorOf(context)));
  }

  @Access('any', 'account:write')
  @Mutation(() => WebhookEndpointView)
  async deleteWebhookEndpoint(
    @Args(() => WebhookArgs) { webhook_id }: WebhookArgs,
    @Ctx() context: RequestContext,
  ): Promise<WebhookEndpointView> {
    return toEndpointView(await this.webhooks.remove(webhook_id, actorOf(context)));
  }

  @Access('any', 'account:write')
  @Mutation(() => WebhookSecretView)
  async rotateWebhookSecret(
    @Args(() => WebhookArgs) { webhook_id }: WebhookArgs,
    @Ctx() context: RequestContext,
  ): Promise<WebhookSecretView> {
    return toSecretView(await this.webhooks.rotateSecret(webhook_id, actorOf(context)));
  }

  @Access('any', 'account:write')
  @Mutation(() => WebhookReplayView)
  async replayWebhook(
    @Args(() => ReplayWebhookArgs) { webhook_id, event_id }: ReplayWebhookArgs,
    @Ctx() context: RequestContext,
  ): Promise<WebhookReplayView> {
    await this.webhooks.replay(webhook_id, event_id, actorOf(context));
    return toReplayView(event_id);
  }
}
