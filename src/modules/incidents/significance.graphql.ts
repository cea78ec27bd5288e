/** GraphQL types of incident significance. Not part of the documented interface, so names are English. */
import { Field, Float, ObjectType } from 'type-graphql';
import { Access } from '../../shared/graphql/decorators.js';
import { SourceView } from '../../shared/graphql/source.graphql.js';
import {
  type LimitComparison,
  type Outcome,
  type SignificanceVerdict,
  VERDICTS,
  OUTCOMES,
} from './domain/significance.js';
import { INCIDENT_ROLES } from '../../shared/graphql/incident-words.graphql.js';
import { wordEnum } from '../../shared/graphql/wire-enum.js';

const VERDICT = wordEnum('IncidentVerdict', VERDICTS);

const OUTCOME = wordEnum('CriterionOutcome', OUTCOMES);

@Access(INCIDENT_ROLES)
@ObjectType('SignificanceComparison', { simpleResolvers: true })
class SignificanceComparisonView {
  @Field(() => String)
  input!: string;

  @Field(() => Float)
  value!: number;

  @Field(() => String)
  operator!: string;

  @Field(() => Float)
  limit!: number;

  @Field(() => String)
  unit!: string;
}

@Access(INCIDENT_ROLES)
@ObjectType('SignificanceCriterion', { simpleResolvers: true })
export class SignificanceCriterionView {
  @Field(() => String)
  id!: string;

  @Field(() => String)
  text!: string;

  @Field(() => String)
  code!: string;

  @Field(() => OUTCOME)
  outcome!: Outcome;

  @Field(() => [SignificanceComparisonView])
  comparisons!: readonly LimitComparison[];

  @Field(() => [String])
  missing!: readonly string[];

  @Field(() => SourceView)
  source!: SourceView;
}

@Access(INCIDENT_ROLES)
@ObjectType('IncidentSignificance', { simpleResolvers: true })
export class IncidentSignificanceView {
  @Field(() => VERDICT)
  verdict!: SignificanceVerdict;

  @Field(() => String)
  conclusion!: string;

  @Field(() => String, { name: 'conclusion_code' })
  conclusionCode!: string;

  @Field(() => [SignificanceCriterionView])
  criteria!: SignificanceCriterionView[];

  @Field(() => [String])
  missing!: readonly string[];

  @Field(() => [String])
  notes!: string[];

  @Field(() => [String], { name: 'note_codes' })
  noteCodes!: string[];

  @Field(() => [SourceView])
  sources!: SourceView[];

  @Field(() => String, { name: 'keel_kasutatud' })
  language!: string;
}
