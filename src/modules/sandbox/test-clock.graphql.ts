/** The test clock on the wire. Additional to the documented interface; English names. Source: D-275. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import type { Caller } from '../../shared/caller.js';
import { Bounds } from '../../shared/graphql/decorators.js';
import { isWebhookType, WEBHOOK_TYPES, type WebhookType } from '../webhooks/domain/webhook.js';
import { invalid, ServiceError } from '../../shared/errors.js';
import { clockEventBody } from '../webhooks/sandbox-webhooks.service.js';
import type { Renewal, TestEvent, Simulation } from './domain/test-simulation.js';
import type { AdvanceOptions } from './domain/clock-target.js';
import type { TestEventPage } from './test-events.service.js';
import { wireEnum } from '../../shared/graphql/wire-enum.js';

const ID_LENGTH = 36;
const ID_BOUNDS = { minLength: ID_LENGTH, maxLength: ID_LENGTH } as const;

/** One year; a clock is advanced further by several calls. */
const MAX_SECONDS = 31_536_000;
const MAX_REQUESTS = 10_000_000;
const MAX_LISTED = 100;
const DEFAULT_LISTED = 50;

/** Wire word → internal term. */
const CLOCK_TARGET = wireEnum('TestClockTarget', {
  month_end: 'month_end',
  licence_end: 'licence_end',
});

const RENEWAL = wireEnum('TestRenewal', { charged: 'charged', declined: 'declined', none: 'none' });

@ArgsType()
export class AdvanceTestClockArgs {
  @Bounds({ min: 0, max: MAX_SECONDS })
  @Field(() => Int, { nullable: true })
  seconds?: number | null;

  @Field(() => CLOCK_TARGET, { nullable: true })
  until?: keyof typeof CLOCK_TARGET | null;

  @Bounds({ min: 0, max: MAX_REQUESTS })
  @Field(() => Int, { defaultValue: 0 })
  requests!: number;

  @Field(() => RENEWAL, { nullable: true })
  renewal?: Renewal | null;
}

@ArgsType()
export class TriggerTestEventArgs {
  @Bounds({ minLength: 1, maxLength: 40 })
  @Field(() => String, { description: `Type of the event: ${WEBHOOK_TYPES.join(', ')}.` })
  type!: string;
}

@ArgsType()
export class TestEventArgs {
  @Bounds(ID_BOUNDS)
  @Field(() => String, { nullable: true })
  after?: string | null;
}

@ArgsType()
export class TestEventsArgs extends TestEventArgs {
  @Bounds({ min: 1, max: MAX_LISTED })
  @Field(() => Int, { defaultValue: DEFAULT_LISTED })
  first!: number;
}

@ObjectType('TestEvent', { simpleResolvers: true })
export class TestEventView {
  @Field(() => String, { name: 'event_id' })
  eventId!: string;

  @Field(() => String)
  type!: string;

  @Field(() => String)
  at!: string;

  @Field(() => String, { name: 'order_id', nullable: true })
  orderId!: string | null;

  @Field(() => GraphQLJSONObject)
  body!: Record<string, unknown>;
}

@ObjectType('TestEventList', { simpleResolvers: true })
export class TestEventListView {
  @Field(() => [TestEventView])
  events!: TestEventView[];

  @Field(() => Boolean, { name: 'has_more' })
  hasMore!: boolean;
}

@ObjectType('TestClock', { simpleResolvers: true })
export class TestClockView {
  @Field(() => Boolean)
  running!: boolean;

  @Field(() => String)
  now!: string;

  @Field(() => String, { name: 'started_at', nullable: true })
  startedAt!: string | null;

  @Field(() => Int)
  orders!: number;

  @Field(() => Int)
  requests!: number;

  @Field(() => String, { name: 'licence_until', nullable: true })
  licenceUntil!: string | null;

  @Field(() => [TestEventView])
  events!: TestEventView[];
}

/** @throws NOT_FOUND for live keys, which have no test clock */
export function requireTest(caller: Caller): Caller {
  if (caller.mode === 'test') return caller;
  throw new ServiceError('NOT_FOUND', [{ field: 'X-API-Key', type: 'sandbox_only' }]);
}

export const toAdvanceOptions = (args: AdvanceTestClockArgs): AdvanceOptions => ({
  seconds: args.seconds ?? null,
  until: args.until ?? null,
  requests: args.requests,
  renewal: args.renewal ?? null,
});

/** @throws VALIDATION_FAILED for an unknown type */
export function toEventType({ type }: TriggerTestEventArgs): WebhookType {
  if (isWebhookType(type)) return type;
  throw invalid({ field: 'type', type: 'enum', params: { expected: WEBHOOK_TYPES.join(', ') } });
}

export const toTestEventView = (event: TestEvent): TestEventView => ({
  eventId: event.id,
  type: event.type,
  at: new Date(event.at).toISOString(),
  orderId: event.orderId,
  // The body is an object.
  body: JSON.parse(clockEventBody({ ...event, at: new Date(event.at) })) as Record<string, unknown>,
});

export const toTestEventListView = ({ events, hasMore }: TestEventPage): TestEventListView => ({
  events: events.map(toTestEventView),
  hasMore,
});

/** @param simulation null without a clock @param now of the service */
export function toTestClockView(
  simulation: Simulation | null,
  events: readonly TestEvent[],
  now: Date,
): TestClockView {
  const stopped = { running: false, now: now.toISOString(), startedAt: null, licenceUntil: null };
  if (simulation === null) return { ...stopped, orders: 0, requests: 0, events: [] };
  return {
    running: true,
    now: new Date(simulation.now).toISOString(),
    startedAt: new Date(simulation.startedAt).toISOString(),
    orders: simulation.orders.length,
    requests: simulation.usage.used,
    licenceUntil: new Date(simulation.licence.until).toISOString(),
    events: events.map(toTestEventView),
  };
}
