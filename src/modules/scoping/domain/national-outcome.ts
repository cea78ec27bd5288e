/** Class under the national act: by its coded rules, or where only sizes and shifts were coded, a class that differs. */
import type { NationalRecord } from '../../countries/domain/national-record.js';
import type { NationalAnswers } from './act-verdicts.js';
import type { ApplicabilityKnowledge } from './applicability-knowledge.js';
import type { EntityFacts, Verdict } from './classify.js';
import { nationalRuling } from './kept-rulings.js';
import type { NationalRuling } from './national-ruling.js';
import { ruledVerdict, verdictBySize, type NationalVerdict } from './national-verdict.js';

/** `ruling`: null if the rules of the act were not coded. `verdict`: null if no class under the act is given. */
export type NationalOutcome = Readonly<{
  ruling: NationalRuling | null;
  verdict: NationalVerdict | null;
}>;

type Judged = Readonly<{ facts: EntityFacts; verdict: Verdict; answers: NationalAnswers }>;

export function nationalOutcome(
  knowledge: ApplicabilityKnowledge,
  { facts, verdict, answers }: Judged,
  national: NationalRecord,
): NationalOutcome {
  const ruling = nationalRuling(knowledge, facts, answers, national);
  if (national.rules !== null) {
    return { ruling, verdict: ruling && ruledVerdict(ruling, verdict) };
  }
  // An equal class would claim more than was read.
  const bySize = verdictBySize(knowledge, facts, verdict, national);
  return { ruling, verdict: bySize?.differs === true ? bySize : null };
}
