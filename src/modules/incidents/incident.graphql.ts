/** GraphQL types of incident reporting and their wire words. Source. */
import { Field, ObjectType } from 'type-graphql';
import {
  type IncidentPhase,
  type TranspositionStatus,
  INCIDENT_PHASES,
} from '../countries/domain/national-record.js';
import type { Anchor } from './domain/national-schedule.js';
import { Access, OmitNull, OmitOnRest } from '../../shared/graphql/decorators.js';
import { TERM_ANCHOR } from '../../shared/graphql/incident-clock.graphql.js';
import { INCIDENT_ROLES } from '../../shared/graphql/incident-words.graphql.js';
import { SourceView } from '../../shared/graphql/source.graphql.js';
import { StatementBasisView } from '../../shared/graphql/statement-basis.graphql.js';
import { TRANSPOSITION_STATUS } from '../../shared/graphql/transposition.graphql.js';
import { wordEnum } from '../../shared/graphql/wire-enum.js';

export const INCIDENT_PHASE = wordEnum('IncidentPhaseName', INCIDENT_PHASES);

@Access(INCIDENT_ROLES)
@ObjectType('IncidentPhase', { simpleResolvers: true })
export class IncidentPhaseView {
  @Field(() => INCIDENT_PHASE)
  phase!: IncidentPhase;

  @Field(() => String)
  deadline!: string;

  @Field(() => String, { name: 'deadline_basis' })
  deadlineBasis!: string;

  @Field(() => String, { name: 'deadline_basis_code' })
  deadlineBasisCode!: string;

  @Field(() => [String], { name: 'deadline_note_codes' })
  deadlineNoteCodes!: string[];

  @OmitNull()
  @Field(() => String, { name: 'national_deadline', nullable: true })
  nationalDeadline!: string | null;

  @OmitNull()
  @Field(() => String, { name: 'national_deadline_basis', nullable: true })
  nationalDeadlineBasis!: string | null;

  @OmitNull()
  @Field(() => String, { name: 'national_legal_basis', nullable: true })
  nationalLegalBasis!: string | null;

  @OmitNull()
  @Field(() => String, { name: 'trust_service_deadline', nullable: true })
  trustServiceDeadline!: string | null;

  @OmitNull()
  @Field(() => String, { name: 'safe_by', nullable: true })
  safeBy!: string | null;

  @OmitNull()
  @Field(() => String, { name: 'legal_latest', nullable: true })
  legalLatest!: string | null;

  @OmitNull()
  @Field(() => Boolean, { name: 'legal_latest_exact', nullable: true })
  legalLatestIsExact!: boolean | null;

  @OmitNull()
  @Field(() => String, { name: 'deadline_local', nullable: true })
  deadlineLocal!: string | null;

  @OmitNull()
  @Field(() => String, { name: 'deadline_note', nullable: true })
  deadlineNote!: string | null;

  @Field(() => TERM_ANCHOR)
  anchor!: Anchor;

  @Field(() => [String])
  recipients!: readonly string[];

  @Field(() => String, { name: 'legal_basis' })
  legalBasis!: string;

  @Field(() => String)
  template!: string;

  @Field(() => [SourceView])
  sources!: SourceView[];
}

@Access(INCIDENT_ROLES)
@ObjectType('NationalDeviation', { simpleResolvers: true })
export class NationalDeviationView {
  @Field(() => String, { name: 'tekst' })
  text!: string;

  @Field(() => String, { name: 'kood' })
  code!: string;

  @Field(() => Boolean, { name: 'tugev' })
  strong!: boolean;

  @Field(() => SourceView, { name: 'source' })
  source!: SourceView;
}

@Access(INCIDENT_ROLES)
@ObjectType('IncidentTemplates', { simpleResolvers: true })
export class IncidentTemplatesView {
  @Field(() => [IncidentPhaseView])
  phases!: IncidentPhaseView[];

  @Field(() => [String], { name: 'hoiatused' })
  warnings!: string[];

  @Field(() => [StatementBasisView], { name: 'hoiatuste_alused' })
  warningBases!: StatementBasisView[];

  @Field(() => [NationalDeviationView], { name: 'riigi_erisused' })
  deviations!: NationalDeviationView[];

  @OmitOnRest(null, 'transposed')
  @Field(() => TRANSPOSITION_STATUS, { name: 'transposition_status', nullable: true })
  transpositionStatus!: TranspositionStatus | null;

  @OmitNull()
  @Field(() => String, { name: 'transposition_note', nullable: true })
  transpositionNote!: string | null;

  @Field(() => String, { name: 'keel_kasutatud' })
  language!: string;

  @Field(() => [SourceView])
  sources!: SourceView[];
}
