/** Size limits printed in a national act, which may combine headcount and money differently. */
import type { Figures, SizeClass } from './company-size.js';

/**
 * Thresholds of a class: headcount may equal its limit, money must exceed it.
 * `join`: combines headcount and money. `financialJoin`: combines turnover and balance sheet.
 */
export type SizeLimit = Readonly<{
  employees: number;
  turnoverMeur: number;
  balanceSheetMeur: number;
  join: 'and' | 'or';
  financialJoin: 'and' | 'or';
  provision: string;
}>;

/** null: the act prints no such limit, so the class under the Recommendation applies. */
export type NationalSizeTest = Readonly<{ large: SizeLimit | null; medium: SizeLimit | null }>;

/** Ignores unknown figures; null if all are unknown. */
function exceedsMoney(limit: SizeLimit, figures: Figures): boolean | null {
  const tests = [
    figures.turnoverMeur === null ? null : figures.turnoverMeur > limit.turnoverMeur,
    figures.balanceSheetMeur === null ? null : figures.balanceSheetMeur > limit.balanceSheetMeur,
  ].filter((one) => one !== null);
  if (tests.length === 0) return null;
  return limit.financialJoin === 'and' ? tests.every(Boolean) : tests.some(Boolean);
}

/** Without financial figures the headcount decides, as under the Recommendation. */
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
