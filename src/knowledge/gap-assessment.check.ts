/** Checks of `kb/gap-assessment` beyond its schema. */
import {
  QUESTION_KEYS,
  type GapAssessmentKnowledge,
} from '../modules/gap-assessment/domain/gap-assessment.js';

/** A question's key and the point of its article begin with the letter of its measure. */
const measureProblems = ({ questions }: GapAssessmentKnowledge): string[] =>
  questions
    .filter(
      ({ key, measure, article }) => !key.startsWith(measure) || !article.endsWith(`(${measure})`),
    )
    .map(({ key }) => `gap-assessment: question ${key} has another measure or article`);

function scoreProblems({ questions, points, maxScore }: GapAssessmentKnowledge): string[] {
  return [
    ...(points.yes * questions.length === maxScore
      ? []
      : ['gap-assessment: max_score is not reached by all yes']),
    ...(points.yes > points.partial && points.partial > points.no
      ? []
      : ['gap-assessment: points do not fall']),
  ];
}

/** Bands cover 0 to the maximum score without gaps or overlaps. */
function bandProblems({ bands, maxScore }: GapAssessmentKnowledge): string[] {
  const ends = bands.map(({ to }) => to);
  const starts = bands.map(({ from }) => from);
  const expected = [0, ...ends.slice(0, -1).map((end) => end + 1)];
  const joined =
    starts.every((start, index) => start === expected[index]) && ends.at(-1) === maxScore;
  const served = bands.at(-1)?.service != null;
  return [
    ...(joined ? [] : ['gap-assessment: bands leave a hole or overlap']),
    ...(served
      ? []
      : ['gap-assessment: the highest band needs a service, for it can be without gaps']),
  ];
}

function orderProblems({ dependencyOrder }: GapAssessmentKnowledge): string[] {
  const complete =
    dependencyOrder.length === QUESTION_KEYS.length &&
    new Set(dependencyOrder).size === QUESTION_KEYS.length;
  return complete ? [] : ['gap-assessment: dependency_order must name every question once'];
}

/** @returns one line per problem; empty if none */
export const checkGapAssessment = (knowledge: GapAssessmentKnowledge): string[] => [
  ...measureProblems(knowledge),
  ...scoreProblems(knowledge),
  ...bandProblems(knowledge),
  ...orderProblems(knowledge),
];

/**
 * Checks references to other parts of the knowledge base.
 * @param known whether the catalogue has the service; whether the mapping links the measure to the ISO reference
 */
export function checkGapReferences(
  { questions, bands }: GapAssessmentKnowledge,
  known: Readonly<{
    service: (key: string) => boolean;
    isoReference: (measure: string, reference: string) => boolean;
  }>,
): string[] {
  const services = [
    ...questions.map(({ service }) => service),
    ...bands.flatMap(({ service }) => service ?? []),
  ];
  const unsold = [...new Set(services)].filter((key) => !known.service(key));
  const unmapped = questions.flatMap(({ key, measure, isoReferences }) =>
    isoReferences
      .filter((reference) => !known.isoReference(measure, reference))
      .map(
        (reference) => `gap-assessment: ${key} names ${reference}, which measure ${measure} lacks`,
      ),
  );
  return [
    ...unsold.map((key) => `gap-assessment: the catalogue has no service "${key}"`),
    ...unmapped,
  ];
}
