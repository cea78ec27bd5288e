/** Gaps of a self-assessment, most urgent first. */
import type {
  GapAnswer,
  Answers,
  GapAssessmentKnowledge,
  GapQuestion,
  Weight,
} from './gap-assessment.js';

/** `place`: from 1, by urgency. `workPlace`: from 1, in `dependencyOrder`. `weight`: sum of the three factors. */
export type Gap = Readonly<{
  place: number;
  workPlace: number;
  question: GapQuestion;
  answer: GapAnswer;
  pointsMissing: number;
  weight: number;
}>;

type Unplaced = Omit<Gap, 'place' | 'workPlace'>;

export const totalWeight = ({ legal, risk, lead }: Weight): number => legal + risk + lead;

const byKey = (a: Unplaced, b: Unplaced): number => (a.question.key < b.question.key ? -1 : 1);

/** points missing, then weight, both descending, then key. */
const byUrgency = (a: Unplaced, b: Unplaced): number =>
  b.pointsMissing - a.pointsMissing || b.weight - a.weight || byKey(a, b);

/** Omits questions answered with full points. */
export function prioritise(knowledge: GapAssessmentKnowledge, answers: Answers): readonly Gap[] {
  const { questions, points, dependencyOrder } = knowledge;
  const gaps = questions
    .map((question): Unplaced => {
      const answer = answers[question.key];
      const pointsMissing = points.yes - points[answer];
      return { question, answer, pointsMissing, weight: totalWeight(question.weight) };
    })
    .filter(({ pointsMissing }) => pointsMissing > 0)
    .sort(byUrgency);
  const open = new Set(gaps.map(({ question }) => question.key));
  const sequence = dependencyOrder.filter((key) => open.has(key));
  return gaps.map((gap, index) => ({
    ...gap,
    place: index + 1,
    workPlace: sequence.indexOf(gap.question.key) + 1,
  }));
}
