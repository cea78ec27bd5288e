/** Class under the national act: by its coded rules, or where only sizes and shifts were coded, a class that differs. */
import type { NationalRecord } from '../../countries/domain/national-record.js';
import { prepare, type NationalAnswers } from './act-verdicts.js';
import type { ApplicabilityKnowledge } from './applicability-knowledge.js';
import type { EntityFacts, Verdict } from './classify.js';
import { contentKey } from './content-key.js';
import { recommendedLimits } from './counterfactual.js';
import { furtherLimits, placesOf } from './figure-places.js';
import { nationalSize } from '../../countries/domain/national-size.js';
import type { SizeClass } from '../../countries/domain/company-size.js';
import { rulingsUnder } from './ruling-cache.js';
import type { NationalRuling } from './national-ruling.js';
import { ruledVerdict, verdictBySize, type NationalVerdict } from './national-verdict.js';

/** `ruling`: null if the rules of the act were not coded. `verdict`: null if no class under the act is given. */
export type NationalOutcome = Readonly<{
  ruling: NationalRuling | null;
  verdict: NationalVerdict | null;
}>;

/** `verdict`: on the same facts. */
export type Judge = (
  facts: EntityFacts,
  verdict: Verdict,
  answers: NationalAnswers,
) => NationalOutcome;

/** What figures of one verdict can change under an act. */
type PlaceOf = (facts: EntityFacts, verdict: Verdict) => number | SizeClass;

const SAME_PLACE: PlaceOf = () => 0;

/** A ruling takes some hundred bytes, its key a thousand. */
const MAX_EQUAL = 2_000;

/** Gives the first of equal outcomes under one act; all of them rest on its rules. */
function firstOfEqual(): (made: NationalOutcome) => NationalOutcome {
  const known = new Map<string, NationalOutcome>();
  return (made) => {
    const { ruling, verdict } = made;
    const changes = ruling === null ? [] : ruling.counterfactuals();
    const key = contentKey({ ...ruling, rules: null, changes, national: verdict });
    const first = known.get(key);
    if (first !== undefined) return first;
    if (known.size >= MAX_EQUAL) known.clear();
    known.set(key, made);
    return made;
  };
}

/**
 * Keeps outcomes with the Directive's verdict. Facts with the same verdict object differ only in figures between the
 * same limits of the Recommendation (see kept-assessments.ts), so only further limits of the act can change the outcome.
 */
function keptWithVerdict(judge: Judge, placeOf: PlaceOf): Judge {
  const kept = new WeakMap<Verdict, Map<number | SizeClass, NationalOutcome>>();
  const firstOf = firstOfEqual();
  return (facts, verdict, answers) => {
    if (answers.types !== null || answers.share !== null) return judge(facts, verdict, answers);
    const outcomes = kept.get(verdict);
    const place = placeOf(facts, verdict);
    const known = outcomes?.get(place);
    if (known !== undefined) return known;
    const made = firstOf(judge(facts, verdict, answers));
    kept.set(
      verdict,
      (outcomes ?? new Map<number | SizeClass, NationalOutcome>()).set(place, made),
    );
    return made;
  };
}

/** Outcomes under one act. @param national of the same version of the law data */
export function outcomesUnder(knowledge: ApplicabilityKnowledge, national: NationalRecord): Judge {
  const rulingOf = rulingsUnder(knowledge, national);
  if (rulingOf !== null) {
    return (facts, verdict, answers) => {
      const ruling = rulingOf(facts, answers);
      return { ruling, verdict: ruledVerdict(ruling, verdict) };
    };
  }
  return (facts, verdict) => {
    // An equal class would claim more than was read.
    const bySize = verdictBySize(knowledge, facts, verdict, national);
    return { ruling: null, verdict: bySize?.differs === true ? bySize : null };
  };
}

function placeUnder(knowledge: ApplicabilityKnowledge, national: NationalRecord): PlaceOf {
  const { rules, classification } = national;
  if (rules !== null) {
    const { limits } = prepare(rules, knowledge);
    const further = furtherLimits(limits, recommendedLimits(knowledge));
    return further === null ? SAME_PLACE : ({ figures }) => placesOf(figures, further);
  }
  const { sizeTest } = classification;
  if (sizeTest === null) return SAME_PLACE;
  return ({ figures }, { size }) => nationalSize(sizeTest, size, figures);
}

/** As `outcomesUnder`; for verdicts of kept assessments the same objects again, unless national answers were given. */
export const cachedOutcomesUnder = (
  knowledge: ApplicabilityKnowledge,
  national: NationalRecord,
): Judge => keptWithVerdict(outcomesUnder(knowledge, national), placeUnder(knowledge, national));
