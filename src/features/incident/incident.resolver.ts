/** Operations of incident reporting. */
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../wire/context.js';
import { Access } from '../../wire/decorators.js';
import type { Versions } from '../../wire/versions.js';
import { IncidentTemplatesArgs, toIncidentRequest } from './incident-request.wire.js';
import type { IncidentService } from './incident.service.js';
import { INCIDENT_ROLES, IncidentTemplatesView } from './incident.wire.js';
import { toIncidentTemplatesView } from './to-incident-templates.wire.js';

@Resolver()
export class IncidentResolver {
  constructor(private readonly versions: Versions<IncidentService>) {}

  @Access(INCIDENT_ROLES)
  @Query(() => IncidentTemplatesView, {
    description: 'Notices of the three stages of art 23(4), with their deadlines',
  })
  incidentTemplates(
    @Args(() => IncidentTemplatesArgs) args: IncidentTemplatesArgs,
    @Ctx() context: RequestContext,
  ): IncidentTemplatesView {
    return this.versions.at(args, ({ service, voices }) =>
      toIncidentTemplatesView(
        service.templates(toIncidentRequest(args), context.now),
        voices.speak(args.language, context),
      ),
    );
  }
}
