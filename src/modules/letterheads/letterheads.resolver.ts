/** Operations of the letterhead. */
import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Role } from '../../shared/caller.js';
import { callerOf, type RequestContext } from '../../shared/graphql/context.js';
import { Access } from '../../shared/graphql/decorators.js';
import type { LetterheadsService } from './letterheads.service.js';
import {
  LetterheadArgs,
  LetterheadView,
  toLetterheadChange,
  toLetterheadView,
} from './letterheads.graphql.js';

/** Those who hand documents to others under their own name. */
const ISSUERS: readonly Role[] = ['lawyer_firm', 'lawyer_individual', 'grc_platform'];

@Resolver()
export class LetterheadsResolver {
  constructor(private readonly letterheads: LetterheadsService) {}

  @Access(ISSUERS, 'account:read')
  @Query(() => LetterheadView)
  async letterhead(@Ctx() context: RequestContext): Promise<LetterheadView> {
    return toLetterheadView(await this.letterheads.get(callerOf(context)));
  }

  @Access(ISSUERS, 'account:write')
  @Mutation(() => LetterheadView)
  async setLetterhead(
    @Args(() => LetterheadArgs) args: LetterheadArgs,
    @Ctx() context: RequestContext,
  ): Promise<LetterheadView> {
    return toLetterheadView(
      await this.letterheads.set(callerOf(context), toLetterheadChange(args), context.requestId),
    );
  }
}
