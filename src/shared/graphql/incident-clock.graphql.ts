/** GraphQL type of a deadline of an incident, in deadlines and records. Names are English: not part of the documented interface. */
import { Field, ObjectType } from 'type-graphql';
import {
  type Regime,
  type StartEvent,
  START_EVENTS,
} from '../../modules/incidents/domain/clock.js';
import { ANCHORS, type Anchor } from '../../modules/incidents/domain/national-schedule.js';
import { Access, OmitNull } from './decorators.js';
import { INCIDENT_ROLES, REGIME } from './incident-words.graphql.js';
import { SourceView } from './source.graphql.js';
import { wordEnum } from './wire-enum.js';

export const TERM_ANCHOR = wordEnum('IncidentTermAnchor', ANCHORS);

const START_EVENT = wordEnum('ClockStart', START_EVENTS);

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
