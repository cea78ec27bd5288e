/**
 * A ceiling passed, up or down, changes the class only if that lasts two consecutive accounting periods.
 * Source: Recommendation 2003/361/EC, Annex art 4(2).
 */
import type { Ceilings } from '../../scoping/domain/size-class.js';
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

export function sizeByPeriods(ceilings: Ceilings, amounts: PeriodAmounts): PeriodSize {
  const latest = sizeOf(ceilings, amounts.latest);
  const previous = amounts.previous === null ? null : sizeOf(ceilings, amounts.previous);
  const isHeld = previous !== null && previous.size !== latest.size;
  return { latest, previous, deciding: isHeld ? previous : latest, isHeld };
}
