/** The field `orders` of an organisation. */
import { Args, Ctx, FieldResolver, Resolver } from 'type-graphql';
import { callerOf, type RequestContext } from '../../shared/graphql/context.js';
import { Access } from '../../shared/graphql/decorators.js';
import { OrganisationView } from '../../shared/graphql/organisation.graphql.js';
import type { Localizers } from '../../shared/graphql/localizer.js';
import type { OrderListService } from './order-list.service.js';
import {
  OrderConnectionView,
  OrganisationOrdersArgs,
  toOrderConnection,
  toOrderListOptions,
} from './order-list.graphql.js';
import { sandboxNote } from '../../shared/graphql/sandbox-note.js';

@Resolver(() => OrganisationView)
export class OrganisationOrdersResolver {
  constructor(
    private readonly list: OrderListService,
    private readonly localizers: Localizers,
  ) {}

  @Access('any', 'orders:read')
  @FieldResolver(() => OrderConnectionView)
  async orders(
    @Args(() => OrganisationOrdersArgs) args: OrganisationOrdersArgs,
    @Ctx() context: RequestContext,
  ) {
    return toOrderConnection(
      await this.list.page(toOrderListOptions(args), callerOf(context), context.now),
      sandboxNote(this.localizers, context),
    );
  }
}
