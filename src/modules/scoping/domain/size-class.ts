/**
 * Size class of an enterprise, in annual work units and million euro.
 * Source: Recommendation 2003/361/EC, Annex art 2.
 */
import type { Source } from '../../../shared/source.js';
import type { Figures, SizeClass } from '../../countries/domain/company-size.js';

/** Classes with ceilings, smallest first. */
export const CAPPED_CLASSES = ['micro', 'small', 'medium'] as const;
type CappedClass = (typeof CAPPED_CLASSES)[number];

/** Headcount must be below `employees`; a financial figure may equal its ceiling. */
export type Ceiling = Readonly<{
  employees: number;
  turnoverMeur: number;
  balanceSheetMeur: number;
  source: Source;
}>;

export type Ceilings = Readonly<Record<CappedClass, Ceiling>>;

/** Only drafts distinguish mid-caps from other large entities. */
export type SizeCategory = SizeClass | 'mid_cap';

type MidCap = Readonly<{ ceiling: Ceiling }>;

/** `midCap`: only under a draft. */
export type Limits = Readonly<{ ceilings: Ceilings; midCap?: MidCap }>;

/** One financial figure within its ceiling is enough; unknown figures are ignored; none known passes. */
function isWithinFinancial(ceiling: Ceiling, figures: Figures): boolean {
  const { turnoverMeur: turnover, balanceSheetMeur: balance } = figures;
  if (turnover === null && balance === null) return true;
  return (
    (turnover !== null && turnover <= ceiling.turnoverMeur) ||
    (balance !== null && balance <= ceiling.balanceSheetMeur)
  );
}

const isWithin = (ceiling: Ceiling, figures: Figures): boolean =>
  figures.employees < ceiling.employees && isWithinFinancial(ceiling, figures);

/** Smallest class whose ceilings are met. Missing figures. */
export function sizeClass(ceilings: Ceilings, figures: Figures): SizeClass {
  for (const name of CAPPED_CLASSES) if (isWithin(ceilings[name], figures)) return name;
  return 'large';
}

export function sizeCategory({ ceilings, midCap }: Limits, figures: Figures): SizeCategory {
  const size = sizeClass(ceilings, figures);
  const isMidCap = size === 'large' && midCap !== undefined && isWithin(midCap.ceiling, figures);
  return isMidCap ? 'mid_cap' : size;
}

export const sizeOf = (category: SizeCategory): SizeClass =>
  category === 'mid_cap' ? 'large' : category;

/** Which missing figures may change the class. */
export type Uncertainty = 'figures_missing' | 'turnover_missing' | 'balance_sheet_missing';

/** Null if the unknown figures could not change the class. */
export function sizeUncertainty(limits: Limits, figures: Figures): Uncertainty | null {
  const classWith = (unknown: number) =>
    sizeCategory(limits, {
      employees: figures.employees,
      turnoverMeur: figures.turnoverMeur ?? unknown,
      balanceSheetMeur: figures.balanceSheetMeur ?? unknown,
    });
  if (classWith(0) === classWith(Number.POSITIVE_INFINITY)) return null;
  if (figures.turnoverMeur !== null) return 'balance_sheet_missing';
  return figures.balanceSheetMeur !== null ? 'turnover_missing' : 'figures_missing';
}
