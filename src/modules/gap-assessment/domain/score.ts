/** Points of a self-assessment. Weights order gaps but never change points. */
import type { Answers, Band, GapAssessmentKnowledge } from './gap-assessment.js';

type MeasureScore = Readonly<{
  measure: string;
  article: string;
  points: number;
  maxPoints: number;
}>;

/** `measures`: in question order. */
export type Score = Readonly<{ total: number; measures: readonly MeasureScore[] }>;

type Scoring = Pick<GapAssessmentKnowledge, 'questions' | 'points'>;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function scoreMeasure(
  measure: string,
  { questions, points }: Scoring,
  answers: Answers,
): MeasureScore {
  const own = questions.filter((question) => question.measure === measure);
  return {
    measure,
    article: own[0]?.article ?? '',
    points: sum(own.map(({ key }) => points[answers[key]])),
    maxPoints: own.length * points.yes,
  };
}

/** Unweighted sums, total and per measure. */
export function scoreAnswers(scoring: Scoring, answers: Answers): Score {
  const letters = [...new Set(scoring.questions.map(({ measure }) => measure))];
  const measures = letters.map((measure) => scoreMeasure(measure, scoring, answers));
  return { total: sum(measures.map(({ points }) => points)), measures };
}

/** @throws Error if no band contains the total: a bug, because the knowledge base is checked at start */
export function bandOf(bands: readonly Band[], total: number): Band {
  const band = bands.find(({ from, to }) => from <= total && total <= to);
  if (band === undefined) throw new Error(`kb/gap-assessment has no band for a total of ${total}`);
  return band;
}
