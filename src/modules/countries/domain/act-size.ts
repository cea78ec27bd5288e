/** Size tests of an act, evaluated on the figures. */
import type { Figures } from './company-size.js';
import type { SizeClass } from './company-size.js';
import { NO, truth, UNKNOWN, type Truth } from './act-conditions.js';
import type { SizeTest } from './act-rules.js';

const SIZES: readonly SizeClass[] = ['micro', 'small', 'medium', 'large'];

/** Ignores unknown figures; null if none is known or limited. */
function exceedsMoney(
  test: Extract<SizeTest, { kind: 'printed' }>,
  figures: Figures,
): boolean | null {
  const exceeds = (figure: number | null, limit: number | null): boolean | null =>
    figure === null || limit === null ? null : figure > limit;
  const turnover = exceeds(figures.turnoverMeur, test.turnoverMeur);
  const balance = exceeds(figures.balanceSheetMeur, test.balanceSheetMeur);
  if (turnover === null || balance === null) return turnover ?? balance;
  return test.financialJoin === 'and' ? turnover && balance : turnover || balance;
}

function isInBand(test: Extract<SizeTest, { kind: 'band' }>, figures: Figures): Truth {
  if (figures.employees >= test.employeesBelow) return NO;
  const { turnoverMeur, balanceSheetMeur } = figures;
  if (turnoverMeur === null && balanceSheetMeur === null) return UNKNOWN;
  const within = (figure: number | null, [least, most]: readonly [number, number]): boolean =>
    figure !== null && figure >= least && figure <= most;
  const isWithin =
    within(turnoverMeur, test.turnoverMeur) || within(balanceSheetMeur, test.balanceSheetMeur);
  return truth(isWithin);
}

/** Without financial figures the headcount decides; if the act has no headcount limit, nothing does. */
function passesPrinted(test: Extract<SizeTest, { kind: 'printed' }>, figures: Figures): Truth {
  const money = exceedsMoney(test, figures);
  const staff = test.employees === null ? null : figures.employees >= test.employees;
  if (money === null) return staff === null ? UNKNOWN : truth(staff);
  if (staff === null) return truth(money);
  return truth(test.join === 'and' ? staff && money : staff || money);
}

export function passesSize(test: SizeTest, figures: Figures, recommended: SizeClass): Truth {
  if (test.kind === 'recommended') {
    return truth(SIZES.indexOf(recommended) >= SIZES.indexOf(test.atLeast));
  }
  return test.kind === 'band' ? isInBand(test, figures) : passesPrinted(test, figures);
}
