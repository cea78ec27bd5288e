/** What a draft changes for many organisations. */
import type { EntityClass } from './applicability-knowledge.js';
import type { DraftChange } from './draft-change.js';

export type ClassTotals = Readonly<Record<EntityClass, number>>;

/** `movers`: organisations whose class changes, as places in the list. */
export type DraftComparison = Readonly<{
  movers: readonly Readonly<{ at: number; change: DraftChange }>[];
  before: ClassTotals;
  after: ClassTotals;
}>;

function totals(classes: readonly EntityClass[]): ClassTotals {
  const counted = { essential: 0, important: 0, out_of_scope: 0 };
  for (const one of classes) counted[one] += 1;
  return counted;
}

export const compareDraft = (changes: readonly DraftChange[]): DraftComparison => ({
  movers: changes.flatMap((change, at) => (change.before === change.after ? [] : [{ at, change }])),
  before: totals(changes.map(({ before }) => before)),
  after: totals(changes.map(({ after }) => after)),
});
