/** Webhooks on the wire. Additional to the documented interface. */
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { invalid } from '../../core/errors.js';
import { isWebhookType, WEBHOOK_TYPES, type WebhookType } from '../../core/webhooks/webhook.js';
import type { RequestContext } from '../../wire/context.js';
import { Bounds } from '../../wire/decorators.js';
import type { Delivery, WebhookEndpoint } from './webhooks.ports.js';
import type { DeliveryPage, EndpointWish, EndpointWithSecret } from './webhooks.service.js';

const ID_LENGTH = 36;
const ID_BOUNDS = { minLength: ID_LENGTH, maxLength: ID_LENGTH } as const;
const MOST = 100;
const DEFAULT = 50;

@ArgsType()
export class CreateWebhookArgs {
  @Bounds({ minLength: 8, maxLength: 2000 })
  @Field(() => String, { description: 'https address that events are sent to' })
  url!: string;

  @Field(() => [String], {
    nullable: true,
    description: `events wanted, all where nothing is told: ${WEBHOOK_TYPES.join(', ')}`,
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
  @Field(() => String, { description: 'of the event, as the delivery tells it' })
  event_id!: string;
}

@ArgsType()
export class WebhookDeliveriesArgs extends WebhookArgs {
  @Bounds({ min: 1, max: MOST })
  @Field(() => Int, { defaultValue: DEFAULT })
  limit!: number;

  @Bounds({ maxLength: 40 })
  @Field(() => String, { nullable: true, description: 'meta.jargmine_kursor of the page before' })
  kursor?: string | null;
}

@ObjectType('WebhookEndpoint', { simpleResolvers: true })
export class WebhookEndpointView {
  @Field(() => String, { name: 'webhook_id' })
  id!: string;

  @Field(() => String)
  url!: string;

  @Field(() => [String], { name: 'tyybid', nullable: true, description: 'null: all events' })
  types!: string[] | null;

  @Field(() => String, { name: 'loodud', description: 'ISO 8601, UTC' })
  createdAt!: string;
}

@ObjectType('WebhookEndpointList', { simpleResolvers: true })
export class WebhookEndpointListView {
  @Field(() => [WebhookEndpointView], { name: 'webhookid', description: 'oldest first' })
  endpoints!: WebhookEndpointView[];
}

@ObjectType('WebhookSecret', { simpleResolvers: true })
export class WebhookSecretView {
  @Field(() => WebhookEndpointView)
  webhook!: WebhookEndpointView;

  @Field(() => String, {
    name: 'saladus',
    description: 'signs every delivery (Standard Webhooks); told only here',
  })
  secret!: string;
}

@ObjectType('WebhookDelivery', { simpleResolvers: true })
export class WebhookDeliveryView {
  @Field(() => String, { name: 'event_id', description: 'webhook-id of the delivery' })
  eventId!: string;

  @Field(() => String)
  type!: string;

  @Field(() => String, { description: 'when it happened, ISO 8601 in UTC' })
  at!: string;

  @Field(() => Int, { name: 'katseid' })
  attempts!: number;

  @Field(() => String, { name: 'viimane_katse', nullable: true })
  triedAt!: string | null;

  @Field(() => String, { name: 'jargmine_katse', nullable: true, description: 'null: none' })
  dueAt!: string | null;

  @Field(() => Int, { name: 'http_staatus', nullable: true, description: 'of the last answer' })
  status!: number | null;

  @Field(() => String, { name: 'viga', nullable: true, description: 'a word; null: none' })
  problem!: string | null;

  @Field(() => String, { name: 'kohale_toimetatud', nullable: true })
  deliveredAt!: string | null;

  @Field(() => String, { name: 'loobutud', nullable: true, description: 'not tried again' })
  givenUpAt!: string | null;
}

@ObjectType('WebhookDeliveryList', { simpleResolvers: true })
export class WebhookDeliveryListView {
  @Field(() => [WebhookDeliveryView], { name: 'saadetised', description: 'newest first' })
  deliveries!: WebhookDeliveryView[];
}

@ObjectType('WebhookReplay', { simpleResolvers: true })
export class WebhookReplayView {
  @Field(() => String, { name: 'event_id', description: 'is sent again at once' })
  eventId!: string;
}

function toTypes(words: readonly string[] | null | undefined): WebhookType[] | null {
  if (words == null || words.length === 0) return null;
  const types = words.filter(isWebhookType);
  if (types.length === words.length) return [...new Set(types)];
  const params = { expected: WEBHOOK_TYPES.join(', ') };
  throw invalid({ field: 'tyybid', type: 'enum', params });
}

/** @throws VALIDATION_FAILED for an event type that there is not. */
export const toEndpointWish = ({ url, tyybid }: CreateWebhookArgs): EndpointWish => ({
  url,
  types: toTypes(tyybid),
});

const CURSOR = /^\d{1,18}$/;

/** @throws VALIDATION_FAILED where `kursor` is none of ours. */
export function toDeliveryPage({ limit, kursor }: WebhookDeliveriesArgs) {
  if (kursor == null) return { limit, before: null };
  const before = Buffer.from(kursor, 'base64url').toString();
  if (!CURSOR.test(before)) throw invalid({ field: 'kursor', type: 'cursor_invalid' });
  return { limit, before };
}

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

const toDeliveryView = (delivery: Delivery): WebhookDeliveryView => ({
  eventId: delivery.eventId,
  type: delivery.type,
  at: delivery.at.toISOString(),
  attempts: delivery.attempts,
  triedAt: delivery.triedAt?.toISOString() ?? null,
  dueAt:
    delivery.deliveredAt === null && delivery.givenUpAt === null
      ? delivery.dueAt.toISOString()
      : null,
  status: delivery.status,
  problem: delivery.problem,
  deliveredAt: delivery.deliveredAt?.toISOString() ?? null,
  givenUpAt: delivery.givenUpAt?.toISOString() ?? null,
});

/** Where more follow, the cursor goes into `meta.jargmine_kursor`. */
export function toDeliveryListView(
  { deliveries, next }: DeliveryPage,
  { meta }: Pick<RequestContext, 'meta'>,
): WebhookDeliveryListView {
  if (next !== null) meta['jargmine_kursor'] = Buffer.from(next).toString('base64url');
  return { deliveries: deliveries.map(toDeliveryView) };
}

export const toReplayView = (eventId: string): WebhookReplayView => ({ eventId });
