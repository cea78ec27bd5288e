/** GraphQL operation: deadlines that one incident starts. */
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../shared/graphql/context.js';
import { Access } from '../../shared/graphql/decorators.js';
import type { Versions } from '../../shared/graphql/versions.js';
import { IncidentEventsArgs, INCIDENT_ROLES } from '../../shared/graphql/incident-words.graphql.js';
import { toClocksRequest } from './clocks-request.graphql.js';
import type { ClocksService } from './clocks.service.js';
import { IncidentDeadlinesView } from './clocks.graphql.js';
import { toIncidentDeadlinesView } from './to-incident-deadlines.graphql.js';
import type { WriteCalendar } from './domain/calendar-file.js';

@Resolver()
export class ClocksResolver {
  constructor(
    private readonly versions: Versions<ClocksService>,
    private readonly writeCalendar: WriteCalendar,
  ) {}

  @Access(INCIDENT_ROLES)
  @Query(() => IncidentDeadlinesView)
  incidentDeadlines(
    @Args(() => IncidentEventsArgs) args: IncidentEventsArgs,
    @Ctx() context: RequestContext,
  ): IncidentDeadlinesView {
    return this.versions.at({}, ({ service, localizers }) => {
      const localizer = localizers.for(args.keel, context);
      const answer = service.clocks(toClocksRequest(args, localizer.language), context.now);
      return toIncidentDeadlinesView(answer, localizer, this.writeCalendar);
    });
  }
}
