/** The orders of an organisation. */
import { Args, Ctx, FieldResolver, Resolver } from 'type-graphql';
import { callerOf, type RequestContext } from '../../shared/graphql/context.js';
import { OrganisationView } from '../../shared/graphql/organisation.graphql.js';
import type { Voices } from '../../shared/graphql/voice.js';
import type { OrderListService } from './order-list.service.js';
import {
  OrderConnectionView,
  OrganisationOrdersArgs,
  toOrderConnection,
  toOrderListWish,
} from './order-list.graphql.js';
import { sandboxNote } from '../sandbox/sandbox-note.js';

@Resolver(() => OrganisationView)
export class OrganisationOrdersResolver {
  constructor(
    private readonly list: OrderListService,
    private readonly voices: Voices,
  ) {}

  @FieldResolver(() => OrderConnectionView, {
    description: 'newest first, licence orders included',
  })
  async orders(
    @Args(() => OrganisationOrdersArgs) args: OrganisationOrdersArgs,
    @Ctx() context: RequestContext,
  ): Promise<OrderConnectionView> {
    return toOrderConnection(
      await this.list.page(toOrderListWish(args), callerOf(context), context.now),
      sandboxNote(this.voices, context),
    );
  }
}
