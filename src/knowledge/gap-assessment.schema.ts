/** Schema of `kb/gap-assessment`: questions and scoring. */
import { z } from 'zod';
import {
  QUESTION_KEYS,
  type GapAssessmentKnowledge,
  type GapQuestion,
  type QuestionKey,
} from '../modules/gap-assessment/domain/gap-assessment.js';
import { resolveSource, type Acts, type Source } from '../shared/source.js';
import { source } from './schema-parts.js';

const key = z.enum(QUESTION_KEYS);
const serviceKey = z.string().regex(/^[a-z_]+$/);
const factor = z.int().min(1).max(3);

const question = z.strictObject({
  measure: z.string().regex(/^[a-j]$/),
  article: z.string().regex(/^art 21\(2\)\([a-j]\)$/),
  weight: z.strictObject({ legal: factor, risk: factor, lead: factor }),
  sources: z.array(source).nonempty(),
  iso27001: z.array(z.string().min(1)).nonempty(),
  service: serviceKey,
});

const points = z.strictObject({ points: z.int().nonnegative() });

const band = z.strictObject({
  key: z.string().regex(/^[a-z_]+$/),
  from: z.int().nonnegative(),
  to: z.int().nonnegative(),
  service: serviceKey.nullable(),
  start_with: z.array(key),
});

export const gapAssessmentSchema = z.strictObject({
  questions: z.record(key, question),
  scoring: z.strictObject({
    answers: z.strictObject({ yes: points, partial: points, no: points }),
    max_score: z.int().positive(),
    bands: z.array(band).nonempty(),
    dependency_order: z.array(key),
    sources: z.array(source).nonempty(),
  }),
});

export type GapAssessmentFiles = z.infer<typeof gapAssessmentSchema>;

const toSources = (acts: Acts, raw: readonly z.infer<typeof source>[]): Source[] =>
  raw.map((reference) => resolveSource(acts, reference));

function toQuestion(own: QuestionKey, files: GapAssessmentFiles, acts: Acts): GapQuestion {
  const { measure, article, weight, sources, iso27001, service } = files.questions[own];
  return {
    key: own,
    measure,
    article,
    weight,
    isoReferences: iso27001,
    sources: toSources(acts, sources),
    service,
  };
}

/** @throws Error if a source names an unknown act */
export function toGapAssessmentKnowledge(
  files: GapAssessmentFiles,
  acts: Acts,
): GapAssessmentKnowledge {
  const { answers, max_score, bands, dependency_order, sources } = files.scoring;
  return {
    questions: QUESTION_KEYS.map((own) => toQuestion(own, files, acts)),
    points: { yes: answers.yes.points, partial: answers.partial.points, no: answers.no.points },
    maxScore: max_score,
    bands: bands.map(({ start_with, ...rest }) => ({ ...rest, startWith: start_with })),
    dependencyOrder: dependency_order,
    sources: toSources(acts, sources),
  };
}
