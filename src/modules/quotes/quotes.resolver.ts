/** The query `quote`. */
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Service } from '../catalogue/domain/catalogue.js';
import { callerOf, type RequestContext } from '../../shared/graphql/context.js';
import type { Localizers } from '../../shared/graphql/localizer.js';
import { Access, type ChecksArguments, type ListsErrors } from '../../shared/graphql/decorators.js';
import {
  QuoteArgs,
  reportUnknown,
  answerLanguage,
  choiceErrors,
  serviceCheck,
  toServiceChoice,
  withGenuineFile,
  type CaseFileCheck,
} from '../../shared/graphql/service-choice.graphql.js';
import { QuoteView, toQuoteView } from './quote.graphql.js';
import type { QuotesService, ServiceOffer } from './quotes.service.js';
import { warnOfVat } from '../../shared/graphql/vat-warnings.js';

function reportOffer(
  serviceOffer: ServiceOffer,
  payer: Parameters<typeof warnOfVat>[1],
  context: RequestContext,
): ServiceOffer {
  const { amounts } = serviceOffer.offer;
  warnOfVat({ amounts, doubts: serviceOffer.doubts }, payer, context);
  return serviceOffer;
}

@Resolver()
export class QuotesResolver implements ChecksArguments, ListsErrors {
  readonly argumentChecks: ChecksArguments['argumentChecks'];

  readonly laterErrors: ListsErrors['laterErrors'];

  /** @param services that can be ordered */
  constructor(
    private readonly quotes: QuotesService,
    private readonly services: readonly Service[],
    private readonly localizers: Localizers,
    private readonly caseFiles: CaseFileCheck,
  ) {
    this.argumentChecks = { 'quote.teenus': serviceCheck(services) };
    this.laterErrors = { quote: (args: Partial<QuoteArgs>) => choiceErrors(args, services) };
  }

  @Access('any', 'orders:read')
  @Query(() => QuoteView)
  async quote(
    @Args(() => QuoteArgs) args: QuoteArgs,
    @Ctx() context: RequestContext,
  ): Promise<QuoteView> {
    return toQuoteView(
      reportOffer(
        await this.quotes.quote(
          toServiceChoice(
            await withGenuineFile(reportUnknown(args, context), this.caseFiles),
            this.services,
          ),
          callerOf(context),
        ),
        { localizers: this.localizers, language: answerLanguage(args) },
        context,
      ),
      this.localizers.for(answerLanguage(args), context),
    );
  }
}
