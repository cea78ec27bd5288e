/** Evaluates the rules of a national act: class, deciding rule, and what keeps a class from being given. */
import {
  compileCondition,
  describingTypes,
  NO,
  UNKNOWN,
  YES,
  type ActFacts,
  type Test,
  type Truth,
  type TypeIndex,
} from './act-conditions.js';
import { passesSize } from './act-size.js';
import type {
  ActClass,
  ActEntityType,
  ActRule,
  ActRules,
  ActCondition,
  DutyException,
  SizeTest,
} from './act-rules.js';
import type { Figures, SizeClass } from './company-size.js';

type Compiled = Readonly<{ rule: ActRule; test: Test }>;

export type CompiledAct = Readonly<{
  act: ActRules;
  sizes: readonly (readonly [string, SizeTest])[];
  exclusions: readonly Compiled[];
  rules: readonly Compiled[];
  duties: readonly Readonly<{ duty: DutyException; test: Test }>[];
}>;

/**
 * `deciding`: null if no rule holds, which means outside, or if nothing was determined. `held`: every rule that holds.
 * `open`: rules that were not coded or lack an answer, and would give another class.
 */
export type ActVerdict = Readonly<{
  actClass: ActClass | 'not_determined';
  deciding: ActRule | null;
  held: readonly ActRule[];
  open: readonly ActRule[];
}>;

export function compileAct(act: ActRules, types: TypeIndex): CompiledAct {
  const own = new Map<string, ActEntityType>(act.entityTypes.map((type) => [type.key, type]));
  const context = { types, own, describing: describingTypes(act.entityTypes, types) };
  const test = (when: ActCondition): Test => compileCondition(when, context);
  const compiled = (rule: ActRule): Compiled => ({ rule, test: test(rule.when) });
  return {
    act,
    sizes: Object.entries(act.sizeTests),
    exclusions: act.exclusions.map(compiled),
    rules: act.rules.map(compiled),
    duties: act.duties.map((duty) => ({ duty, test: test(duty.when) })),
  };
}

/** Values of a truth: the base of a size code. */
const TRUTHS = 3;

/** Results of the act's size tests as digits of one number. `recommended`: only called if a test refers to it. */
export function sizeCode(
  { sizes }: CompiledAct,
  figures: Figures,
  recommended: () => SizeClass,
): number {
  let code = 0;
  for (const [, test] of sizes) {
    const size = test.kind === 'recommended' ? recommended() : 'micro';
    code = code * TRUTHS + passesSize(test, figures, size);
  }
  return code;
}

/** The results behind a size code, by the names of the tests. */
export function sizeResults({ sizes }: CompiledAct, code: number): ActFacts['holds'] {
  const results: Record<string, Truth> = {};
  let rest = code;
  for (const [name] of sizes.toReversed()) {
    const digit = rest % TRUTHS;
    results[name] = digit === YES ? YES : digit === UNKNOWN ? UNKNOWN : NO;
    rest = (rest - digit) / TRUTHS;
  }
  return results;
}

type Run = { held: ActRule[]; open: ActRule[] };

/** Stops after the first rule that holds, if only the first counts. */
function run(all: readonly Compiled[], facts: ActFacts, isFirstOnly: boolean): Run {
  const found: Run = { held: [], open: [] };
  for (const { rule, test } of all) {
    const result = test(facts);
    if (result === YES && rule.isCoded) {
      found.held.push(rule);
      if (isFirstOnly) return found;
    } else if (result === YES || result === UNKNOWN) found.open.push(rule);
  }
  return found;
}

/** essential, important, another act, no class, outside */
const STRICTNESS: Readonly<Record<ActClass, number>> = {
  essential: 4,
  important: 3,
  other_act: 2,
  no_class: 1,
  outside: 0,
};

const strictness = (rule: ActRule | null): number => (rule === null ? 0 : STRICTNESS[rule.gives]);

function strictest(rules: readonly ActRule[]): ActRule | null {
  let found: ActRule | null = null;
  for (const rule of rules)
    if (found === null || strictness(rule) > strictness(found)) found = rule;
  return found;
}

const givesOther = (rule: ActRule, deciding: ActRule | null): boolean =>
  rule.gives !== (deciding?.gives ?? 'outside') || rule.to !== (deciding?.to ?? null);

function settle(
  deciding: ActRule | null,
  held: readonly ActRule[],
  open: readonly ActRule[],
): ActVerdict {
  return open.length > 0
    ? { actClass: 'not_determined', deciding: null, held, open }
    : { actClass: deciding?.gives ?? 'outside', deciding, held, open };
}

/** An exclusion precedes every rule; otherwise the order that the act itself states. */
export function evaluateAct({ act, exclusions, rules }: CompiledAct, facts: ActFacts): ActVerdict {
  const out = run(exclusions, facts, true);
  const excluding = out.held[0] ?? null;
  if (excluding !== null) {
    return settle(
      excluding,
      out.held,
      out.open.filter((one) => givesOther(one, excluding)),
    );
  }
  const isFirstOnly = act.precedence === 'first_match';
  const { held, open } = run(rules, facts, isFirstOnly);
  const deciding = isFirstOnly ? (held[0] ?? null) : strictest(held);
  const matters = (one: ActRule): boolean =>
    givesOther(one, deciding) && (isFirstOnly || strictness(one) > strictness(deciding));
  const differing = [
    ...out.open.filter((one) => givesOther(one, deciding)),
    ...open.filter(matters),
  ];
  return settle(deciding, held, differing);
}

export const dutiesOf = ({ duties }: CompiledAct, facts: ActFacts): readonly DutyException[] =>
  duties.filter(({ test }) => test(facts) === YES).map(({ duty }) => duty);
