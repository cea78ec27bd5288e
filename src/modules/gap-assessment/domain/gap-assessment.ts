/**
 * The 20 questions of the gap self-assessment, their weights and bands.
 * The keys and the maximum score are documented; points, weights and bands are our own design, from
 * `kb/gap-assessment`.
 */
import type { Source } from '../../../shared/source.js';

/** Two questions per measure of art 21(2)(a)-(j). */
export const QUESTION_KEYS = [
  'a1',
  'a2',
  'b1',
  'b2',
  'c1',
  'c2',
  'd1',
  'd2',
  'e1',
  'e2',
  'f1',
  'f2',
  'g1',
  'g2',
  'h1',
  'h2',
  'i1',
  'i2',
  'j1',
  'j2',
] as const;

export type QuestionKey = (typeof QUESTION_KEYS)[number];

export const ANSWERS = ['yes', 'partial', 'no'] as const;
export type GapAnswer = (typeof ANSWERS)[number];

export type Answers = Readonly<Record<QuestionKey, GapAnswer>>;

/**
 * Three factors of 1 to 3. `legal`: exposure to the supervisor. `risk`: reduction of likelihood or impact of common
 * incidents. `lead`: other measures depend on it, or it takes long.
 */
export type Weight = Readonly<{ legal: number; risk: number; lead: number }>;

/**
 * `measure`: letter a to j. `article`: such as `art 21(2)(a)`. `isoReferences`: clauses and controls of ISO/IEC
 * 27001.
 * `service`: catalogue key of the service that helps. Texts: `gap:questions.<key>`.
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
 * Interpretation of a total score from `from` to `to`, inclusive.
 * `service`: proposed next; null: the service of the first priority.
 * `startWith`: questions to start with, whatever the answers.
 */
export type Band = Readonly<{
  key: string;
  from: number;
  to: number;
  service: string | null;
  startWith: readonly QuestionKey[];
}>;

/** `dependencyOrder`: sensible sequence for closing gaps. `sources`: law behind the whole assessment. */
export type GapAssessmentKnowledge = Readonly<{
  questions: readonly GapQuestion[];
  points: Readonly<Record<GapAnswer, number>>;
  maxScore: number;
  bands: readonly Band[];
  dependencyOrder: readonly QuestionKey[];
  sources: readonly Source[];
}>;
