/** Nearest change of one figure that leads to another class, found by running the classification again. */
import { message, type Message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';
import {
  ENTITY_CLASSES,
  type ApplicabilityKnowledge,
  type EntityClass,
} from './applicability-knowledge.js';
import { classify, type EntityFacts } from './classify.js';
import { CAPPED_CLASSES, type Ceiling, type Figures } from './size-class.js';

export type FigureName = keyof Figures;
type Comparison = '>=' | '<' | '>' | '<=';

/** `limit`: employees or million euro, compared with the figure by `comparison`. `sources`: of limit and class. */
export type Counterfactual = Readonly<{
  figure: FigureName;
  comparison: Comparison;
  limit: number;
  entityClass: EntityClass;
  message: Message;
  sources: readonly Source[];
}>;

/** `becomes`: test value on the other side of the limit. */
type Change = Readonly<{
  figure: FigureName;
  comparison: Comparison;
  limit: number;
  becomes: number;
}>;

/** One euro, in million euro: the least by which a financial figure can exceed its ceiling. */
const ONE_EURO_MEUR = 0.000001;

const TEXTS: Readonly<Record<FigureName, Readonly<Partial<Record<Comparison, string>>>>> = {
  employees: { '>=': 'employees_from', '<': 'employees_below' },
  turnoverMeur: { '>': 'turnover_above', '<=': 'turnover_within' },
  balanceSheetMeur: { '>': 'balance_sheet_above', '<=': 'balance_sheet_within' },
};

/** Ascending limits of each figure. */
export type FigureLimits = Readonly<Record<FigureName, readonly number[]>>;

/** `classOf`, `sourcesFor`: class with other figures (null: none) and its sources. `before`: of the present figures. */
type Reclassification = Readonly<{
  figures: Figures;
  limits: FigureLimits;
  before: EntityClass;
  classOf: (figures: Figures) => EntityClass | null;
  sourcesFor: (figures: Figures) => readonly Source[];
}>;

/** A headcount equal to the ceiling belongs to the next class. */
function employeeChanges(limits: readonly number[], now: number): readonly (readonly Change[])[] {
  const up = limits.filter((limit) => limit > now);
  const down = limits.filter((limit) => limit <= now).toReversed();
  return [
    up.map((limit) => ({ figure: 'employees', comparison: '>=', limit, becomes: limit })),
    down.map((limit) => ({ figure: 'employees', comparison: '<', limit, becomes: limit - 1 })),
  ];
}

/** A financial figure equal to the ceiling belongs to the lower class. An unknown figure is tried on both sides. */
function financialChanges(
  figure: 'turnoverMeur' | 'balanceSheetMeur',
  limits: readonly number[],
  now: number | null,
): readonly (readonly Change[])[] {
  const up = limits.filter((limit) => now === null || limit >= now);
  const down = limits.filter((limit) => now === null || limit < now).toReversed();
  return [
    up.map((limit) => ({ figure, comparison: '>', limit, becomes: limit + ONE_EURO_MEUR })),
    down.map((limit) => ({ figure, comparison: '<=', limit, becomes: limit })),
  ];
}

const strictness = (entityClass: EntityClass): number => -ENTITY_CLASSES.indexOf(entityClass);

/** An increase may only make the class stricter, a decrease milder; unknown figures need this check. */
function isTowards(comparison: Comparison, before: EntityClass, after: EntityClass): boolean {
  const rise = strictness(after) - strictness(before);
  return comparison === '>' || comparison === '>=' ? rise > 0 : rise < 0;
}

function firstThatMatters(
  { figures, before, classOf, sourcesFor }: Reclassification,
  changes: readonly Change[],
): readonly Counterfactual[] {
  for (const { figure, comparison, limit, becomes } of changes) {
    const entityClass = classOf({ ...figures, [figure]: becomes });
    if (entityClass !== null && isTowards(comparison, before, entityClass)) {
      const key = `scoping:counterfactual.${TEXTS[figure][comparison] ?? ''}`;
      const told = message(key, { limit, verdict: entityClass });
      const sources = sourcesFor({ ...figures, [figure]: becomes });
      return [{ figure, comparison, limit, entityClass, message: told, sources }];
    }
  }
  return [];
}

/** At most one change upwards and one downwards per figure; empty if size does not affect the class. */
export function nearestChanges(one: Reclassification): readonly Counterfactual[] {
  const { figures, limits } = one;
  const directions = [
    ...employeeChanges(limits.employees, figures.employees),
    ...financialChanges('turnoverMeur', limits.turnoverMeur, figures.turnoverMeur),
    ...financialChanges('balanceSheetMeur', limits.balanceSheetMeur, figures.balanceSheetMeur),
  ];
  return directions.flatMap((changes) => firstThatMatters(one, changes));
}

/** Limits of Recommendation 2003/361/EC. */
export function recommendedLimits({ ceilings }: ApplicabilityKnowledge): FigureLimits {
  const of = (figure: keyof Omit<Ceiling, 'source'>) =>
    CAPPED_CLASSES.map((name) => ceilings[name][figure]);
  return {
    employees: of('employees'),
    turnoverMeur: of('turnoverMeur'),
    balanceSheetMeur: of('balanceSheetMeur'),
  };
}

/** @param before the class of these facts under the Directive */
export const counterfactuals = (
  knowledge: ApplicabilityKnowledge,
  facts: EntityFacts,
  before: EntityClass,
): readonly Counterfactual[] =>
  nearestChanges({
    figures: facts.figures,
    limits: recommendedLimits(knowledge),
    before,
    classOf: (figures) => classify(knowledge, { ...facts, figures }).entityClass,
    sourcesFor: (figures) => [
      knowledge.ceilings.medium.source,
      ...classify(knowledge, { ...facts, figures }).deciding.rule.sources,
    ],
  });
