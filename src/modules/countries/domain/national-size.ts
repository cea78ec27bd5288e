/** Size limits that a national act prints itself. They combine staff and money in ways of their own. */
import type { Figures, SizeClass } from '../../scoping/domain/size-class.js';

/**
 * What an entity must reach for a class: staff may equal its limit, money must exceed it.
 * `join`: how staff and money combine. `financialJoin`: how turnover and balance sheet combine.
 */
export type SizeLimit = Readonly<{
  employees: number;
  turnoverMeur: number;
  balanceSheetMeur: number;
  join: 'and' | 'or';
  financialJoin: 'and' | 'or';
  provision: string;
}>;

/** null: the act leaves that limit to another text, and the Recommendation's answer stands. */
export type NationalSizeTest = Readonly<{ large: SizeLimit | null; medium: SizeLimit | null }>;

/** What is unknown is left out; null where nothing is known. */
function exceedsMoney(limit: SizeLimit, figures: Figures): boolean | null {
  const tests = [
    figures.turnoverMeur === null ? null : figures.turnoverMeur > limit.turnoverMeur,
    figures.balanceSheetMeur === null ? null : figures.balanceSheetMeur > limit.balanceSheetMeur,
  ].filter((one) => one !== null);
  if (tests.length === 0) return null;
  return limit.financialJoin === 'and' ? tests.every(Boolean) : tests.some(Boolean);
}

/** Without any figure of money the headcount decides, as it does under the Recommendation. */
function reaches(limit: SizeLimit, figures: Figures): boolean {
  const hasStaff = figures.employees >= limit.employees;
  const money = exceedsMoney(limit, figures);
  if (money === null) return hasStaff;
  return limit.join === 'and' ? hasStaff && money : hasStaff || money;
}

const isAtLeastMedium = (size: SizeClass): boolean => size === 'medium' || size === 'large';

/** @param recommended the class under Recommendation 2003/361/EC */
export function nationalSize(
  { large, medium }: NationalSizeTest,
  recommended: SizeClass,
  figures: Figures,
): SizeClass {
  if (large === null ? recommended === 'large' : reaches(large, figures)) return 'large';
  if (medium === null ? isAtLeastMedium(recommended) : reaches(medium, figures)) return 'medium';
  return isAtLeastMedium(recommended) ? 'small' : recommended;
}
