/** Subscriptions of orders. */
import { Args, Ctx, FieldResolver, Resolver, Root, Subscription } from 'type-graphql';
import type { OrderEvent } from '../orders/domain/order-event.js';
import { callerOf, type RequestContext } from '../../shared/graphql/context.js';
import { Access } from '../../shared/graphql/decorators.js';
import { asSubscribed, type EventSources } from '../../shared/graphql/event-source.js';
import type { Localizers } from '../../shared/graphql/localizer.js';
import {
  MyOrdersArgs,
  OrderEventView,
  OrderStatusArgs,
  toAfter,
  toOrderEventView,
  toOrderId,
} from './order-event.graphql.js';
import { OrderView, toOrderView } from '../../shared/graphql/order.graphql.js';
import type { OrderEventsService } from './order-events.service.js';
import type { OrdersService } from '../orders/orders.service.js';
import { sandboxNote } from '../../shared/graphql/sandbox-note.js';

export const orderEventSources = (events: OrderEventsService): EventSources => ({
  orderStatus: (args, context) => events.ofOrder(toOrderId(args), toAfter(args), callerOf(context)),
  myOrders: (args, context) => events.ofAccount(toAfter(args), callerOf(context)),
});

@Resolver(() => OrderEventView)
export class OrderEventsResolver {
  constructor(
    private readonly orders: OrdersService,
    private readonly localizers: Localizers,
  ) {}

  @Access('any', 'orders:read')
  @Subscription(() => OrderEventView, {
    topics: 'orderStatus',
    topicId: asSubscribed,
  })
  orderStatus(
    @Args(() => OrderStatusArgs) _args: OrderStatusArgs,
    @Root() event: OrderEvent,
  ): OrderEventView {
    return toOrderEventView(event);
  }

  @Access('any', 'orders:read')
  @Subscription(() => OrderEventView, {
    topics: 'myOrders',
    topicId: asSubscribed,
  })
  myOrders(
    @Args(() => MyOrdersArgs) _args: MyOrdersArgs,
    @Root() event: OrderEvent,
  ): OrderEventView {
    return toOrderEventView(event);
  }

  @FieldResolver(() => OrderView)
  async order(@Root() event: OrderEventView, @Ctx() context: RequestContext): Promise<OrderView> {
    const requester = { caller: callerOf(context), requestId: context.requestId };
    return toOrderView(
      await this.orders.read(event.orderId, requester),
      sandboxNote(this.localizers, context),
    );
  }
}
