/** Operation of the organisation export. */
import { Ctx, Query, Resolver } from 'type-graphql';
import { callerOf, type RequestContext } from '../../shared/graphql/context.js';
import { Access } from '../../shared/graphql/decorators.js';
import type { OrganisationExportService } from './organisation-export.service.js';
import { OrganisationExportView, toExportView } from './organisation-export.graphql.js';

@Resolver()
export class OrganisationExportResolver {
  constructor(private readonly exports: OrganisationExportService) {}

  @Access('any', 'key')
  @Query(() => OrganisationExportView)
  async organisationExport(@Ctx() context: RequestContext): Promise<OrganisationExportView> {
    return toExportView(await this.exports.collect(callerOf(context)), context.now);
  }
}
