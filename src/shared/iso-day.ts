/** Calendar day of a time in UTC, YYYY-MM-DD. */
export const isoDay = (at: Date): string => at.toISOString().slice(0, 'YYYY-MM-DD'.length);
