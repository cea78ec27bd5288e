/** Operation that collects the live key of a paid signup. */
import { Args, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../shared/graphql/context.js';
import { Access } from '../../shared/graphql/decorators.js';
import { CollectedKeyView, CollectKeyArgs, toCollectedKeyView } from './key-collection.graphql.js';
import type { KeyCollectionService } from './key-collection.service.js';

@Resolver()
export class KeyCollectionResolver {
  constructor(private readonly keys: KeyCollectionService) {}

  @Access('public')
  @Mutation(() => CollectedKeyView)
  async collectKey(
    @Args(() => CollectKeyArgs) { order_id: orderId, votmekood: code }: CollectKeyArgs,
    @Ctx() { requestId }: RequestContext,
  ): Promise<CollectedKeyView> {
    return toCollectedKeyView(await this.keys.collect({ orderId, code, requestId }));
  }
}
