/** Operations of operators; GraphQL only. */
import { Args, Ctx, FieldResolver, Mutation, Query, Resolver } from 'type-graphql';
import { operatorOf, type RequestContext } from '../../shared/graphql/context.js';
import { Access, GraphqlOnly } from '../../shared/graphql/decorators.js';
import {
  KeyActArgs,
  KeyLinesArgs,
  OrderActArgs,
  OrganisationLinesArgs,
  RefundActArgs,
  toKeyOptions,
  toOrganisationOptions,
} from './operator-args.graphql.js';
import { MonthsArgs, OrderMonthView, toOrderMonth } from './operator-months.graphql.js';
import { QuarantineView, toQuarantineView } from './operator-quarantine.graphql.js';
import type { OperatorService } from './operator.service.js';
import {
  FailedRefundsView,
  KeyLinesView,
  OperatorView,
  OrganisationLinesView,
  QueueView,
  ReleaseLineView,
  toOperator,
  toKeys,
  toOrders,
  toOrganisations,
  toQueueView,
  toRefunds,
  toReleaseLines,
  TroubledOrdersView,
} from './operator.graphql.js';
import { IdPageArgs, toIdPage } from '../../shared/graphql/id-page.js';

const operatorViewOf = (context: RequestContext): OperatorView => {
  operatorOf(context);
  return toOperator(context.now);
};

const actingIn = (context: RequestContext) => ({
  operator: operatorOf(context),
  requestId: context.requestId,
});

@Resolver(() => OperatorView)
export class OperatorResolver {
  constructor(private readonly service: OperatorService) {}

  @Access('operator')
  @GraphqlOnly()
  @Query(() => OperatorView)
  operator(@Ctx() context: RequestContext): OperatorView {
    return operatorViewOf(context);
  }

  @Access('operator')
  @GraphqlOnly()
  @Mutation(() => OperatorView)
  async operatorRetryOrder(
    @Args(() => OrderActArgs) { order_id }: OrderActArgs,
    @Ctx() context: RequestContext,
  ): Promise<OperatorView> {
    await this.service.retryOrder(order_id, actingIn(context));
    return operatorViewOf(context);
  }

  @Access('operator')
  @GraphqlOnly()
  @Mutation(() => OperatorView)
  async operatorRetryRefund(
    @Args(() => RefundActArgs) { tagasimakse_id }: RefundActArgs,
    @Ctx() context: RequestContext,
  ): Promise<OperatorView> {
    await this.service.retryRefund(tagasimakse_id, actingIn(context));
    return operatorViewOf(context);
  }

  @Access('operator')
  @GraphqlOnly()
  @Mutation(() => OperatorView)
  async operatorBlockKey(
    @Args(() => KeyActArgs) { key_id }: KeyActArgs,
    @Ctx() context: RequestContext,
  ): Promise<OperatorView> {
    await this.service.blockKey(key_id, actingIn(context));
    return operatorViewOf(context);
  }

  @FieldResolver(() => OrganisationLinesView, { name: 'organisatsioonid' })
  async organisations(
    @Args(() => OrganisationLinesArgs) args: OrganisationLinesArgs,
    @Ctx() { now }: RequestContext,
  ): Promise<OrganisationLinesView> {
    return toOrganisations(await this.service.organisations(toOrganisationOptions(args), now), now);
  }

  @FieldResolver(() => [OrderMonthView])
  async months(
    @Args(() => MonthsArgs) { count }: MonthsArgs,
    @Ctx() { now }: RequestContext,
  ): Promise<OrderMonthView[]> {
    return (await this.service.months(count, now)).map(toOrderMonth);
  }

  @FieldResolver(() => KeyLinesView, { name: 'votmed' })
  async keys(
    @Args(() => KeyLinesArgs) args: KeyLinesArgs,
    @Ctx() { now }: RequestContext,
  ): Promise<KeyLinesView> {
    return toKeys(await this.service.keys(toKeyOptions(args)), now);
  }

  @FieldResolver(() => TroubledOrdersView, { name: 'tellimused' })
  async orders(
    @Args(() => IdPageArgs) args: IdPageArgs,
    @Ctx() { now }: RequestContext,
  ): Promise<TroubledOrdersView> {
    return toOrders(await this.service.orders(toIdPage(args), now));
  }

  @FieldResolver(() => FailedRefundsView, { name: 'tagasimaksed' })
  async refunds(@Args(() => IdPageArgs) args: IdPageArgs): Promise<FailedRefundsView> {
    return toRefunds(await this.service.refunds(toIdPage(args)));
  }

  @FieldResolver(() => QuarantineView, { name: 'karantiin' })
  async quarantine(@Args(() => IdPageArgs) args: IdPageArgs): Promise<QuarantineView> {
    return toQuarantineView(await this.service.quarantine(toIdPage(args)));
  }

  @FieldResolver(() => QueueView, { name: 'jarjekord' })
  async queue(): Promise<QueueView> {
    return toQueueView(await this.service.queue());
  }

  @FieldResolver(() => [ReleaseLineView], { name: 'kb_versioonid' })
  releases(): ReleaseLineView[] {
    return toReleaseLines(this.service.releases);
  }
}
