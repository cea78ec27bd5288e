/** Places of figures among limits. Two inquiries with the same places get the same class and counterfactuals. */
import type { Figures } from '../../countries/domain/company-size.js';
import type { FigureLimits } from './counterfactual.js';

/** Odd: between two limits; even: equal to one; 0: unknown. */
function placeOf(figure: number | null, limits: readonly number[]): number {
  if (figure === null) return 0;
  let place = 1;
  for (const limit of limits) {
    if (figure < limit) return place;
    if (figure === limit) return place + 1;
    place += 2;
  }
  return place;
}

/** More than the places of any figure: acts have some ten limits. */
const MAX_POSITIONS = 1_024;

/** The places of the three figures as one number. @param limits ascending */
export function placesOf(figures: Figures, limits: FigureLimits): number {
  const employees = placeOf(figures.employees, limits.employees);
  const turnover = placeOf(figures.turnoverMeur, limits.turnoverMeur);
  const balance = placeOf(figures.balanceSheetMeur, limits.balanceSheetMeur);
  return (employees * MAX_POSITIONS + turnover) * MAX_POSITIONS + balance;
}

/** The limits of both, ascending. */
export function joinedLimits(one: FigureLimits, other: FigureLimits): FigureLimits {
  const of = (figure: keyof FigureLimits): readonly number[] =>
    [...new Set([...one[figure], ...other[figure]])].sort((a, b) => a - b);
  return {
    employees: of('employees'),
    turnoverMeur: of('turnoverMeur'),
    balanceSheetMeur: of('balanceSheetMeur'),
  };
}

/** The limits of the first that the second does not have; null if it has all. */
export function furtherLimits(one: FigureLimits, other: FigureLimits): FigureLimits | null {
  const of = (figure: keyof FigureLimits): readonly number[] =>
    one[figure].filter((limit) => !other[figure].includes(limit));
  const limits = {
    employees: of('employees'),
    turnoverMeur: of('turnoverMeur'),
    balanceSheetMeur: of('balanceSheetMeur'),
  };
  return Object.values(limits).every(({ length }) => length === 0) ? null : limits;
}
