/**
 * Assessments kept by what can change them. Figures matter only by their places among the limits of the law, apart from
 * the sentence that repeats them.
 */
import type { Figures } from '../../countries/domain/company-size.js';
import type { ActivityMatch } from './activity-match.js';
import type { ApplicabilityKnowledge } from './applicability-knowledge.js';
import { assess, type Assessment, type Inquiry } from './assess.js';
import { sizeStatement } from './assessment-statements.js';
import { recommendedLimits, type FigureLimits } from './counterfactual.js';
import { placesOf } from './figure-places.js';

/** An assessment refers to the law data and takes some 2 kB. */
const MOST_KEPT = 4_000;
/** More cases at once are rare, and their combinations many. */
const MOST_CASES = 2;

/** The sentence about the size is the first of the trace, and one of the reasons. */
function withFigures(
  kept: Assessment,
  figures: Figures,
  knowledge: ApplicabilityKnowledge,
): Assessment {
  const statement = sizeStatement(knowledge.ceilings, figures, kept.verdict.size);
  const [size, ...steps] = kept.trace;
  if (size === undefined) throw new Error('an assessment without the size');
  return {
    ...kept,
    facts: { ...kept.facts, figures },
    reasons: kept.reasons.map((one) => (one === size.statement ? statement : one)),
    trace: [{ code: size.code, statement }, ...steps],
  };
}

/** A code as read, with the versions that leave doubts; null if the text of the caller would be repeated. */
function activityKey(activity: ActivityMatch | null): string | null {
  if (activity === null) return '';
  if (activity.kind === 'unknown') return null;
  if (activity.kind === 'ambiguous') return `${activity.code} ?`;
  const { code, version } = activity.reading;
  return `${code} ${version} ${activity.doubt ?? ''}`;
}

/** Null if the assessment is not kept. */
function keyOf(
  { figures, sector, specialCases, hasPublicNetwork, activity }: Inquiry,
  limits: FigureLimits,
): string | null {
  const code = activityKey(activity);
  if (code === null || specialCases.length > MOST_CASES) return null;
  const cases = specialCases.map(({ key }) => key).join();
  const places = placesOf(figures, limits);
  const network = hasPublicNetwork ? 1 : 0;
  return `${places} ${sector === null ? '' : sector.key} ${cases} ${network} ${code}`;
}

/** Equal to `assess`. */
export function assessor(knowledge: ApplicabilityKnowledge): (inquiry: Inquiry) => Assessment {
  const limits = recommendedLimits(knowledge);
  const kept = new Map<string, Assessment>();
  return (inquiry) => {
    const key = keyOf(inquiry, limits);
    if (key === null) return assess(knowledge, inquiry);
    const known = kept.get(key);
    if (known !== undefined) return withFigures(known, inquiry.figures, knowledge);
    const made = assess(knowledge, inquiry);
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(key, made);
    return made;
  };
}
