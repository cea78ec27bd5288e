/** The query `documentPreview`. */
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Service } from '../catalogue/domain/catalogue.js';
import { callerOf, type RequestContext } from '../../shared/graphql/context.js';
import { Access, type ChecksArguments, type ListsErrors } from '../../shared/graphql/decorators.js';
import { isUuid } from '../../shared/uuid.js';
import {
  reportUnknown,
  choiceErrors,
  serviceCheck,
  toServiceChoice,
  withGenuineFile,
  type CaseFileCheck,
} from '../../shared/graphql/service-choice.graphql.js';
import { DocumentPreviewView, PreviewArgs, toPreviewView, wordOfKind } from './previews.graphql.js';
import type { PreviewRequest, PreviewsService } from './previews.service.js';

@Resolver()
export class PreviewsResolver implements ChecksArguments, ListsErrors {
  readonly argumentChecks: ChecksArguments['argumentChecks'];

  readonly laterErrors: ListsErrors['laterErrors'];

  /** @param services that can be ordered */
  constructor(
    private readonly previews: PreviewsService,
    private readonly services: readonly Service[],
    private readonly caseFiles: CaseFileCheck,
  ) {
    this.argumentChecks = { 'documentPreview.teenus': serviceCheck(services) };
    this.laterErrors = {
      documentPreview: (args: Partial<PreviewArgs>) => choiceErrors(args, services),
    };
  }

  @Access('any', 'orders:read')
  @Query(() => DocumentPreviewView)
  async documentPreview(
    @Args(() => PreviewArgs) args: PreviewArgs,
    @Ctx() context: RequestContext,
  ): Promise<DocumentPreviewView> {
    return toPreviewView(
      await this.previews.preview(await this.requestOf(args, context), callerOf(context)),
    );
  }

  private async requestOf(args: PreviewArgs, context: RequestContext): Promise<PreviewRequest> {
    const { dokument = null } = args;
    const genuine = await withGenuineFile(reportUnknown(args, context), this.caseFiles);
    const { service, country, payload } = toServiceChoice(genuine, this.services);
    const orderId = payload?.['tellimus'];
    return {
      serviceKey: service.key,
      country,
      payload,
      // The sample is of no service, so it is refused like any other kind that the service lacks.
      kind: dokument as PreviewRequest['kind'],
      orderId: typeof orderId === 'string' && isUuid(orderId) ? orderId : null,
      wordOf: wordOfKind,
    };
  }
}
