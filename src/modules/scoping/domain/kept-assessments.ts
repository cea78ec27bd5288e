/**
 * Assessments kept by what can change them. Figures matter only by their places among the limits of the law, apart from
 * the sentence that repeats them.
 */
import type { Figures } from '../../countries/domain/company-size.js';
import { lazy } from '../../../shared/lazy.js';
import type { ActivityMatch } from './activity-match.js';
import type { ApplicabilityKnowledge, Sector, SpecialCase } from './applicability-knowledge.js';
import { assess, type Assessment, type Inquiry } from './assess.js';
import { sizeStatement } from './assessment-statements.js';
import { recommendedLimits, type FigureLimits } from './counterfactual.js';
import { placesOf } from './figure-places.js';

/** An assessment refers to the law data and takes some 2 kB. */
const MOST_KEPT = 8_000;
/** More cases at once are rare, and their combinations many. */
const MOST_CASES = 2;

/** The sentence about the size is one of the reasons, and the first of the trace. It is made when it is read. */
function withFigures(
  kept: Assessment,
  figures: Figures,
  { ceilings }: ApplicabilityKnowledge,
): Assessment {
  const { facts, verdict, sector, match, hints, warnings } = kept;
  const { counterfactuals, situations, sources, reasons, trace } = kept;
  const [size] = trace;
  if (size === undefined) throw new Error('an assessment without the size');
  const statement = lazy(() => sizeStatement(ceilings, figures, verdict.size));
  return {
    facts: { figures, sector: facts.sector, cases: facts.cases },
    verdict,
    sector,
    match,
    hints,
    warnings,
    counterfactuals,
    situations,
    sources,
    shared: kept,
    get reasons() {
      return reasons.map((one) => (one === size.statement ? statement() : one));
    },
    get trace() {
      return [{ code: size.code, statement: statement() }, ...trace.slice(1)];
    },
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

/** The rest of a subject: one case or none; otherwise the keys of cases and the code. */
type Rest = SpecialCase | string | null;

/** Undefined if the assessment is not kept. */
function restOf({ specialCases, activity }: Inquiry): Rest | undefined {
  const code = activityKey(activity);
  if (code === null || specialCases.length > MOST_CASES) return undefined;
  if (code === '' && specialCases.length <= 1) return specialCases[0] ?? null;
  return `${specialCases.map(({ key }) => key).join()} ${code}`;
}

type Kept = Map<Sector | null, Map<Rest, Map<number, Assessment>>>;

function keep(
  all: Kept,
  [sector, rest, place]: readonly [Sector | null, Rest, number],
  made: Assessment,
): void {
  const ofSector = all.get(sector) ?? new Map<Rest, Map<number, Assessment>>();
  const ofRest = ofSector.get(rest) ?? new Map<number, Assessment>();
  all.set(sector, ofSector.set(rest, ofRest.set(place, made)));
}

/** Equal to `assess`; `shared` is the same object for all figures of the same places. */
export function assessor(knowledge: ApplicabilityKnowledge): (inquiry: Inquiry) => Assessment {
  const limits: FigureLimits = recommendedLimits(knowledge);
  const kept: Kept = new Map();
  let count = 0;
  return (inquiry) => {
    const rest = restOf(inquiry);
    if (rest === undefined) return assess(knowledge, inquiry);
    const { sector, figures, hasPublicNetwork } = inquiry;
    const places = placesOf(figures, limits);
    const place = hasPublicNetwork ? -places : places;
    const known = kept.get(sector)?.get(rest)?.get(place);
    if (known !== undefined) return withFigures(known, figures, knowledge);
    if (count >= MOST_KEPT) {
      kept.clear();
      count = 0;
    }
    count += 1;
    const made = assess(knowledge, inquiry);
    keep(kept, [sector, rest, place], made);
    return withFigures(made, figures, knowledge);
  };
}
