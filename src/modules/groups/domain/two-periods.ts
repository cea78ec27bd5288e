/**
 * A ceiling passed, up or down, changes the class only if that lasts two consecutive accounting periods.
 * Source: Recommendation 2003/361/EC, Annex art 4(2).
 */
import type { Limits } from '../../scoping/domain/size-class.js';
import type { PeriodAmounts } from './consolidation.js';
import { sizeOf, type Sized } from './amounts.js';

/**
 * `latest`, `previous`: by the figures of one period; `previous` null if not known. `deciding`: by the rule.
 * `isHeld`: the latest period alone would give another class.
 */
export type PeriodSize = Readonly<{
  latest: Sized;
  previous: Sized | null;
  deciding: Sized;
  isHeld: boolean;
}>;

/** Of the size classes alone: whether drafts extend the rule to mid-caps was not read. */
export function sizeByPeriods(limits: Limits, amounts: PeriodAmounts): PeriodSize {
  const latest = sizeOf(limits, amounts.latest);
  const previous = amounts.previous === null ? null : sizeOf(limits, amounts.previous);
  const isHeld = previous !== null && previous.size !== latest.size;
  return { latest, previous, deciding: isHeld ? previous : latest, isHeld };
}
