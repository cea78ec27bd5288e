/**
 * Assessments kept by what can change them. Figures matter only by their places among the limits of the law, apart from
 * the sentence that repeats them.
 */
import type { Figures } from '../../countries/domain/company-size.js';
import type { ApplicabilityKnowledge } from './applicability-knowledge.js';
import { assess, type Assessment, type Inquiry } from './assess.js';
import { sizeStatement } from './assessment-statements.js';
import { recommendedLimits, type FigureLimits } from './counterfactual.js';

/** An assessment refers to the law data and takes some 2 kB. */
const MOST_KEPT = 4_000;
/** More cases at once are rare, and their combinations many. */
const MOST_CASES = 2;

/** Even: between two limits; odd: equal to one; -1: unknown. */
function placeOf(figure: number | null, limits: readonly number[]): number {
  if (figure === null) return -1;
  let place = 0;
  for (const limit of limits) {
    if (figure < limit) return place;
    if (figure === limit) return place + 1;
    place += 2;
  }
  return place;
}

function placesOf(figures: Figures, limits: FigureLimits): string {
  const employees = placeOf(figures.employees, limits.employees);
  const turnover = placeOf(figures.turnoverMeur, limits.turnoverMeur);
  const balance = placeOf(figures.balanceSheetMeur, limits.balanceSheetMeur);
  return `${employees} ${turnover} ${balance}`;
}

/** The sentence about the size is the first of reasons and trace. */
function withFigures(
  kept: Assessment,
  figures: Figures,
  knowledge: ApplicabilityKnowledge,
): Assessment {
  const said = sizeStatement(knowledge.ceilings, figures, kept.verdict.size);
  const [size, ...steps] = kept.trace;
  if (size === undefined) throw new Error('an assessment without the size');
  return {
    ...kept,
    facts: { ...kept.facts, figures },
    reasons: [said, ...kept.reasons.slice(1)],
    trace: [{ code: size.code, said }, ...steps],
  };
}

function keyOf(
  { figures, sector, specialCases, hasPublicNetwork }: Inquiry,
  limits: FigureLimits,
): string {
  const cases = specialCases.map(({ key }) => key).join();
  const places = placesOf(figures, limits);
  return `${places} ${sector === null ? '' : sector.key} ${cases} ${hasPublicNetwork ? 1 : 0}`;
}

/** Equal to `assess`. */
export function assessor(knowledge: ApplicabilityKnowledge): (inquiry: Inquiry) => Assessment {
  const limits = recommendedLimits(knowledge);
  const kept = new Map<string, Assessment>();
  return (inquiry) => {
    const { figures, activity, specialCases } = inquiry;
    // Texts about an activity code repeat it.
    if (activity !== null || specialCases.length > MOST_CASES) return assess(knowledge, inquiry);
    const key = keyOf(inquiry, limits);
    const known = kept.get(key);
    if (known !== undefined) return withFigures(known, figures, knowledge);
    const made = assess(knowledge, inquiry);
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(key, made);
    return made;
  };
}
