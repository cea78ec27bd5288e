/** Operations of the audit log. */
import { Args, Ctx, FieldResolver, Query, Resolver } from 'type-graphql';
import { callerOf, type RequestContext } from '../../shared/graphql/context.js';
import { Access } from '../../shared/graphql/decorators.js';
import { PageArgs } from '../../shared/graphql/connection.graphql.js';
import { OrganisationView } from '../../shared/graphql/organisation.graphql.js';
import type { AuditLogService } from './audit-log.service.js';
import {
  AuditConnectionView,
  AuditLogArgs,
  AuditLogView,
  toAuditConnection,
  toAuditLogView,
  toAuditOptions,
  toConnectionOptions,
} from './audit-log.graphql.js';

@Resolver(() => OrganisationView)
export class AuditLogResolver {
  constructor(private readonly log: AuditLogService) {}

  @Access('any', 'account:read')
  @Query(() => AuditLogView)
  async auditLog(
    @Args(() => AuditLogArgs) args: AuditLogArgs,
    @Ctx() context: RequestContext,
  ): Promise<AuditLogView> {
    return toAuditLogView(await this.log.page(toAuditOptions(args), callerOf(context)), context);
  }

  @FieldResolver(() => AuditConnectionView, { name: 'auditlogi' })
  async audit(
    @Args(() => PageArgs) args: PageArgs,
    @Ctx() context: RequestContext,
  ): Promise<AuditConnectionView> {
    const options = toConnectionOptions(args);
    return toAuditConnection(await this.log.page(options, callerOf(context)), options);
  }
}
