/** Class under the national act by the act's own rules, reported beside the Directive's class. */
import { YES, type ActFacts } from '../../countries/domain/act-conditions.js';
import { sizeCode, type ActVerdict } from '../../countries/domain/act-engine.js';
import type { ActRules, DutyException, Passage } from '../../countries/domain/act-rules.js';
import { type Source, provenanceAt, type Provenance } from '../../../shared/source.js';
import type { NationalRecord } from '../../countries/domain/national-record.js';
import { lazy } from '../../../shared/lazy.js';
import { memoizePer } from '../../../shared/memoize-per.js';
import { verdictsFor, type NationalAnswers, type PreparedAct } from './act-verdicts.js';
import type { ApplicabilityKnowledge, EntityClass } from './applicability-knowledge.js';
import type { EntityFacts } from './classify.js';
import { nearestChanges, type Counterfactual } from './counterfactual.js';
import { sizeClass } from './size-class.js';
import type { Figures, SizeClass } from '../../countries/domain/company-size.js';

/** `entityClass`: null if none can be given. `provisions`: behind the class. `counterfactuals`: computed when requested. */
export type NationalRuling = Readonly<{
  rules: ActRules;
  verdict: ActVerdict;
  entityClass: EntityClass | null;
  size: SizeClass;
  provisions: readonly string[];
  counterfactuals: () => readonly Counterfactual[];
  duties: readonly DutyException[];
}>;

export type RulingAct = Readonly<{
  knowledge: ApplicabilityKnowledge;
  act: PreparedAct;
  national: NationalRecord;
}>;

/** Size by the act's own tests; without one, by the Recommendation. */
function sizeBy(holds: ActFacts['holds'], recommended: SizeClass): SizeClass {
  if (holds['large'] === YES) return 'large';
  if (holds['medium'] === YES) return 'medium';
  return recommended === 'micro' || holds['medium'] === undefined ? recommended : 'small';
}

/** Of an act that another act names, only the cited extract was read. */
const EXTRACT: Omit<Provenance, 'readDate'> = {
  eli: null,
  celex: null,
  identifier: null,
  confidence: 'medium',
};

/** The place as a source, with the date and the reading of the text behind the rules. */
export const passageSource = memoizePer(
  ({ rules, act, positionDate: ofAct }: NationalRecord, passage: Passage): Source => {
    const { under, provision, url } = passage;
    const positionDate = rules?.textDate ?? ofAct;
    const readDate = rules?.readOn ?? null;
    const other = rules?.otherActs.find(({ key }) => key === under);
    const title = other?.title ?? act.title;
    const provenance = other === undefined ? act.provenance : EXTRACT;
    const source = { title, provision, url, positionDate };
    return provenance === undefined
      ? source
      : { ...source, provenance: { ...provenanceAt({ readDate, ...provenance }, url), readDate } };
  },
);

/** A ruling on these facts and answers, by an act compiled for this knowledge. */
export function newRuling(
  { knowledge, act, national }: RulingAct,
  facts: EntityFacts,
  answers: NationalAnswers,
): NationalRuling {
  const { figures } = facts;
  const of = verdictsFor(act, facts, answers);
  const recommended = sizeClass(knowledge.ceilings, figures);
  const now = of(sizeCode(act.compiled, figures, () => recommended));
  const { verdict, entityClass } = now;
  const classOf = (changed: Figures) => {
    const after = of(sizeCode(act.compiled, changed, () => sizeClass(knowledge.ceilings, changed)));
    if (after.entityClass === null) return null;
    const passage = after.verdict.deciding ?? verdict.deciding;
    const sources = () => (passage === null ? [] : [passageSource(national, passage)]);
    return { entityClass: after.entityClass, sources };
  };
  const { limits } = act;
  const deciding = verdict.deciding?.provision ?? national.classification.provision;
  return {
    rules: act.compiled.act,
    verdict,
    entityClass,
    size: sizeBy(now.holds, recommended),
    provisions: deciding === null ? [] : [deciding],
    counterfactuals: lazy(() =>
      entityClass === null ? [] : nearestChanges({ figures, limits, before: entityClass, classOf }),
    ),
    duties: now.duties,
  };
}
