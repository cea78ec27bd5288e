/** Class under the national act: by its coded rules, or where only sizes and shifts were coded, a class that differs. */
import type { NationalRecord } from '../../countries/domain/national-record.js';
import type { NationalAnswers } from './act-verdicts.js';
import type { ApplicabilityKnowledge } from './applicability-knowledge.js';
import type { EntityFacts, Verdict } from './classify.js';
import { rulingsUnder } from './kept-rulings.js';
import type { NationalRuling } from './national-ruling.js';
import { ruledVerdict, verdictBySize, type NationalVerdict } from './national-verdict.js';

/** `ruling`: null if the rules of the act were not coded. `verdict`: null if no class under the act is given. */
export type NationalOutcome = Readonly<{
  ruling: NationalRuling | null;
  verdict: NationalVerdict | null;
}>;

type Judge = (facts: EntityFacts, verdict: Verdict, answers: NationalAnswers) => NationalOutcome;

/** Outcomes under one act. @param national of the same version of the law data */
export function outcomesUnder(knowledge: ApplicabilityKnowledge, national: NationalRecord): Judge {
  const rulingOf = rulingsUnder(knowledge, national);
  if (rulingOf !== null) {
    return (facts, verdict, answers) => {
      const ruling = rulingOf(facts, answers);
      return { ruling, verdict: ruledVerdict(ruling, verdict) };
    };
  }
  if (national.rules !== null) return () => ({ ruling: null, verdict: null });
  return (facts, verdict) => {
    // An equal class would claim more than was read.
    const bySize = verdictBySize(knowledge, facts, verdict, national);
    return { ruling: null, verdict: bySize?.differs === true ? bySize : null };
  };
}
