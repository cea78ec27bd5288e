/** GraphQL operations of incident reporting. */
import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../shared/graphql/context.js';
import { Access, GraphqlOnly, type ListsErrors } from '../../shared/graphql/decorators.js';
import { timeErrors } from '../../shared/graphql/incident-times.js';
import type { Versions } from '../../shared/graphql/versions.js';
import {
  IncidentTemplatesArgs,
  NoticeFileArgs,
  toIncidentRequest,
} from './incident-request.graphql.js';
import type { WriteNotice } from './incidents.ports.js';
import type { IncidentService } from './incident.service.js';
import { INCIDENT_ROLES } from '../../shared/graphql/incident-words.graphql.js';
import { NO_TIMES } from './domain/clock-times.js';
import { IncidentTemplatesView } from './incident.graphql.js';
import { IncidentSignificanceArgs } from './significance-request.graphql.js';
import { IncidentSignificanceView } from './significance.graphql.js';
import { toIncidentSignificanceView, toSignificanceRequest } from './to-significance.graphql.js';
import { toBase64, toIncidentTemplatesView, toNotice } from './to-incident-templates.graphql.js';

@Resolver(() => IncidentTemplatesView)
export class IncidentResolver implements ListsErrors {
  constructor(
    private readonly versions: Versions<IncidentService>,
    private readonly write: WriteNotice,
  ) {}

  readonly laterErrors: ListsErrors['laterErrors'] = {
    incidentTemplates: (args: Partial<IncidentTemplatesArgs>) => {
      const { times } = toIncidentRequest(
        Object.assign(new IncidentTemplatesArgs(), args, { detected_at: args.detected_at ?? '' }),
      );
      return timeErrors({ ...NO_TIMES, ...times });
    },
  };

  @Access(INCIDENT_ROLES, 'law:read')
  @Query(() => IncidentTemplatesView)
  incidentTemplates(
    @Args(() => IncidentTemplatesArgs) args: IncidentTemplatesArgs,
    @Ctx() context: RequestContext,
  ): IncidentTemplatesView {
    return this.versions.at(args, ({ service, localizers }) =>
      toIncidentTemplatesView(
        service.templates(toIncidentRequest(args), context.now),
        localizers.for(args.language, context),
      ),
    );
  }

  @Access(INCIDENT_ROLES, 'law:read')
  @Query(() => IncidentSignificanceView)
  incidentSignificance(
    @Args(() => IncidentSignificanceArgs) args: IncidentSignificanceArgs,
    @Ctx() context: RequestContext,
  ): IncidentSignificanceView {
    return this.versions.at({}, ({ service, localizers }) =>
      toIncidentSignificanceView(
        service.significance(toSignificanceRequest(args)),
        localizers.for(args.keel, context),
      ),
    );
  }

  @GraphqlOnly()
  @FieldResolver(() => String)
  async docx(
    @Root() templates: IncidentTemplatesView,
    @Args(() => NoticeFileArgs) { phase }: NoticeFileArgs,
    @Ctx() { now }: RequestContext,
  ): Promise<string> {
    return toBase64(await this.write(toNotice(templates, phase), now));
  }
}
