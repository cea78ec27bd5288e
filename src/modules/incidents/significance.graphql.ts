/** GraphQL types of incident significance. Not part of the documented interface, so names are English. */
import { Field, Float, ObjectType, registerEnumType } from 'type-graphql';
import { codeOf, message, type Message } from '../../shared/message.js';
import { Access } from '../../shared/graphql/decorators.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import { SourceView } from '../../shared/graphql/source.graphql.js';
import type { Comparison, CriterionResult, Outcome, Verdict } from './domain/significance.js';
import { INCIDENT_ROLES } from '../../shared/graphql/incident-words.graphql.js';
import type { SignificanceAnswer } from './incident.service.js';

const VERDICT = {
  significant: 'significant',
  not_significant: 'not_significant',
  undetermined: 'undetermined',
} as const satisfies Readonly<Record<Verdict, Verdict>>;
registerEnumType(VERDICT, { name: 'IncidentVerdict' });

const OUTCOME = {
  fulfilled: 'fulfilled',
  not_fulfilled: 'not_fulfilled',
  undetermined: 'undetermined',
} as const satisfies Readonly<Record<Outcome, Outcome>>;
registerEnumType(OUTCOME, { name: 'CriterionOutcome' });

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
  comparisons!: readonly Comparison[];

  @Field(() => [String])
  missing!: readonly string[];

  @Field(() => SourceView)
  source!: SourceView;
}

@Access(INCIDENT_ROLES)
@ObjectType('IncidentSignificance', { simpleResolvers: true })
export class IncidentSignificanceView {
  @Field(() => VERDICT)
  verdict!: Verdict;

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

const ORDER: Readonly<Record<Outcome, number>> = {
  fulfilled: 0,
  undetermined: 1,
  not_fulfilled: 2,
};

const toCriterionView = (
  { criterion, outcome, comparisons, missing }: CriterionResult,
  localizer: Localizer,
): SignificanceCriterionView => ({
  id: criterion.id,
  text: localizer.t(`significance:criteria.${criterion.kind}`),
  code: `significance.criteria.${criterion.kind}`,
  outcome,
  comparisons,
  missing,
  source: localizer.source(criterion.source),
});

const notesOf = ({ type }: SignificanceAnswer): readonly Message[] =>
  type === null
    ? [message('incident:notes.indicative')]
    : [
        message('significance:notes.counting'),
        message('significance:notes.possible'),
        message('incident:notes.indicative'),
      ];

function conclusionOf({ type, isPlanned, significance }: SignificanceAnswer): Message {
  if (type === null) return message('significance:conclusion.other_type');
  return isPlanned
    ? message('significance:conclusion.scheduled')
    : message(`significance:conclusion.${significance.verdict}`);
}

export function toIncidentSignificanceView(
  answer: SignificanceAnswer,
  localizer: Localizer,
): IncidentSignificanceView {
  const { verdict, results, missing } = answer.significance;
  const sorted = results.toSorted((a, b) => ORDER[a.outcome] - ORDER[b.outcome]);
  return {
    verdict,
    conclusion: localizer.localize(conclusionOf(answer)),
    conclusionCode: codeOf(conclusionOf(answer)),
    criteria: sorted.map((result) => toCriterionView(result, localizer)),
    missing,
    notes: notesOf(answer).map(localizer.localize),
    noteCodes: notesOf(answer).map(codeOf),
    sources: localizer.sources(answer.sources),
    language: localizer.language,
  };
}
