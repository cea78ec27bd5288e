/** Arguments of incident deadlines. */
import { ArgsType, Field } from 'type-graphql';
import { IncidentEventsArgs } from '../../shared/graphql/incident-words.graphql.js';

@ArgsType()
export class IncidentDeadlinesArgs extends IncidentEventsArgs {
  @Field(() => String, { nullable: true })
  reform?: string | null;
}
