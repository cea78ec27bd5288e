/** Operations of the test clock, for sandbox keys; a live key reads that it has none. Source: D-275. */
import { Args, Ctx, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { callerOf, type RequestContext } from '../../shared/graphql/context.js';
import { Access } from '../../shared/graphql/decorators.js';
import { asSubscribed, type EventSources } from '../../shared/graphql/event-source.js';
import type { TestEvent } from './domain/test-simulation.js';
import {
  AdvanceTestClockArgs,
  requireTest,
  TestClockView,
  TestEventArgs,
  TestEventListView,
  TestEventsArgs,
  TestEventView,
  toAdvanceOptions,
  toEventType,
  toTestClockView,
  toTestEventListView,
  toTestEventView,
  TriggerTestEventArgs,
} from './test-clock.graphql.js';
import type { ClockChange, TestClocksService } from './test-clocks.service.js';
import type { TestEventsService } from './test-events.service.js';

export const testEventSources = (events: TestEventsService): EventSources => ({
  testEvent: (given, context) => {
    // The schema has validated the arguments.
    const { after } = given as TestEventArgs;
    return events.follow(after ?? null, requireTest(callerOf(context)));
  },
});

const testCaller = (context: RequestContext) => requireTest(callerOf(context));

const shown = ({ simulation, events }: ClockChange, { now }: RequestContext): TestClockView =>
  toTestClockView(simulation, events, now);

@Resolver()
export class TestClockResolver {
  constructor(
    private readonly clocks: TestClocksService,
    private readonly events: TestEventsService,
  ) {}

  @Access('any', 'orders:read')
  @Query(() => TestClockView)
  async testClock(@Ctx() context: RequestContext): Promise<TestClockView> {
    const state = await this.clocks.find(callerOf(context));
    return toTestClockView(state?.simulation ?? null, [], context.now);
  }

  @Access('any', 'orders:read')
  @Query(() => TestEventListView)
  async testEvents(
    @Args(() => TestEventsArgs) { after, first }: TestEventsArgs,
    @Ctx() context: RequestContext,
  ): Promise<TestEventListView> {
    return toTestEventListView(await this.events.page(after ?? null, first, callerOf(context)));
  }

  @Access('any', 'orders:write')
  @Mutation(() => TestClockView)
  async advanceTestClock(
    @Args(() => AdvanceTestClockArgs) args: AdvanceTestClockArgs,
    @Ctx() context: RequestContext,
  ): Promise<TestClockView> {
    return shown(await this.clocks.advance(testCaller(context), toAdvanceOptions(args)), context);
  }

  @Access('any', 'orders:write')
  @Mutation(() => TestClockView)
  async resetTestClock(@Ctx() context: RequestContext): Promise<TestClockView> {
    await this.clocks.reset(testCaller(context));
    return toTestClockView(null, [], context.now);
  }

  @Access('any', 'orders:write')
  @Mutation(() => TestClockView)
  async triggerTestEvent(
    @Args(() => TriggerTestEventArgs) args: TriggerTestEventArgs,
    @Ctx() context: RequestContext,
  ): Promise<TestClockView> {
    return shown(await this.clocks.trigger(testCaller(context), toEventType(args)), context);
  }

  @Access('any', 'orders:read')
  @Subscription(() => TestEventView, { topics: 'testEvent', topicId: asSubscribed })
  testEvent(
    @Args(() => TestEventArgs) _args: TestEventArgs,
    @Root() event: TestEvent,
  ): TestEventView {
    return toTestEventView(event);
  }
}
