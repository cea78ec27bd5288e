/** Order events on the wire. Undocumented names follow the webhooks. */
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import {
  ORDER_STEPS,
  phaseAfter,
  stepReached,
  type OrderEvent,
  type OrderEventKind,
} from '../orders/domain/order-event.js';
import type { OrderPhase } from '../orders/domain/order-phase.js';
import type { DocumentStatus, PaymentStatus } from '../orders/domain/order-state.js';
import { Bounds } from '../../shared/graphql/decorators.js';
import { DOCUMENT_STATUS, ORDER_PHASE, PAYMENT_STATUS } from '../../shared/graphql/order-status.js';
import { wireEnum } from '../../shared/graphql/wire-enum.js';

/** Key: name on the wire. Value: internal term. */
const ORDER_EVENT_KIND = wireEnum('OrderEventType', {
  order_created: 'created',
  order_paid: 'paid',
  order_generating: 'generating',
  order_released: 'released',
  order_delayed: 'delayed',
  order_failed: 'failed',
  order_expired: 'expired',
  order_cancelled: 'cancelled',
  order_refunded: 'refunded',
});

/** Characters of a UUID. */
const ID_LENGTH = 36;

@ArgsType()
export class MyOrdersArgs {
  @Bounds({ minLength: ID_LENGTH, maxLength: ID_LENGTH })
  @Field(() => String, { nullable: true })
  after?: string | null;
}

@ArgsType()
export class OrderStatusArgs extends MyOrdersArgs {
  @Field(() => String)
  order_id!: string;
}

@ObjectType('OrderEvent', { simpleResolvers: true })
export class OrderEventView {
  @Field(() => String, { name: 'event_id' })
  eventId!: string;

  @Field(() => ORDER_EVENT_KIND, { name: 'type' })
  kind!: OrderEventKind;

  @Field(() => String, { name: 'order_id' })
  orderId!: string;

  @Field(() => ORDER_PHASE, { name: 'olek' })
  phase!: OrderPhase;

  @Field(() => PAYMENT_STATUS, { name: 'makse_staatus' })
  payment!: PaymentStatus;

  @Field(() => DOCUMENT_STATUS, { name: 'dokumendi_staatus' })
  documents!: DocumentStatus;

  @Field(() => Int, { name: 'samm' })
  step!: number;

  @Field(() => Int, { name: 'samme' })
  steps!: number;

  @Field(() => String)
  at!: string;
}

export const toOrderEventView = (event: OrderEvent): OrderEventView => ({
  eventId: event.id,
  kind: event.kind,
  orderId: event.orderId,
  phase: phaseAfter(event),
  payment: event.state.payment,
  documents: event.state.documents,
  step: stepReached(event),
  steps: ORDER_STEPS,
  at: event.at.toISOString(),
});

/** The schema has validated the arguments; a missing one is null. */
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export const toAfter = (args: Readonly<Record<string, unknown>>): string | null =>
  textOf(args['after']);

export const toOrderId = (args: Readonly<Record<string, unknown>>): string =>
  textOf(args['order_id']) ?? '';
