/** Size of a company. */

/** Figures of the whole group, if any. null: unknown; 0 is a known figure. */
export type Figures = Readonly<{
  employees: number;
  turnoverMeur: number | null;
  balanceSheetMeur: number | null;
}>;

export type SizeClass = 'micro' | 'small' | 'medium' | 'large';
