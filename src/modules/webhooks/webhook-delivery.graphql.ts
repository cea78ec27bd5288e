/** Wire types of webhook deliveries. Additional to the documented interface. */
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { idCursor } from '../../shared/cursor.js';
import type { RequestContext } from '../../shared/graphql/context.js';
import { Bounds, Cursor } from '../../shared/graphql/decorators.js';
import type { Delivery } from './webhooks.ports.js';
import type { DeliveryPage } from './sandbox-webhooks.service.js';
import { WebhookArgs } from './webhooks.graphql.js';

const MAX_PAGE_SIZE = 100;
const DEFAULT = 50;

@ArgsType()
export class WebhookDeliveriesArgs extends WebhookArgs {
  @Bounds({ min: 1, max: MAX_PAGE_SIZE })
  @Field(() => Int, { defaultValue: DEFAULT })
  limit!: number;

  @Bounds({ maxLength: 40 })
  @Cursor(idCursor.decode)
  @Field(() => String, { nullable: true })
  kursor?: string | null;
}

@ObjectType('WebhookAttempt', { simpleResolvers: true })
export class WebhookAttemptView {
  @Field(() => String, { name: 'aeg' })
  at!: string;

  @Field(() => Int, { name: 'kestus_ms', nullable: true })
  durationMs!: number | null;

  @Field(() => Int, { name: 'http_staatus', nullable: true })
  status!: number | null;

  @Field(() => String, { name: 'viga', nullable: true })
  problem!: string | null;
}

@ObjectType('WebhookDelivery', { simpleResolvers: true })
export class WebhookDeliveryView {
  @Field(() => String, { name: 'event_id' })
  eventId!: string;

  @Field(() => String)
  type!: string;

  @Field(() => String)
  at!: string;

  @Field(() => Int, { name: 'katseid' })
  attempts!: number;

  @Field(() => String, { name: 'viimane_katse', nullable: true })
  triedAt!: string | null;

  @Field(() => String, { name: 'jargmine_katse', nullable: true })
  dueAt!: string | null;

  @Field(() => Int, { name: 'http_staatus', nullable: true })
  status!: number | null;

  @Field(() => String, { name: 'viga', nullable: true })
  problem!: string | null;

  @Field(() => String, { name: 'kohale_toimetatud', nullable: true })
  deliveredAt!: string | null;

  @Field(() => String, { name: 'loobutud', nullable: true })
  givenUpAt!: string | null;

  @Field(() => [WebhookAttemptView], { name: 'katsed' })
  tries!: WebhookAttemptView[];
}

@ObjectType('WebhookDeliveryList', { simpleResolvers: true })
export class WebhookDeliveryListView {
  @Field(() => [WebhookDeliveryView], { name: 'saadetised' })
  deliveries!: WebhookDeliveryView[];
}

export const toDeliveryPage = ({ limit, kursor }: WebhookDeliveriesArgs) => ({
  limit,
  before: kursor == null ? null : idCursor.decode(kursor),
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
  tries: delivery.tries.map((one) => ({ ...one, at: one.at.toISOString() })),
});

/** The next page's cursor goes into `meta.jargmine_kursor`. */
export function toDeliveryListView(
  { deliveries, next }: DeliveryPage,
  { meta }: Pick<RequestContext, 'meta'>,
): WebhookDeliveryListView {
  if (next !== null) meta['jargmine_kursor'] = idCursor.encode(next);
  return { deliveries: deliveries.map(toDeliveryView) };
}
