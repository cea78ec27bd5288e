/** Subscription to changes of the law data. */
import { Args, Ctx, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../../shared/graphql/context.js';
import { Access } from '../../shared/graphql/decorators.js';
import { asSubscribed, type EventSources } from '../../shared/graphql/event-source.js';
import type { Localizers } from '../../shared/graphql/localizer.js';
import type { LawChange } from './domain/law-changes.js';
import {
  LawChangedArgs,
  LawChangeView,
  toLawChangeFilter,
  toLawChangeView,
} from './law-change.graphql.js';
import type { LawChangesService } from './law-changes.service.js';

export const lawChangeSources = (changes: LawChangesService): EventSources => ({
  lawChanged: (given) => {
    // The schema has validated the arguments.
    const args = given as LawChangedArgs;
    return changes.follow(toLawChangeFilter(args), args.after ?? null);
  },
});

@Resolver(() => LawChangeView)
export class LawChangesResolver {
  constructor(private readonly localizers: Localizers) {}

  @Access('any', 'law:read')
  @Subscription(() => LawChangeView, { topics: 'lawChanged', topicId: asSubscribed })
  lawChanged(
    @Args(() => LawChangedArgs) { keel }: LawChangedArgs,
    @Root() change: LawChange,
    @Ctx() context: RequestContext,
  ): LawChangeView {
    return toLawChangeView(change, this.localizers.for(keel, context));
  }
}
