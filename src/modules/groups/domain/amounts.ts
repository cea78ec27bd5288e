/** Sums of figures in which some may be unknown. Headcount in annual work units, money in million euro. */
import type { Figures, SizeClass } from '../../countries/domain/company-size.js';
import {
  sizeCategory,
  sizeOf as sizeOfCategory,
  type Limits,
  type SizeCategory,
} from '../../scoping/domain/size-class.js';

/** `isComplete`: false if an addend was unknown, so that the amount is a lower bound. */
type Amount = Readonly<{ value: number; isComplete: boolean }>;

export type Amounts = Readonly<{
  employees: Amount;
  turnoverMeur: Amount;
  balanceSheetMeur: Amount;
}>;

export type PartialFigures = Readonly<{
  employees: number | null;
  turnoverMeur: number | null;
  balanceSheetMeur: number | null;
}>;

export const NOTHING_KNOWN: PartialFigures = {
  employees: null,
  turnoverMeur: null,
  balanceSheetMeur: null,
};

/** One euro: sums of shares are rounded to it, so that 0.1 + 0.2 is 0.3. */
const SCALE = 1_000_000;
const rounded = (value: number): number => Math.round(value * SCALE) / SCALE;

const partOf = (value: number | null): Amount => ({
  value: value ?? 0,
  isComplete: value !== null,
});

export const amountsOf = (part: PartialFigures): Amounts => ({
  employees: partOf(part.employees),
  turnoverMeur: partOf(part.turnoverMeur),
  balanceSheetMeur: partOf(part.balanceSheetMeur),
});

const NOTHING = amountsOf({ employees: 0, turnoverMeur: 0, balanceSheetMeur: 0 });

const sum = (one: Amount, other: Amount, share: number): Amount => ({
  value: one.value + other.value * share,
  isComplete: one.isComplete && other.isComplete,
});

const scaled = (one: Amounts, other: Amounts, share: number): Amounts => ({
  employees: sum(one.employees, other.employees, share),
  turnoverMeur: sum(one.turnoverMeur, other.turnoverMeur, share),
  balanceSheetMeur: sum(one.balanceSheetMeur, other.balanceSheetMeur, share),
});

const WHOLE = 100;

/** @param addends each with its percentage */
export function addUp(
  addends: readonly Readonly<{ amounts: Amounts; percent: number }>[],
): Amounts {
  const total = addends.reduce(
    (before, { amounts, percent }) => scaled(before, amounts, percent / WHOLE),
    NOTHING,
  );
  return roundAmounts(total);
}

/** What is left without one addend. */
export const without = (total: Amounts, addend: Amounts, percent: number): Amounts =>
  roundAmounts(scaled(total, addend, -percent / WHOLE));

const roundAmount = ({ value, isComplete }: Amount): Amount => ({
  value: Math.max(0, rounded(value)),
  isComplete,
});

const roundAmounts = ({ employees, turnoverMeur, balanceSheetMeur }: Amounts): Amounts => ({
  employees: roundAmount(employees),
  turnoverMeur: roundAmount(turnoverMeur),
  balanceSheetMeur: roundAmount(balanceSheetMeur),
});

/** A lower bound is tried as the amount and as unknown; a known amount is itself. */
const readings = ({ value, isComplete }: Amount): readonly (number | null)[] => {
  if (isComplete) return [value];
  return value === 0 ? [null] : [null, value];
};

const ORDER: readonly SizeCategory[] = ['micro', 'small', 'medium', 'mid_cap', 'large'];

/** `category`: distinguishes mid-caps under a draft. */
export type Sized = Readonly<{ figures: Figures; size: SizeClass; category: SizeCategory }>;

/** Figures with their size class; of several readings of a lower bound the one with the largest class. */
export function sizeOf(limits: Limits, amounts: Amounts): Sized {
  const { employees, turnoverMeur, balanceSheetMeur } = amounts;
  const all = readings(turnoverMeur).flatMap((turnover) =>
    readings(balanceSheetMeur).map((balance): Sized => {
      const figures = {
        employees: employees.value,
        turnoverMeur: turnover,
        balanceSheetMeur: balance,
      };
      const category = sizeCategory(limits, figures);
      return { figures, size: sizeOfCategory(category), category };
    }),
  );
  const rank = ({ category }: Sized) => ORDER.indexOf(category);
  return all.reduce((largest, one) => (rank(one) > rank(largest) ? one : largest));
}
