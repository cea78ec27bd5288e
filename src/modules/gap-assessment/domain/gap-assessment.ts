/**
 * The 20 questions of the gap self-assessment and how answers are read.
 * The keys and the greatest score are documented; points, weights and bands are own design
 * and come from `kb/gap-assessment`.
 */
import type { Source } from '../../../shared/source.js';

/** Two questions per measure of art 21(2)(a)-(j). */
export const QUESTION_KEYS = [
  'a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'd1', 'd2', 'e1', 'e2',
  'f1', 'f2', 'g1', 'g2', 'h1', 'h2', 'i1', 'i2', 'j1', 'j2',
] as const; // prettier-ignore

export type QuestionKey = (typeof QUESTION_KEYS)[number];

export const ANSWERS = ['yes', 'partial', 'no'] as const;
export type Answer = (typeof ANSWERS)[number];

export type Answers = Readonly<Record<QuestionKey, Answer>>;

/**
 * Three factors of 1 to 3. `legal`: exposure before the supervisor. `risk`: how far it lowers the likelihood or impact
 * of common incidents. `lead`: others build on it, or it takes long.
 */
export type Weight = Readonly<{ legal: number; risk: number; lead: number }>;

/**
 * `measure`: letter a to j. `article`: such as `art 21(2)(a)`. `isoReferences`: clauses and controls of ISO/IEC 27001.
 * `service`: key of the service that helps with this question. Its words are `gap:questions.<key>`.
 */
export type GapQuestion = Readonly<{
  key: QuestionKey;
  measure: string;
  article: string;
  weight: Weight;
  isoReferences: readonly string[];
  sources: readonly Source[];
  service: string;
}>;

/**
 * Reading of the total from `from` to `to`, both included.
 * `service`: what the next step proposes; null: the service of the question that leads the priorities.
 * `startWith`: where to begin whatever the answers.
 */
export type Band = Readonly<{
  key: string;
  from: number;
  to: number;
  service: string | null;
  startWith: readonly QuestionKey[];
}>;

/** `dependencyOrder`: the sequence in which gaps are sensibly closed. `sources`: law that the whole rests on. */
export type GapAssessmentKnowledge = Readonly<{
  questions: readonly GapQuestion[];
  points: Readonly<Record<Answer, number>>;
  maxScore: number;
  bands: readonly Band[];
  dependencyOrder: readonly QuestionKey[];
  sources: readonly Source[];
}>;
