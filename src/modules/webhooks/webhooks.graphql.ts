/** Wire types of webhooks. Additional to the documented interface. */
import { ArgsType, Field, ObjectType } from 'type-graphql';
import { invalid, type ErrorDetail } from '../../shared/errors.js';
import { isWebhookType, WEBHOOK_TYPES, type WebhookType } from './domain/webhook.js';
import { Bounds, Check } from '../../shared/graphql/decorators.js';
import type { WebhookEndpoint } from './webhooks.ports.js';
import type { EndpointOptions, EndpointWithSecret } from './sandbox-webhooks.service.js';

const ID_LENGTH = 36;
const ID_BOUNDS = { minLength: ID_LENGTH, maxLength: ID_LENGTH } as const;

function typeProblems(words: unknown, field: string): readonly ErrorDetail[] {
  if (!Array.isArray(words) || words.every(isWebhookType)) return [];
  return [{ field, type: 'enum', params: { expected: WEBHOOK_TYPES.join(', ') } }];
}

@ArgsType()
export class CreateWebhookArgs {
  @Bounds({ minLength: 8, maxLength: 2000 })
  @Field(() => String)
  url!: string;

  @Check(typeProblems)
  @Field(() => [String], {
    nullable: true,
    description: `Event types to receive; omitted, null or empty for all: ${WEBHOOK_TYPES.join(', ')}.`,
  })
  tyybid?: string[] | null;
}

@ArgsType()
export class WebhookArgs {
  @Bounds(ID_BOUNDS)
  @Field(() => String)
  webhook_id!: string;
}

@ArgsType()
export class ReplayWebhookArgs extends WebhookArgs {
  @Bounds(ID_BOUNDS)
  @Field(() => String)
  event_id!: string;
}

@ObjectType('WebhookEndpoint', { simpleResolvers: true })
export class WebhookEndpointView {
  @Field(() => String, { name: 'webhook_id' })
  id!: string;

  @Field(() => String)
  url!: string;

  @Field(() => [String], { name: 'tyybid', nullable: true })
  types!: string[] | null;

  @Field(() => String, { name: 'loodud' })
  createdAt!: string;
}

@ObjectType('WebhookEndpointList', { simpleResolvers: true })
export class WebhookEndpointListView {
  @Field(() => [WebhookEndpointView], { name: 'webhookid' })
  endpoints!: WebhookEndpointView[];
}

@ObjectType('WebhookSecret', { simpleResolvers: true })
export class WebhookSecretView {
  @Field(() => WebhookEndpointView)
  webhook!: WebhookEndpointView;

  @Field(() => String, { name: 'saladus' })
  secret!: string;
}

@ObjectType('WebhookReplay', { simpleResolvers: true })
export class WebhookReplayView {
  @Field(() => String, { name: 'event_id' })
  eventId!: string;
}

function toTypes(words: readonly string[] | null | undefined): WebhookType[] | null {
  if (words == null || words.length === 0) return null;
  const problems = typeProblems(words, 'tyybid');
  if (problems.length > 0) throw invalid(...problems);
  return [...new Set(words.filter(isWebhookType))];
}

/** @throws VALIDATION_FAILED for an unknown event type */
export const toEndpointOptions = ({ url, tyybid }: CreateWebhookArgs): EndpointOptions => ({
  url,
  types: toTypes(tyybid),
});

export const toEndpointView = (endpoint: WebhookEndpoint): WebhookEndpointView => ({
  id: endpoint.id,
  url: endpoint.url,
  types: endpoint.types === null ? null : [...endpoint.types],
  createdAt: endpoint.createdAt.toISOString(),
});

export const toEndpointListView = (
  endpoints: readonly WebhookEndpoint[],
): WebhookEndpointListView => ({ endpoints: endpoints.map(toEndpointView) });

export const toSecretView = ({ endpoint, secret }: EndpointWithSecret): WebhookSecretView => ({
  webhook: toEndpointView(endpoint),
  secret,
});

export const toReplayView = (eventId: string): WebhookReplayView => ({ eventId });
