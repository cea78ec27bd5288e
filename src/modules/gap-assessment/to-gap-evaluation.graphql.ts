/** Converts an evaluation to its GraphQL view. */
import { countryHints, countrySources } from './domain/country-hints.js';
import type { Band, GapAssessmentKnowledge } from './domain/gap-assessment.js';
import { nextStepMessage } from './domain/next-step.js';
import type { Gap } from './domain/priorities.js';
import { message } from '../../shared/message.js';
import { SourceList } from '../../shared/graphql/source-list.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import type { AssessedCountry, Evaluation } from './gap-assessment.service.js';
import {
  localizeNotes,
  localizeQuestion,
  toIsoReferences,
  type IsoTitle,
} from './gap-texts.graphql.js';
import type {
  GapBandView,
  GapEvaluationView,
  GapNextStepView,
  GapPriorityView,
} from './gap-evaluation.graphql.js';

const CENTS = 100;

function toPriority(
  { question, ...gap }: Gap,
  localizer: Localizer,
  titleOf: IsoTitle,
): GapPriorityView {
  const { key, measure, article, service } = question;
  return {
    place: gap.place,
    key,
    measure,
    article,
    topic: localizeQuestion(localizer, key, 'topic'),
    answer: gap.answer,
    pointsMissing: gap.pointsMissing,
    weight: gap.weight,
    weightReason: localizeQuestion(localizer, key, 'weight_reason'),
    workPlace: gap.workPlace,
    recommendation: localizeQuestion(localizer, key, `recommendation.${gap.answer}`),
    evidence: localizeQuestion(localizer, key, 'evidence'),
    service,
    isoReferences: toIsoReferences(question.isoReferences, titleOf),
    sources: localizer.sources(question.sources),
  };
}

function toNextStep({ step, priceCents }: Evaluation, localizer: Localizer): GapNextStepView {
  const topic = step.question === null ? '' : localizeQuestion(localizer, step.question, 'topic');
  return {
    key: step.key,
    question: step.question,
    text: localizer.localize(nextStepMessage(step, topic)),
    service: step.service,
    price: priceCents === null ? null : priceCents / CENTS,
  };
}

const toBand = ({ key, from, to, startWith }: Band, localizer: Localizer): GapBandView => ({
  key,
  title: localizer.t(`gap:bands.${key}.name`),
  text: localizer.t(`gap:bands.${key}.text`),
  from,
  to,
  startWith: [...startWith],
});

function hintsOf(
  knowledge: GapAssessmentKnowledge,
  country: AssessedCountry | null,
  localizer: Localizer,
): ReturnType<typeof countryHints> {
  if (country === null) return [];
  const { code, record } = country;
  if (record === null) {
    const text = message('countries:general.baseline', { country: code.toUpperCase() });
    return [{ text, sources: knowledge.sources }];
  }
  return countryHints(record, localizer.localize(record.name));
}

const nationalSources = (country: AssessedCountry | null) =>
  country?.record == null ? [] : countrySources(country.record);

export function toGapEvaluationView(
  knowledge: GapAssessmentKnowledge,
  evaluation: Evaluation,
  localizer: Localizer,
  titleOf: IsoTitle,
): GapEvaluationView {
  const { score, band, gaps, country } = evaluation;
  const list = new SourceList([...knowledge.sources, ...nationalSources(country)]);
  const hints = hintsOf(knowledge, country, localizer);
  return {
    totalScore: score.total,
    maxScore: knowledge.maxScore,
    band: toBand(band, localizer),
    measures: [...score.measures],
    priorities: gaps.map((gap) => toPriority(gap, localizer, titleOf)),
    nextStep: toNextStep(evaluation, localizer),
    countryHints: hints.map(({ text }) => localizer.localize(text)),
    countryHintBases: hints.map(({ text, sources }) => list.basisOf(text, sources)),
    notes: localizeNotes(localizer),
    language: localizer.language,
    receipt: null,
    sources: localizer.sources(list.all),
  };
}
