/** Class under the national act: by its coded rules, or where only sizes and shifts were coded, a class that differs. */
import type { NationalRecord } from '../../countries/domain/national-record.js';
import { prepare, type NationalAnswers } from './act-verdicts.js';
import type { ApplicabilityKnowledge } from './applicability-knowledge.js';
import type { EntityFacts, Verdict } from './classify.js';
import { recommendedLimits, type FigureLimits } from './counterfactual.js';
import { furtherLimits, placesOf } from './figure-places.js';
import { rulingsUnder } from './kept-rulings.js';
import type { NationalRuling } from './national-ruling.js';
import { ruledVerdict, verdictBySize, type NationalVerdict } from './national-verdict.js';

/** `ruling`: null if the rules of the act were not coded. `verdict`: null if no class under the act is given. */
export type NationalOutcome = Readonly<{
  ruling: NationalRuling | null;
  verdict: NationalVerdict | null;
}>;

/** `verdict`: on the same facts. */
type Judge = (facts: EntityFacts, verdict: Verdict, answers: NationalAnswers) => NationalOutcome;

/** `isKept`: outcomes of kept assessments are the same object again, unless national answers were given. */
export type KeptJudge = Readonly<{ judge: Judge; isKept: boolean }>;

/**
 * Keeps outcomes with the Directive's verdict. Facts with the same verdict object differ only in figures between the
 * same limits of the Recommendation (see kept-assessments.ts), so only further limits of the act can change the outcome.
 */
function keptWithVerdict(judge: Judge, limits: FigureLimits | null): Judge {
  const kept = new WeakMap<Verdict, Map<number, NationalOutcome>>();
  return (facts, verdict, answers) => {
    if (answers.types !== null || answers.share !== null) return judge(facts, verdict, answers);
    const outcomes = kept.get(verdict);
    const places = limits === null ? 0 : placesOf(facts.figures, limits);
    const known = outcomes?.get(places);
    if (known !== undefined) return known;
    const made = judge(facts, verdict, answers);
    kept.set(verdict, (outcomes ?? new Map<number, NationalOutcome>()).set(places, made));
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
  if (national.rules !== null) {
    const none: NationalOutcome = { ruling: null, verdict: null };
    return () => none;
  }
  return (facts, verdict) => {
    // An equal class would claim more than was read.
    const bySize = verdictBySize(knowledge, facts, verdict, national);
    return { ruling: null, verdict: bySize?.differs === true ? bySize : null };
  };
}

/** As `outcomesUnder`, for verdicts of kept assessments. */
export function keptOutcomesUnder(
  knowledge: ApplicabilityKnowledge,
  national: NationalRecord,
): KeptJudge {
  const judge = outcomesUnder(knowledge, national);
  const { rules } = national;
  if (rules === null) return { judge, isKept: false };
  if (rulingsUnder(knowledge, national) === null) return { judge, isKept: true };
  const { limits } = prepare(rules, knowledge);
  const further = furtherLimits(limits, recommendedLimits(knowledge));
  return { judge: keptWithVerdict(judge, further), isKept: true };
}
