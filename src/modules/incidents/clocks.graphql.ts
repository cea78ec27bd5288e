/** GraphQL types of incident deadlines. Not part of the documented interface, so names are English. */
import { ArgsType, Field, ObjectType } from 'type-graphql';
import { Access, OmitNull } from '../../shared/graphql/decorators.js';
import { ReformNoteView } from '../../shared/graphql/reform.graphql.js';
import { SourceView } from '../../shared/graphql/source.graphql.js';
import { StatementBasisView } from '../../shared/graphql/statement-basis.graphql.js';
import { INCIDENT_ROLES, IncidentEventsArgs } from '../../shared/graphql/incident-words.graphql.js';
import { IncidentClockView } from '../../shared/graphql/incident-clock.graphql.js';
import { NationalDeviationView } from './incident.graphql.js';

@ArgsType()
export class IncidentDeadlinesArgs extends IncidentEventsArgs {
  @Field(() => String, { nullable: true })
  reform?: string | null;
}

@Access(INCIDENT_ROLES)
@ObjectType('IncidentDeadlines', { simpleResolvers: true })
export class IncidentDeadlinesView {
  @Field(() => [IncidentClockView])
  clocks!: IncidentClockView[];

  @OmitNull()
  @Field(() => String, { nullable: true })
  precedence!: string | null;

  @Field(() => [SourceView], { name: 'precedence_sources' })
  precedenceSources!: SourceView[];

  @Field(() => [String], { name: 'hoiatused' })
  warnings!: string[];

  @Field(() => [StatementBasisView], { name: 'hoiatuste_alused' })
  warningBases!: StatementBasisView[];

  @Field(() => [NationalDeviationView], { name: 'riigi_erisused' })
  deviations!: NationalDeviationView[];

  @Field(() => String)
  ics!: string;

  @Field(() => String, { name: 'keel_kasutatud' })
  language!: string;

  @Field(() => [SourceView])
  sources!: SourceView[];

  @OmitNull()
  @Field(() => ReformNoteView, { nullable: true })
  reform!: ReformNoteView | null;
}
