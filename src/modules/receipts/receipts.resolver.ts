/** GraphQL operations of receipts. */
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../shared/graphql/context.js';
import { Access } from '../../shared/graphql/decorators.js';
import type { Localizers } from '../../shared/graphql/localizer.js';
import type { ReceiptsService } from './receipts.service.js';
import {
  ReceiptArgs,
  ReceiptCheckView,
  toReceiptCheckView,
  toWhatChangedView,
  WhatChangedArgs,
  WhatChangedView,
} from './receipts.graphql.js';

@Resolver()
export class ReceiptsResolver {
  constructor(
    private readonly receipts: ReceiptsService,
    private readonly localizers: Localizers,
  ) {}

  @Access('any', 'law:read')
  @Query(() => ReceiptCheckView)
  async verifyReceipt(
    @Args(() => ReceiptArgs) { receipt }: ReceiptArgs,
  ): Promise<ReceiptCheckView> {
    return toReceiptCheckView(await this.receipts.verify(receipt));
  }

  @Access('any', 'law:read')
  @Query(() => WhatChangedView)
  async whatChanged(
    @Args(() => WhatChangedArgs) { receipt, keel }: WhatChangedArgs,
    @Ctx() context: RequestContext,
  ): Promise<WhatChangedView> {
    const localizer = this.localizers.for(keel, context);
    return toWhatChangedView(await this.receipts.whatChanged(receipt), localizer);
  }
}
