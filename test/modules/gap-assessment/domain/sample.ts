/** A questionnaire with different weights, and answers for it. */
import {
  QUESTION_KEYS,
  type GapAnswer,
  type Answers,
  type GapAssessmentKnowledge,
  type GapQuestion,
  type QuestionKey,
} from '../../../../src/modules/gap-assessment/domain/gap-assessment.js';

const HEAVY: Partial<Record<QuestionKey, number>> = { a2: 3, c1: 2, j1: 2 };

const question = (key: QuestionKey): GapQuestion => ({
  key,
  measure: key.charAt(0),
  article: `art 21(2)(${key.charAt(0)})`,
  weight: { legal: HEAVY[key] ?? 1, risk: 1, lead: 1 },
  isoReferences: [],
  sources: [],
  service: `service_of_${key}`,
});

export const sample: GapAssessmentKnowledge = {
  questions: QUESTION_KEYS.map(question),
  points: { yes: 2, partial: 1, no: 0 },
  maxScore: 40,
  bands: [
    { key: 'low', from: 0, to: 20, service: 'package', startWith: ['a1'] },
    { key: 'middle', from: 21, to: 35, service: null, startWith: [] },
    { key: 'high', from: 36, to: 40, service: 'maintenance', startWith: [] },
  ],
  dependencyOrder: [...QUESTION_KEYS].reverse(),
  sources: [],
};

/** The same answer to every question, with exceptions. */
export const answers = (all: GapAnswer, others: Partial<Answers> = {}): Answers => ({
  a1: all,
  a2: all,
  b1: all,
  b2: all,
  c1: all,
  c2: all,
  d1: all,
  d2: all,
  e1: all,
  e2: all,
  f1: all,
  f2: all,
  g1: all,
  g2: all,
  h1: all,
  h2: all,
  i1: all,
  i2: all,
  j1: all,
  j2: all,
  ...others,
});
