/** GraphQL operation: deadlines that one incident starts. */
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../shared/graphql/context.js';
import { Access, type ListsErrors } from '../../shared/graphql/decorators.js';
import { toReformNote } from '../../shared/graphql/reform.graphql.js';
import type { Versions } from '../../shared/graphql/versions.js';
import { eventErrors } from '../../shared/graphql/incident-times.js';
import { INCIDENT_ROLES } from '../../shared/graphql/incident-words.graphql.js';
import type { ClocksService } from './clocks.service.js';
import { IncidentDeadlinesArgs, IncidentDeadlinesView } from './clocks.graphql.js';
import { draftCalendar } from './draft-calendar.graphql.js';
import { toClocksRequest, toIncidentDeadlinesView } from './to-incident-deadlines.graphql.js';
import type { WriteCalendar } from './domain/calendar-file.js';

@Resolver()
export class ClocksResolver implements ListsErrors {
  constructor(
    private readonly versions: Versions<ClocksService>,
    private readonly writeCalendar: WriteCalendar,
  ) {}

  readonly laterErrors: ListsErrors['laterErrors'] = {
    incidentDeadlines: (args: Partial<IncidentDeadlinesArgs>) => eventErrors(args),
  };

  @Access(INCIDENT_ROLES, 'law:read')
  @Query(() => IncidentDeadlinesView)
  incidentDeadlines(
    @Args(() => IncidentDeadlinesArgs) args: IncidentDeadlinesArgs,
    @Ctx() context: RequestContext,
  ): IncidentDeadlinesView {
    return this.versions.at({ reform: args.reform }, ({ service, localizers, reform }) => {
      const localizer = localizers.for(args.keel, context);
      const answer = service.clocks(toClocksRequest(args, localizer.language), context.now);
      if (reform === null) return toIncidentDeadlinesView(answer, localizer, this.writeCalendar);
      const note = toReformNote(reform, localizer);
      const write = draftCalendar(this.writeCalendar, note);
      return Object.assign(toIncidentDeadlinesView(answer, localizer, write), { reform: note });
    });
  }
}
