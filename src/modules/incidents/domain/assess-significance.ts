/** Applies the criteria of Implementing Regulation (EU) 2024/2690 in three-valued logic: unknown facts stay unknown. */
import type {
  LimitComparison,
  CriterionCondition,
  Criterion,
  CriterionResult,
  Flag,
  Outcome,
  Quantity,
  Significance,
  SignificanceFacts,
  SignificanceKnowledge,
  SignificanceType,
  SignificanceVerdict,
} from './significance.js';

const PERCENT = 100;

/** `holds`: null if `missing` would decide it. */
type Finding = Readonly<{
  holds: boolean | null;
  comparisons: readonly LimitComparison[];
  missing: readonly (Quantity | Flag)[];
}>;

const unknown = (...missing: readonly (Quantity | Flag)[]): Finding => ({
  holds: null,
  comparisons: [],
  missing,
});

const OPERATORS = { above: '>', below: '<', at_least: '>=', share_at_most: '<=' } as const;

const COMPARE = {
  '>': (value: number, limit: number) => value > limit,
  '<': (value: number, limit: number) => value < limit,
  '>=': (value: number, limit: number) => value >= limit,
  '<=': (value: number, limit: number) => value <= limit,
} as const;

function compared(comparison: LimitComparison): Finding {
  const { value, operator, limit } = comparison;
  return { holds: COMPARE[operator](value, limit), comparisons: [comparison], missing: [] };
}

type Of<Test extends CriterionCondition['test']> = Extract<
  CriterionCondition,
  Readonly<{ test: Test }>
>;

type NumberCondition = Extract<
  CriterionCondition,
  Readonly<{ test: 'above' | 'below' | 'at_least' }>
>;

function withNumber({ test, input, limit }: NumberCondition, facts: SignificanceFacts): Finding {
  const value = facts[input];
  if (value === null) return unknown(input);
  return compared({
    input,
    value,
    operator: OPERATORS[test],
    limit: limit.value,
    unit: limit.unit,
  });
}

/** Without the total, only a value of zero or one above the number is decided. */
function aboveSmaller(condition: Of<'above_smaller'>, facts: SignificanceFacts): Finding {
  const { input, share, of, limit } = condition;
  const value = facts[input];
  const total = facts[of];
  if (value === null) return unknown(input);
  if (total === null && value > 0 && value <= limit.value) return unknown(of);
  const part = total === null ? limit.value : (total * share.value) / PERCENT;
  const smaller = Math.min(part, limit.value);
  return compared({ input, value, operator: '>', limit: smaller, unit: limit.unit });
}

function shareAtMost(condition: Of<'share_at_most'>, facts: SignificanceFacts): Finding {
  const { input, of, limit } = condition;
  const value = facts[input];
  const total = facts[of];
  if (value === null) return unknown(input);
  if (total === null) return unknown(of);
  const share = (total * limit.value) / PERCENT;
  return compared({
    input,
    value,
    operator: OPERATORS.share_at_most,
    limit: share,
    unit: 'domains',
  });
}

function flagged({ input }: Of<'is'>, facts: SignificanceFacts): Finding {
  const value = facts[input];
  return value === null ? unknown(input) : { holds: value, comparisons: [], missing: [] };
}

/** False if one is false, unknown if one is unknown, else true. */
function all(findings: readonly Finding[]): Finding {
  const comparisons = findings.flatMap((one) => one.comparisons);
  if (findings.some(({ holds }) => holds === false))
    return { holds: false, comparisons, missing: [] };
  const missing = findings.flatMap((one) => one.missing);
  return { holds: missing.length === 0 ? true : null, comparisons, missing };
}

function unlessAll({ conditions }: Of<'unless_all'>, facts: SignificanceFacts): Finding {
  const { holds, comparisons, missing } = all(conditions.map((one) => find(one, facts)));
  return { holds: holds === null ? null : !holds, comparisons, missing };
}

function find(condition: CriterionCondition, facts: SignificanceFacts): Finding {
  switch (condition.test) {
    case 'is':
      return flagged(condition, facts);
    case 'above_smaller':
      return aboveSmaller(condition, facts);
    case 'share_at_most':
      return shareAtMost(condition, facts);
    case 'unless_all':
      return unlessAll(condition, facts);
    default:
      return withNumber(condition, facts);
  }
}

function outcomeOf(holds: boolean | null): Outcome {
  if (holds === null) return 'undetermined';
  return holds ? 'fulfilled' : 'not_fulfilled';
}

function resultOf(criterion: Criterion, facts: SignificanceFacts): CriterionResult {
  const { holds, comparisons, missing } = all(criterion.conditions.map((one) => find(one, facts)));
  return { criterion, outcome: outcomeOf(holds), comparisons, missing };
}

function verdictOf(results: readonly CriterionResult[]): SignificanceVerdict {
  if (results.some(({ outcome }) => outcome === 'fulfilled')) return 'significant';
  return results.every(({ outcome }) => outcome === 'not_fulfilled')
    ? 'not_significant'
    : 'undetermined';
}

/**
 * @param type null: a type that the Regulation does not name; nothing can be decided from it
 * @param isPlanned scheduled interruption or maintenance, which is never significant: art 3(2)
 */
export function assessSignificance(
  type: SignificanceType | null,
  isPlanned: boolean,
  facts: SignificanceFacts,
  { criteria }: SignificanceKnowledge,
): Significance {
  if (type === null) return { verdict: 'undetermined', results: [], missing: [] };
  if (isPlanned) return { verdict: 'not_significant', results: [], missing: [] };
  const own = criteria.filter(({ types }) => types === null || types.includes(type));
  const results = own.map((criterion) => resultOf(criterion, facts));
  const verdict = verdictOf(results);
  const open = verdict === 'undetermined' ? results.flatMap(({ missing }) => missing) : [];
  return { verdict, results, missing: [...new Set(open)] };
}
