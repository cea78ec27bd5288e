/**
 * Documents are kept seven years from the end of the financial year (calendar year) in which they were recorded.
 * Source: Accounting Act (Estonia), raamatupidamise seadus § 12.
 */
export const RETENTION_YEARS = 7;

/** Last day of retention. @param issuedOn YYYY-MM-DD */
export const retainedUntil = (issuedOn: string): string =>
  `${String(Number(issuedOn.slice(0, 4)) + RETENTION_YEARS)}-12-31`;

/** Last year whose documents may be deleted. @param today YYYY-MM-DD in the seller's time zone */
export const lastYearToGo = (today: string): number =>
  Number(today.slice(0, 4)) - RETENTION_YEARS - 1;
