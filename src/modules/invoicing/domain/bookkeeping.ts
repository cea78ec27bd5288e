/**
 * How long papers of bookkeeping are kept: seven years from the end of the financial year (ours is the calendar year) in
 * which they were entered. Source: Accounting Act (Estonia), raamatupidamise seadus § 12.
 */
const KEPT_YEARS = 7;

/** The last day on which a paper must be kept. @param issuedOn YYYY-MM-DD */
export const keptUntil = (issuedOn: string): string =>
  `${String(Number(issuedOn.slice(0, 4)) + KEPT_YEARS)}-12-31`;

/** The last year whose papers need not be kept any more. @param today YYYY-MM-DD, the seller's day */
export const lastYearToGo = (today: string): number => Number(today.slice(0, 4)) - KEPT_YEARS - 1;
