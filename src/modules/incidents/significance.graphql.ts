/** GraphQL types of incident significance. Not part of the documented interface, so names are English. */
import { Field, Float, ObjectType, registerEnumType } from 'type-graphql';
import { message, type Message } from '../../shared/message.js';
import { Access } from '../../shared/graphql/decorators.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import { SourceView } from '../../shared/graphql/source.graphql.js';
import type { Comparison, CriterionResult, Outcome, Verdict } from './domain/significance.js';
import { INCIDENT_ROLES } from './incident.graphql.js';
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
export class SignificanceComparisonView {
  @Field(() => String, { description: 'argument that was compared' })
  input!: string;

  @Field(() => Float)
  value!: number;

  @Field(() => String, { description: '>, <, >= or <=: the comparison that would hold' })
  operator!: string;

  @Field(() => Float, { description: 'the limit, computed from a share where that is smaller' })
  limit!: number;

  @Field(() => String)
  unit!: string;
}

@Access(INCIDENT_ROLES)
@ObjectType('SignificanceCriterion', { simpleResolvers: true })
export class SignificanceCriterionView {
  @Field(() => String, { description: 'such as 7.b: article 7, point (b)' })
  id!: string;

  @Field(() => String)
  text!: string;

  @Field(() => OUTCOME)
  outcome!: Outcome;

  @Field(() => [SignificanceComparisonView])
  comparisons!: readonly Comparison[];

  @Field(() => [String], { description: 'arguments that would decide this criterion' })
  missing!: readonly string[];

  @Field(() => SourceView)
  source!: SourceView;
}

@Access(INCIDENT_ROLES)
@ObjectType('IncidentSignificance', { simpleResolvers: true })
export class IncidentSignificanceView {
  @Field(() => VERDICT)
  verdict!: Verdict;

  @Field(() => String, { description: 'the verdict in words' })
  conclusion!: string;

  @Field(() => [SignificanceCriterionView], {
    description: 'every criterion of the entity type, fulfilled ones first',
  })
  criteria!: SignificanceCriterionView[];

  @Field(() => [String], { description: 'arguments that would decide; empty if decided' })
  missing!: readonly string[];

  @Field(() => [String])
  notes!: string[];

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
    criteria: sorted.map((result) => toCriterionView(result, localizer)),
    missing,
    notes: notesOf(answer).map(localizer.localize),
    sources: localizer.sources(answer.sources),
    language: localizer.language,
  };
}
