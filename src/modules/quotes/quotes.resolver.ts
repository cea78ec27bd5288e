/** Operations of quotes. */
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Service } from '../catalogue/domain/catalogue.js';
import { callerOf, type RequestContext } from '../../shared/graphql/context.js';
import type { Voices } from '../../shared/graphql/voice.js';
import { Access, type ChecksArguments } from '../../shared/graphql/decorators.js';
import { QuoteArgs, serviceCheck, tellUnknown, toServiceChoice } from '../orders/orders.graphql.js';
import { QuoteView, toQuoteView } from './quote.graphql.js';
import type { QuotesService, ServiceOffer } from './quotes.service.js';
import { tellVat } from '../vat/vat-warnings.js';

function tellOffer(
  told: ServiceOffer,
  telling: Parameters<typeof tellVat>[1],
  context: RequestContext,
): ServiceOffer {
  const { amounts } = told.offer;
  tellVat({ amounts, doubts: told.doubts }, telling, context);
  return told;
}

@Resolver()
export class QuotesResolver implements ChecksArguments {
  readonly argumentChecks: ChecksArguments['argumentChecks'];

  /** @param services that can be ordered */
  constructor(
    private readonly quotes: QuotesService,
    private readonly services: readonly Service[],
    private readonly voices: Voices,
  ) {
    this.argumentChecks = { 'quote.teenus': serviceCheck(services) };
  }

  @Access('any')
  @Query(() => QuoteView, {
    description: 'What a service costs this client now, VAT and licence price included',
  })
  async quote(
    @Args(() => QuoteArgs) args: QuoteArgs,
    @Ctx() context: RequestContext,
  ): Promise<QuoteView> {
    return toQuoteView(
      tellOffer(
        await this.quotes.quote(
          toServiceChoice(tellUnknown(args, context), this.services),
          callerOf(context),
        ),
        { voices: this.voices, payload: args.payload },
        context,
      ),
    );
  }
}
