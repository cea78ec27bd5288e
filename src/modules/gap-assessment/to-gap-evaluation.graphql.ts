/** From an evaluation to its wire form. */
import { countryHints, countrySources } from './domain/country-hints.js';
import type { Band, GapAssessmentKnowledge } from './domain/gap-assessment.js';
import { nextStepMessage } from './domain/next-step.js';
import type { Gap } from './domain/priorities.js';
import type { Voice } from '../../shared/graphql/voice.js';
import type { AskedCountry, Evaluation } from './gap-assessment.service.js';
import { sayNotes, sayOfQuestion, toIsoReferences, type IsoTitle } from './gap-assessment.graphql.js';
import type {
  GapBandView,
  GapEvaluationView,
  GapNextStepView,
  GapPriorityView,
} from './gap-evaluation.graphql.js';

const CENTS = 100;

function toPriority({ question, ...gap }: Gap, voice: Voice, titleOf: IsoTitle): GapPriorityView {
  const { key, measure, article, service } = question;
  return {
    place: gap.place,
    key,
    measure,
    article,
    topic: sayOfQuestion(voice, key, 'topic'),
    answer: gap.answer,
    pointsMissing: gap.pointsMissing,
    weight: gap.weight,
    weightReason: sayOfQuestion(voice, key, 'weight_reason'),
    workPlace: gap.workPlace,
    recommendation: sayOfQuestion(voice, key, `recommendation.${gap.answer}`),
    evidence: sayOfQuestion(voice, key, 'evidence'),
    service,
    isoReferences: toIsoReferences(question.isoReferences, titleOf),
    sources: voice.sources(question.sources),
  };
}

function toNextStep({ step, priceCents }: Evaluation, voice: Voice): GapNextStepView {
  const topic = step.question === null ? '' : sayOfQuestion(voice, step.question, 'topic');
  return {
    key: step.key,
    question: step.question,
    text: voice.say(nextStepMessage(step, topic)),
    service: step.service,
    price: priceCents === null ? null : priceCents / CENTS,
  };
}

const toBand = ({ key, from, to, startWith }: Band, voice: Voice): GapBandView => ({
  key,
  title: voice.sayKey(`gap:bands.${key}.name`),
  text: voice.sayKey(`gap:bands.${key}.text`),
  from,
  to,
  startWith: [...startWith],
});

function sayHints(country: AskedCountry | null, voice: Voice): string[] {
  if (country === null) return [];
  const { code, record } = country;
  if (record === null) {
    return [voice.sayKey('countries:general.baseline', { country: code.toUpperCase() })];
  }
  return countryHints(record, voice.say(record.name)).map(voice.say);
}

const nationalSources = (country: AskedCountry | null) =>
  country?.record == null ? [] : countrySources(country.record);

export function toGapEvaluationView(
  knowledge: GapAssessmentKnowledge,
  evaluation: Evaluation,
  voice: Voice,
  titleOf: IsoTitle,
): GapEvaluationView {
  const { score, band, gaps, country } = evaluation;
  return {
    totalScore: score.total,
    maxScore: knowledge.maxScore,
    band: toBand(band, voice),
    measures: [...score.measures],
    priorities: gaps.map((gap) => toPriority(gap, voice, titleOf)),
    nextStep: toNextStep(evaluation, voice),
    countryHints: sayHints(country, voice),
    notes: sayNotes(voice),
    language: voice.language,
    receipt: null,
    sources: voice.sources([...knowledge.sources, ...nationalSources(country)]),
  };
}
