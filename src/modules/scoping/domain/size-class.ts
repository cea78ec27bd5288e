/**
 * Size class of an enterprise, in annual work units and million euro.
 * Source: Recommendation 2003/361/EC, Annex art 2.
 */
import type { Source } from '../../../shared/source.js';

/** Classes with ceilings, smallest first. */
export const CAPPED_CLASSES = ['micro', 'small', 'medium'] as const;
type CappedClass = (typeof CAPPED_CLASSES)[number];

export type SizeClass = CappedClass | 'large';

/** Headcount must be below `employees`; a financial figure may equal its ceiling. */
export type Ceiling = Readonly<{
  employees: number;
  turnoverMeur: number;
  balanceSheetMeur: number;
  source: Source;
}>;

export type Ceilings = Readonly<Record<CappedClass, Ceiling>>;

/** Figures of the whole group, if any. null: unknown; 0 is a known figure. */
export type Figures = Readonly<{
  employees: number;
  turnoverMeur: number | null;
  balanceSheetMeur: number | null;
}>;

/** One financial figure within its ceiling is enough; unknown figures are ignored; none known passes. */
function isWithinFinancial(ceiling: Ceiling, figures: Figures): boolean {
  const tests: readonly (readonly [number | null, number])[] = [
    [figures.turnoverMeur, ceiling.turnoverMeur],
    [figures.balanceSheetMeur, ceiling.balanceSheetMeur],
  ];
  const known = tests.filter(([figure]) => figure !== null);
  return known.length === 0 || known.some(([figure, limit]) => figure !== null && figure <= limit);
}

const isWithin = (ceiling: Ceiling, figures: Figures): boolean =>
  figures.employees < ceiling.employees && isWithinFinancial(ceiling, figures);

/** Smallest class whose ceilings are met. Missing figures. */
export const sizeClass = (ceilings: Ceilings, figures: Figures): SizeClass =>
  CAPPED_CLASSES.find((name) => isWithin(ceilings[name], figures)) ?? 'large';

/** Which missing figures may change the class. */
export type Uncertainty = 'figures_missing' | 'turnover_missing' | 'balance_sheet_missing';

/** Null if the unknown figures could not change the class. */
export function sizeUncertainty(ceilings: Ceilings, figures: Figures): Uncertainty | null {
  const classWith = (unknown: number) =>
    sizeClass(ceilings, {
      employees: figures.employees,
      turnoverMeur: figures.turnoverMeur ?? unknown,
      balanceSheetMeur: figures.balanceSheetMeur ?? unknown,
    });
  if (classWith(0) === classWith(Number.POSITIVE_INFINITY)) return null;
  if (figures.turnoverMeur !== null) return 'balance_sheet_missing';
  return figures.balanceSheetMeur !== null ? 'turnover_missing' : 'figures_missing';
}
