/** Operations of the catalogue. */
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../shared/graphql/context.js';
import { Access } from '../../shared/graphql/decorators.js';
import type { Localizers } from '../../shared/graphql/localizer.js';
import type { CatalogueService } from './catalogue.service.js';
import { ServicesView, toServicesView } from './catalogue.graphql.js';
import { LanguageArgs } from '../../shared/graphql/versions.js';

@Resolver()
export class CatalogueResolver {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly localizers: Localizers,
  ) {}

  @Access('any', 'law:read')
  @Query(() => ServicesView)
  services(
    @Args(() => LanguageArgs) { keel }: LanguageArgs,
    @Ctx() context: RequestContext,
  ): ServicesView {
    return toServicesView(
      this.catalogue.offers(),
      this.catalogue.licences(),
      this.localizers.for(keel, context),
    );
  }
}
