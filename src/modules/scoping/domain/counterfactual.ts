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

const ascending = (knowledge: ApplicabilityKnowledge, figure: keyof Omit<Ceiling, 'source'>) =>
  CAPPED_CLASSES.map((name) => knowledge.ceilings[name][figure]);

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
  knowledge: ApplicabilityKnowledge,
  facts: EntityFacts,
  { before, changes }: Readonly<{ before: EntityClass; changes: readonly Change[] }>,
): readonly Counterfactual[] {
  for (const { figure, comparison, limit, becomes } of changes) {
    const figures = { ...facts.figures, [figure]: becomes };
    const { entityClass, deciding } = classify(knowledge, { ...facts, figures });
    if (isTowards(comparison, before, entityClass)) {
      const key = `scoping:counterfactual.${TEXTS[figure][comparison] ?? ''}`;
      const told = message(key, { limit, verdict: entityClass });
      const sources = [knowledge.ceilings.medium.source, ...deciding.rule.sources];
      return [{ figure, comparison, limit, entityClass, message: told, sources }];
    }
  }
  return [];
}

/**
 * At most one change upwards and one downwards per figure; empty if size does not affect the class.
 * @param before the class of these facts
 */
export function counterfactuals(
  knowledge: ApplicabilityKnowledge,
  facts: EntityFacts,
  before: EntityClass,
): readonly Counterfactual[] {
  const { employees, turnoverMeur, balanceSheetMeur } = facts.figures;
  const directions = [
    ...employeeChanges(ascending(knowledge, 'employees'), employees),
    ...financialChanges('turnoverMeur', ascending(knowledge, 'turnoverMeur'), turnoverMeur),
    ...financialChanges(
      'balanceSheetMeur',
      ascending(knowledge, 'balanceSheetMeur'),
      balanceSheetMeur,
    ),
  ];
  return directions.flatMap((changes) => firstThatMatters(knowledge, facts, { before, changes }));
}
