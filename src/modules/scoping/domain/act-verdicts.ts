/** Verdicts under a national act, kept by what can change them. */
import type { ActFacts, TypeIndex } from '../../countries/domain/act-conditions.js';
import {
  compileAct,
  dutiesOf,
  evaluateAct,
  sizeResults,
  type ActVerdict,
  type CompiledAct,
} from '../../countries/domain/act-engine.js';
import type { ActRules, DutyException, SizeTest } from '../../countries/domain/act-rules.js';
import type { ApplicabilityKnowledge, EntityClass, Sector } from './applicability-knowledge.js';
import type { EntityFacts } from './classify.js';
import { joinedLimits } from './figure-places.js';
import { recommendedLimits, type FigureLimits, type FigureName } from './counterfactual.js';
import { caseFacts, impliedCases, type ImpliedCases } from './implied-cases.js';

/** Answers that only national acts ask for. `types`: null without an answer. `share`: percent; null if not stated. */
export type NationalAnswers = Readonly<{
  types: ReadonlySet<string> | null;
  share: number | null;
}>;

/** `entityClass`: null if none can be given. `holds`: results of the act's size tests. */
type SizedVerdict = Readonly<{
  verdict: ActVerdict;
  entityClass: EntityClass | null;
  holds: ActFacts['holds'];
  duties: readonly DutyException[];
}>;

/** By the results of the size tests, of which there are few; each is computed once. */
type Verdicts = (sizeCode: number) => SizedVerdict;

/**
 * `kept`: by sector and special cases, for callers who answered nothing else. `places`: limits of the act and of the
 * Recommendation, among which figures matter only by their places.
 */
export type PreparedAct = Readonly<{
  compiled: CompiledAct;
  limits: FigureLimits;
  places: FigureLimits;
  implied: ImpliedCases;
  kept: Map<string, Verdicts>;
}>;

/** Sectors with one special case or none are some hundred; more combinations are not kept. */
const MAX_ENTRIES = 500;

function typeIndex({ sectors }: ApplicabilityKnowledge): TypeIndex {
  const all = Object.values(sectors);
  const inside = ({ key }: Sector): Sector['entityTypes'] =>
    all
      .filter((one) => one.key === key || one.parent === key)
      .flatMap(({ entityTypes }) => entityTypes);
  return {
    parents: new Map(all.flatMap(({ key, parent }) => (parent === null ? [] : [[key, parent]]))),
    typesOf: new Map(
      all.map((sector) => [
        sector.key,
        inside(sector)
          .filter(({ specialCases }) => specialCases.length === 0)
          .map(({ key }) => key),
      ]),
    ),
    casesOf: new Map(
      all.map((sector) => [sector.key, inside(sector).flatMap(({ specialCases }) => specialCases)]),
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

/** Acts are compiled once per knowledge version, which has its own rule objects. */
const prepared = new WeakMap<ActRules, PreparedAct>();

export function prepare(rules: ActRules, knowledge: ApplicabilityKnowledge): PreparedAct {
  const known = prepared.get(rules);
  if (known !== undefined) return known;
  const limits = limitsOf(rules, knowledge);
  const made = {
    compiled: compileAct(rules, typeIndex(knowledge)),
    limits,
    places: joinedLimits(limits, recommendedLimits(knowledge)),
    implied: impliedCases(knowledge),
    kept: new Map<string, Verdicts>(),
  };
  prepared.set(rules, made);
  return made;
}

function toEntityClass({ actClass }: ActVerdict): EntityClass | null {
  if (actClass === 'essential' || actClass === 'important') return actClass;
  return actClass === 'outside' ? 'out_of_scope' : null;
}

function compute(act: CompiledAct, facts: ActFacts): SizedVerdict {
  const verdict = evaluateAct(act, facts);
  const entityClass = toEntityClass(verdict);
  const duties = entityClass === 'out_of_scope' ? [] : dutiesOf(act, facts);
  return { verdict, entityClass, holds: facts.holds, duties };
}

function newVerdicts(act: CompiledAct, facts: Omit<ActFacts, 'holds'>): Verdicts {
  const known: SizedVerdict[] = [];
  return (code) => (known[code] ??= compute(act, { ...facts, holds: sizeResults(act, code) }));
}

const keyOf = ({ sector, cases }: Subject): string => {
  const [only, ...others] = cases;
  const all = others.length === 0 ? (only?.key ?? '') : cases.map(({ key }) => key).join();
  return `${sector === null ? '' : sector.key} ${all}`;
};

type Subject = Pick<EntityFacts, 'sector' | 'cases'>;

/** The oldest are dropped first. */
function keep(kept: PreparedAct['kept'], key: string, verdicts: Verdicts): Verdicts {
  const [oldest] = kept.keys();
  if (kept.size >= MAX_ENTRIES && oldest !== undefined) kept.delete(oldest);
  kept.set(key, verdicts);
  return verdicts;
}

/** Whether kept or computed, the verdicts are the same. */
export function verdictsFor(
  { compiled, implied, kept }: PreparedAct,
  subject: Subject,
  { types, share }: NationalAnswers,
): Verdicts {
  const compile = () => {
    const { sector, cases } = subject;
    return newVerdicts(compiled, { sector, types, share, ...caseFacts(implied, cases, types) });
  };
  if (types !== null || share !== null) return compile();
  const key = keyOf(subject);
  return kept.get(key) ?? keep(kept, key, compile());
}
