/** Operations of the catalogue. */
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../wire/context.js';
import { Access } from '../../wire/decorators.js';
import type { Voices } from '../../wire/voice.js';
import type { CatalogueService } from './catalogue.service.js';
import { ServicesArgs, ServicesView, toServicesView } from './catalogue.wire.js';

@Resolver()
export class CatalogueResolver {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly voices: Voices,
  ) {}

  @Access('any')
  @Query(() => ServicesView, { description: 'The service catalogue with prices, net of VAT' })
  services(
    @Args(() => ServicesArgs) { keel }: ServicesArgs,
    @Ctx() context: RequestContext,
  ): ServicesView {
    return toServicesView(
      this.catalogue.offers(),
      this.catalogue.licences(),
      this.voices.speak(keel, context),
    );
  }
}
