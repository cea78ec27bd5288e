/** Nearest change of one figure that leads to another class, found by running the classification again. */
import { cachedMessage, type Message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';
import {
  ENTITY_CLASSES,
  type ApplicabilityKnowledge,
  type EntityClass,
} from './applicability-knowledge.js';
import { classifyAs, type EntityFacts, type Verdict } from './classify.js';
import { CAPPED_CLASSES, sizeCategory, type Ceiling, type SizeCategory } from './size-class.js';
import type { Figures } from '../../countries/domain/company-size.js';

export type FigureName = keyof Figures;
type ComparisonOperator = '>=' | '<' | '>' | '<=';

/** `limit`: employees or million euro, compared with the figure by `comparison`. `sources`: of limit and class. */
export type Counterfactual = Readonly<{
  figure: FigureName;
  comparison: ComparisonOperator;
  limit: number;
  entityClass: EntityClass;
  message: Message;
  sources: readonly Source[];
}>;

/** One euro, in million euro: the least by which a financial figure can exceed its ceiling. */
const ONE_EURO_MEUR = 0.000001;

const TEXTS: Readonly<Record<FigureName, Readonly<Partial<Record<ComparisonOperator, string>>>>> = {
  employees: { '>=': 'employees_from', '<': 'employees_below' },
  turnoverMeur: { '>': 'turnover_above', '<=': 'turnover_within' },
  balanceSheetMeur: { '>': 'balance_sheet_above', '<=': 'balance_sheet_within' },
};

/** Ascending limits of each figure. */
export type FigureLimits = Readonly<Record<FigureName, readonly number[]>>;

type Reclassified = Readonly<{ entityClass: EntityClass; sources: () => readonly Source[] }>;

/** `classOf`: class with other figures; null: none. `before`: class of the present figures. */
type Reclassification = Readonly<{
  figures: Figures;
  limits: FigureLimits;
  before: EntityClass;
  classOf: (figures: Figures) => Reclassified | null;
}>;

/**
 * Limits of one figure and the values that are tried beyond them. A headcount equal to the limit belongs to the upper
 * side, an amount of money to the lower. An unknown figure is tried on both sides.
 */
type Direction = Readonly<{
  figure: FigureName;
  comparison: ComparisonOperator;
  isAhead: (limit: number, now: number | null) => boolean;
  becomes: (limit: number) => number;
}>;

const staff = (comparison: '>=' | '<'): Direction => ({
  figure: 'employees',
  comparison,
  isAhead: (limit, now) => limit > (now ?? 0) === (comparison === '>='),
  becomes: (limit) => (comparison === '>=' ? limit : limit - 1),
});

const money = (figure: 'turnoverMeur' | 'balanceSheetMeur', comparison: '>' | '<='): Direction => ({
  figure,
  comparison,
  isAhead: (limit, now) => now === null || limit >= now === (comparison === '>'),
  becomes: (limit) => (comparison === '>' ? limit + ONE_EURO_MEUR : limit),
});

/** `isUp`: the figure grows. */
const DIRECTIONS: readonly Readonly<{ direction: Direction; isUp: boolean }>[] = [
  { direction: staff('>='), isUp: true },
  { direction: staff('<'), isUp: false },
  { direction: money('turnoverMeur', '>'), isUp: true },
  { direction: money('turnoverMeur', '<='), isUp: false },
  { direction: money('balanceSheetMeur', '>'), isUp: true },
  { direction: money('balanceSheetMeur', '<='), isUp: false },
];

const strictness = (entityClass: EntityClass): number => -ENTITY_CLASSES.indexOf(entityClass);

/** An increase may only make the class stricter, a decrease milder; unknown figures need this check. */
function isTowards(isUp: boolean, before: EntityClass, after: EntityClass): boolean {
  if (before === after) return false;
  const rise = strictness(after) - strictness(before);
  return isUp ? rise > 0 : rise < 0;
}

/** Written out: this runs a dozen times for each answer. */
const changed = (figures: Figures, figure: FigureName, to: number): Figures => ({
  employees: figure === 'employees' ? to : figures.employees,
  turnoverMeur: figure === 'turnoverMeur' ? to : figures.turnoverMeur,
  balanceSheetMeur: figure === 'balanceSheetMeur' ? to : figures.balanceSheetMeur,
});

/** Limits are few: those of the Recommendation and of the acts. */
const sentences = new Map<string, Message>();

function sentence(kind: string, limit: number, verdict: EntityClass): Message {
  const place = `${kind} ${limit} ${verdict}`;
  const known = sentences.get(place);
  if (known !== undefined) return known;
  const made = cachedMessage(`scoping:counterfactual.${kind}`, { limit, verdict });
  sentences.set(place, made);
  return made;
}

/** What is beyond one limit, if it changes the class. */
function beyond(
  { figures, before, classOf }: Reclassification,
  { direction, isUp }: (typeof DIRECTIONS)[number],
  limit: number,
): Counterfactual | null {
  const { figure, comparison, isAhead, becomes } = direction;
  if (!isAhead(limit, figures[figure])) return null;
  const after = classOf(changed(figures, figure, becomes(limit)));
  if (after === null || !isTowards(isUp, before, after.entityClass)) return null;
  const { entityClass } = after;
  const text = sentence(TEXTS[figure][comparison] ?? '', limit, entityClass);
  return { figure, comparison, limit, entityClass, message: text, sources: after.sources() };
}

/** At most one change upwards and one downwards per figure; empty if size does not affect the class. */
export function nearestChanges(one: Reclassification): readonly Counterfactual[] {
  const found: Counterfactual[] = [];
  for (const way of DIRECTIONS) {
    const limits = one.limits[way.direction.figure];
    const { length } = limits;
    for (let at = 0; at < length; at++) {
      // ascending limits: upwards the nearest comes first, downwards last
      const change = beyond(one, way, limits[way.isUp ? at : length - 1 - at] ?? 0);
      if (change === null) continue;
      found.push(change);
      break;
    }
  }
  return found;
}

/** Limits of Recommendation 2003/361/EC, and of mid-caps under a draft. */
export function recommendedLimits({ ceilings, midCap }: ApplicabilityKnowledge): FigureLimits {
  const above = midCap === undefined ? [] : [midCap.ceiling];
  const all = [...CAPPED_CLASSES.map((name) => ceilings[name]), ...above];
  const of = (figure: keyof Omit<Ceiling, 'source'>) => all.map((ceiling) => ceiling[figure]);
  return {
    employees: of('employees'),
    turnoverMeur: of('turnoverMeur'),
    balanceSheetMeur: of('balanceSheetMeur'),
  };
}

/** A headcount and amounts matter to the Directive only by the size, so each size is tried once. */
function verdictsBySize(
  knowledge: ApplicabilityKnowledge,
  facts: EntityFacts,
): (size: SizeCategory) => Verdict {
  const known: Partial<Record<SizeCategory, Verdict>> = {};
  return (size) => (known[size] ??= classifyAs(knowledge, facts, size));
}

/** @param before the verdict on these facts under the Directive */
export function counterfactuals(
  knowledge: ApplicabilityKnowledge,
  facts: EntityFacts,
  before: Verdict,
): readonly Counterfactual[] {
  const { ceilings } = knowledge;
  const present = sizeCategory(knowledge, facts.figures);
  const verdictOf = verdictsBySize(knowledge, facts);
  return nearestChanges({
    figures: facts.figures,
    limits: recommendedLimits(knowledge),
    before: before.entityClass,
    classOf: (figures) => {
      const size = sizeCategory(knowledge, figures);
      const { entityClass, deciding } = size === present ? before : verdictOf(size);
      return { entityClass, sources: () => [ceilings.medium.source, ...deciding.rule.sources] };
    },
  });
}
