/** GraphQL operation: one incident as the reports that several laws require. Nothing is stored. */
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../shared/graphql/context.js';
import { Access, type ListsErrors } from '../../shared/graphql/decorators.js';
import { eventErrors } from '../../shared/graphql/incident-times.js';
import { INCIDENT_ROLES } from '../../shared/graphql/incident-words.graphql.js';
import type { Versions } from '../../shared/graphql/versions.js';
import { IncidentRecordArgs, toReportRequest } from './incident-record.graphql.js';
import { IncidentRecordView } from './incident-report.graphql.js';
import type { IncidentReportService } from './incident-report.service.js';
import { toIncidentRecordView } from './to-incident-report.graphql.js';

@Resolver()
export class IncidentReportResolver implements ListsErrors {
  constructor(private readonly versions: Versions<IncidentReportService>) {}

  readonly laterErrors: ListsErrors['laterErrors'] = {
    incidentRecord: (args: Partial<IncidentRecordArgs>) => [
      ...eventErrors(args),
      ...this.versions.at({}, ({ service }) =>
        service.errorsOf(Object.fromEntries(Object.entries(args.incident ?? {}))),
      ),
    ],
  };

  @Access(INCIDENT_ROLES, 'law:read')
  @Query(() => IncidentRecordView)
  incidentRecord(
    @Args(() => IncidentRecordArgs) args: IncidentRecordArgs,
    @Ctx() context: RequestContext,
  ): IncidentRecordView {
    return this.versions.at({}, ({ service, localizers }) => {
      const localizer = localizers.for(args.keel, context);
      const request = toReportRequest(args, localizer.language);
      return toIncidentRecordView(service.reports(request, context.now), localizer);
    });
  }
}
