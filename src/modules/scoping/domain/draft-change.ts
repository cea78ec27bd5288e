/** What a draft of law changes for one organisation. */
import type { EntityClass } from './applicability-knowledge.js';
import type { Assessment, TraceStep } from './assess.js';
import { firedStatement } from './assessment-statements.js';
import type { Verdict } from './classify.js';

/** `rules`: those that only the draft has and that fired, in order of evaluation. */
export type DraftChange = Readonly<{
  before: EntityClass;
  after: EntityClass;
  rules: readonly TraceStep[];
}>;

export function draftChange(inForce: Assessment, draft: Assessment): DraftChange {
  const known = new Set(inForce.trace.map(({ code }) => code));
  return {
    before: inForce.verdict.entityClass,
    after: draft.verdict.entityClass,
    rules: draft.trace.filter(({ code }) => !known.has(code)),
  };
}

/** As `draftChange`, from the verdicts alone. */
export function verdictChange(inForce: Verdict, draft: Verdict): DraftChange {
  const known = new Set(inForce.fired.map(({ rule }) => rule.code));
  return {
    before: inForce.entityClass,
    after: draft.entityClass,
    rules: draft.fired.flatMap(({ rule }) =>
      known.has(rule.code) ? [] : [{ code: rule.code, statement: firedStatement(rule) }],
    ),
  };
}
