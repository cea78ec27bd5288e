/** The query `caseFile`. */
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../shared/graphql/context.js';
import { Access } from '../../shared/graphql/decorators.js';
import { CaseFileArgs, CaseFileView, toCaseFileView, toCaseRequest } from './case-files.graphql.js';
import type { CaseFilesService } from './case-files.service.js';

@Resolver()
export class CaseFilesResolver {
  constructor(private readonly files: CaseFilesService) {}

  @Access('any', 'law:read')
  @Query(() => CaseFileView)
  async caseFile(
    @Args(() => CaseFileArgs) args: CaseFileArgs,
    @Ctx() context: RequestContext,
  ): Promise<CaseFileView> {
    return toCaseFileView(await this.files.make(toCaseRequest(args, context), context.now));
  }
}
