/** Class under the national act by the act's own rules, reported beside the Directive's class. */
import type { TypeIndex, ActFacts, Truth } from '../../countries/domain/act-conditions.js';
import { YES } from '../../countries/domain/act-conditions.js';
import {
  compileAct,
  dutiesOf,
  evaluateAct,
  sizeResults,
  type ActVerdict,
  type CompiledAct,
} from '../../countries/domain/act-engine.js';
import type {
  ActRules,
  DutyException,
  Passage,
  SizeTest,
} from '../../countries/domain/act-rules.js';
import type { Source } from '../../../shared/source.js';
import type { NationalRecord } from '../../countries/domain/national-record.js';
import type { ApplicabilityKnowledge, EntityClass, Sector } from './applicability-knowledge.js';
import type { EntityFacts } from './classify.js';
import {
  nearestChanges,
  recommendedLimits,
  type Counterfactual,
  type FigureLimits,
  type FigureName,
} from './counterfactual.js';
import { sizeClass, type Figures, type SizeClass } from './size-class.js';

/** Answers that only national acts ask for. `types`: null if not asked. `share`: percent; null if not stated. */
export type NationalAnswers = Readonly<{
  types: ReadonlySet<string> | null;
  share: number | null;
}>;

/** `entityClass`: null if none can be given. */
export type NationalRuling = Readonly<{
  rules: ActRules;
  verdict: ActVerdict;
  entityClass: EntityClass | null;
  size: SizeClass;
  counterfactuals: readonly Counterfactual[];
  duties: readonly DutyException[];
}>;

type Prepared = Readonly<{ act: CompiledAct; limits: FigureLimits }>;

function typeIndex({ sectors }: ApplicabilityKnowledge): TypeIndex {
  const all = Object.values(sectors);
  const inside = ({ key }: Sector): readonly Sector[] =>
    all.filter((one) => one.key === key || one.parent === key);
  return {
    parents: new Map(all.flatMap(({ key, parent }) => (parent === null ? [] : [[key, parent]]))),
    typesOf: new Map(
      all.map((sector) => [
        sector.key,
        inside(sector)
          .flatMap(({ entityTypes }) => entityTypes)
          .filter(({ specialCases }) => specialCases.length === 0)
          .map(({ key }) => key),
      ]),
    ),
  };
}

function printedLimits(tests: readonly SizeTest[], figure: FigureName): readonly number[] {
  return tests.flatMap((test) => {
    if (test.kind === 'printed') return test[figure] ?? [];
    if (test.kind === 'recommended') return [];
    return figure === 'employees' ? test.employeesBelow : test[figure];
  });
}

function limitsOf(rules: ActRules, knowledge: ApplicabilityKnowledge): FigureLimits {
  const tests = Object.values(rules.sizeTests);
  const recommended = recommendedLimits(knowledge);
  const isRecommended = tests.some(({ kind }) => kind === 'recommended');
  const of = (figure: FigureName): readonly number[] =>
    [
      ...new Set([...printedLimits(tests, figure), ...(isRecommended ? recommended[figure] : [])]),
    ].sort((a, b) => a - b);
  return {
    employees: of('employees'),
    turnoverMeur: of('turnoverMeur'),
    balanceSheetMeur: of('balanceSheetMeur'),
  };
}

/** Rules are compiled once per knowledge version, which has its own rule objects. */
const prepared = new WeakMap<ActRules, Prepared>();

function prepare(rules: ActRules, knowledge: ApplicabilityKnowledge): Prepared {
  const known = prepared.get(rules);
  if (known !== undefined) return known;
  const made = {
    act: compileAct(rules, typeIndex(knowledge)),
    limits: limitsOf(rules, knowledge),
  };
  prepared.set(rules, made);
  return made;
}

function toEntityClass({ actClass }: ActVerdict): EntityClass | null {
  if (actClass === 'essential' || actClass === 'important') return actClass;
  return actClass === 'outside' ? 'out_of_scope' : null;
}

/** Size by the act's own tests; without one, by the Recommendation. */
function sizeBy(holds: Readonly<Record<string, Truth>>, recommended: SizeClass): SizeClass {
  if (holds['large'] === YES) return 'large';
  if (holds['medium'] === YES) return 'medium';
  const isSmaller = recommended === 'micro' || recommended === 'small';
  return isSmaller || holds['medium'] === undefined ? recommended : 'small';
}

/** Values of a truth: digits of the key under which a verdict is kept. */
const TRUTHS = 3;

type Holds = ActFacts['holds'];

/** Verdicts by the results of the size tests, of which there are few; each is computed once. */
function verdictsOf(act: CompiledAct, factsFor: (holds: Holds) => ActFacts) {
  const verdicts = new Map<number, ActVerdict>();
  return (holds: Holds): ActVerdict => {
    let key = 0;
    for (const [name] of act.sizes) key = key * TRUTHS + (holds[name] ?? 0);
    const verdict = verdicts.get(key) ?? evaluateAct(act, factsFor(holds));
    verdicts.set(key, verdict);
    return verdict;
  };
}

/** `positionDate`: of the text that was read. */
export function passageSource(
  rules: ActRules,
  { act }: NationalRecord,
  { under, provision, url }: Passage,
): Source {
  const { textDate: positionDate } = rules;
  const other = rules.otherActs.find(({ key }) => key === under);
  if (other !== undefined) return { title: other.title, provision, url, positionDate };
  const source = { title: act.title, provision, url, positionDate };
  return act.provenance === undefined ? source : { ...source, provenance: act.provenance };
}

/** Null if the act's rules were not coded or the country is pending. */
export function nationalRuling(
  knowledge: ApplicabilityKnowledge,
  { figures, sector, cases }: EntityFacts,
  { types, share }: NationalAnswers,
  national: NationalRecord,
): NationalRuling | null {
  const { rules, transposition } = national;
  if (rules === null || transposition.status === 'pending') return null;
  const { act, limits } = prepare(rules, knowledge);
  const keys = new Set(cases.map(({ key }) => key));
  const factsFor = (holds: Holds): ActFacts => ({ sector, cases: keys, types, share, holds });
  const holdsWith = (changed: Figures): Holds =>
    sizeResults(act, changed, () => sizeClass(knowledge.ceilings, changed));
  const verdictFor = verdictsOf(act, factsFor);
  const holds = holdsWith(figures);
  const verdict = verdictFor(holds);
  const entityClass = toEntityClass(verdict);
  const classOf = (changed: Figures) => {
    const after = verdictFor(holdsWith(changed));
    const changedClass = toEntityClass(after);
    const passage = after.deciding ?? verdict.deciding;
    const sources = () => (passage === null ? [] : [passageSource(rules, national, passage)]);
    return changedClass === null ? null : { entityClass: changedClass, sources };
  };
  return {
    rules,
    verdict,
    entityClass,
    size: sizeBy(holds, sizeClass(knowledge.ceilings, figures)),
    counterfactuals:
      entityClass === null ? [] : nearestChanges({ figures, limits, before: entityClass, classOf }),
    duties: entityClass === 'out_of_scope' ? [] : dutiesOf(act, factsFor(holds)),
  };
}
