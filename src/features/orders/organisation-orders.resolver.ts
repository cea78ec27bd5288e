/** The orders of an organisation. */
import { Args, Ctx, FieldResolver, Resolver } from 'type-graphql';
import { callerOf, type RequestContext } from '../../wire/context.js';
import { OrganisationView } from '../../wire/organisation.wire.js';
import type { Voices } from '../../wire/voice.js';
import type { OrderListService } from './order-list.service.js';
import {
  OrderConnectionView,
  OrganisationOrdersArgs,
  toOrderConnection,
  toOrderListWish,
} from './order-list.wire.js';
import { sandboxNote } from './sandbox-note.js';

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
