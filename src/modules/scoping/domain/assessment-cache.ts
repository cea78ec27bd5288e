/**
 * Assessments kept by what can change them. Figures matter only by their places among the limits of the law, apart from
 * the sentence that repeats them.
 */
import type { Figures } from '../../countries/domain/company-size.js';
import type { ActivityMatch } from './activity-match.js';
import type { ApplicabilityKnowledge, Sector, SpecialCase } from './applicability-knowledge.js';
import { assess, type Assessment, type Inquiry } from './assess.js';
import { sizeStatement } from './assessment-statements.js';
import { contentKey } from './content-key.js';
import { recommendedLimits, type FigureLimits } from './counterfactual.js';
import { placesOf } from './figure-places.js';
import type { Ceilings } from './size-class.js';

/** An assessment refers to the law data and takes some 2 kB. */
const MAX_ENTRIES = 8_000;
/** More cases at once are rare, and their combinations many. */
const MAX_CASES = 2;

/** The sentence about the size is one of the reasons, and the first of the trace. */
function withFigures(kept: Assessment, figures: Figures, ceilings: Ceilings): Assessment {
  const { facts, verdict, sector, match, hints, result, warnings } = kept;
  const { counterfactuals, situations, sources, shared } = kept;
  const [size, ...others] = kept.trace;
  const statement = sizeStatement(ceilings, figures, verdict.size);
  return {
    facts: { figures, sector: facts.sector, cases: facts.cases },
    verdict,
    sector,
    match,
    hints,
    result,
    warnings,
    counterfactuals,
    situations,
    sources,
    shared: shared ?? kept,
    reasons: kept.reasons.map((one) => (one === size.statement ? statement : one)),
    trace: [{ code: size.code, statement }, ...others],
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
  if (code === null || specialCases.length > MAX_CASES) return undefined;
  if (code === '' && specialCases.length <= 1) return specialCases[0] ?? null;
  return `${specialCases.map(({ key }) => key).join()} ${code}`;
}

type CachedAssessments = Map<Sector | null, Map<Rest, Map<number, Assessment>>>;

function keep(
  all: CachedAssessments,
  [sector, rest, place]: readonly [Sector | null, Rest, number],
  made: Assessment,
): void {
  const ofSector = all.get(sector) ?? new Map<Rest, Map<number, Assessment>>();
  const ofRest = ofSector.get(rest) ?? new Map<number, Assessment>();
  all.set(sector, ofSector.set(rest, ofRest.set(place, made)));
}

/** All statements of an assessment, apart from the figures in the sentence about the size. */
function contentOf({ facts, trace, ...others }: Assessment): string {
  const cases = facts.cases.map(({ key }) => key);
  const [{ statement: size }] = trace;
  const kind = { of: size.message.key, sources: size.sources };
  return contentKey({ ...others, trace, cases, kind }, size);
}

/** Equal to `assess`; `shared` is the same object for all figures of the same places. */
export function assessor(knowledge: ApplicabilityKnowledge): (inquiry: Inquiry) => Assessment {
  const { ceilings } = knowledge;
  const limits: FigureLimits = recommendedLimits(knowledge);
  const kept: CachedAssessments = new Map();
  const equal = new Map<string, Assessment>();
  let count = 0;
  return (inquiry) => {
    const rest = restOf(inquiry);
    if (rest === undefined) return assess(knowledge, inquiry);
    const { sector, figures, hasPublicNetwork } = inquiry;
    const places = placesOf(figures, limits);
    const place = hasPublicNetwork ? -places : places;
    const known = kept.get(sector)?.get(rest)?.get(place);
    if (known !== undefined) return withFigures(known, figures, ceilings);
    if (count >= MAX_ENTRIES) {
      kept.clear();
      equal.clear();
      count = 0;
    }
    count += 1;
    const assessed = assess(knowledge, inquiry);
    const content = contentOf(assessed);
    const shared = equal.get(content) ?? assessed;
    equal.set(content, shared);
    const made = { ...assessed, shared };
    keep(kept, [sector, rest, place], made);
    return withFigures(made, figures, ceilings);
  };
}
