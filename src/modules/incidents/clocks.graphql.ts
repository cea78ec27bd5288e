/** GraphQL types of incident deadlines. Not part of the documented interface, so names are English. */
import { ArgsType, Field, ObjectType } from 'type-graphql';
import { type Regime, type StartEvent, START_EVENTS } from './domain/clock.js';
import { Access, OmitNull } from '../../shared/graphql/decorators.js';
import { ReformNoteView } from '../../shared/graphql/reform.graphql.js';
import { SourceView } from '../../shared/graphql/source.graphql.js';
import { StatementBasisView } from '../../shared/graphql/statement-basis.graphql.js';
import type { Anchor } from './domain/national-schedule.js';
import {
  INCIDENT_ROLES,
  IncidentEventsArgs,
  REGIME,
} from '../../shared/graphql/incident-words.graphql.js';
import { NationalDeviationView, TERM_ANCHOR } from './incident.graphql.js';
import { wordEnum } from '../../shared/graphql/wire-enum.js';

const START_EVENT = wordEnum('ClockStart', START_EVENTS);

@ArgsType()
export class IncidentDeadlinesArgs extends IncidentEventsArgs {
  @Field(() => String, { nullable: true })
  reform?: string | null;
}

@Access(INCIDENT_ROLES)
@ObjectType('IncidentClock', { simpleResolvers: true })
export class IncidentClockView {
  @Field(() => REGIME)
  regime!: Regime;

  @Field(() => String)
  duty!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String, { nullable: true })
  deadline!: string | null;

  @OmitNull()
  @Field(() => String, { name: 'deadline_local', nullable: true })
  deadlineLocal!: string | null;

  @Field(() => Boolean, { name: 'deadline_exact' })
  isExact!: boolean;

  @OmitNull()
  @Field(() => String, { name: 'safe_by', nullable: true })
  safeBy!: string | null;

  @OmitNull()
  @Field(() => String, { name: 'legal_latest', nullable: true })
  legalLatest!: string | null;

  @OmitNull()
  @Field(() => TERM_ANCHOR, { nullable: true })
  anchor!: Anchor | null;

  @Field(() => [String])
  recipients!: readonly string[];

  @OmitNull()
  @Field(() => String, { name: 'national_deadline', nullable: true })
  nationalDeadline!: string | null;

  @Field(() => START_EVENT, { name: 'runs_from' })
  runsFrom!: StartEvent;

  @OmitNull()
  @Field(() => String, { name: 'runs_from_at', nullable: true })
  startedAt!: string | null;

  @Field(() => String)
  basis!: string;

  @Field(() => String, { name: 'basis_code' })
  basisCode!: string;

  @Field(() => [String], { name: 'note_codes' })
  noteCodes!: string[];

  @OmitNull()
  @Field(() => String, { name: 'working_day_deadline', nullable: true })
  laterDeadline!: string | null;

  @OmitNull()
  @Field(() => String, { name: 'working_day_deadline_local', nullable: true })
  laterDeadlineLocal!: string | null;

  @OmitNull()
  @Field(() => String, { name: 'working_day_reason', nullable: true })
  laterReason!: string | null;

  @Field(() => [String])
  notes!: string[];

  @Field(() => [SourceView])
  sources!: SourceView[];
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
