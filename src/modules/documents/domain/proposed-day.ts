/** Dates that a document proposes. */
import { addMonths } from '../../incidents/domain/calendar.js';
import { workingDayFrom } from '../../incidents/domain/working-day.js';
import { isMemberState } from '../../../shared/country.js';
import type { DocumentCase } from './document-source.js';

/** YYYY-MM-DD moved by months; a month without that day ends on its last day. */
const monthsAfter = (day: string, months: number): string =>
  addMonths(new Date(`${day}T00:00:00Z`), months)
    .toISOString()
    .slice(0, 'YYYY-MM-DD'.length);

/** A date proposed for people: months after the date of the document, or the next working day of the country. */
export function proposedDay({ facts, knowledge }: DocumentCase, months: number): string {
  const { country, date } = facts;
  const holidayOn = (day: string): string | null =>
    country !== null && isMemberState(country) ? knowledge.holidayOn(country, day) : null;
  return workingDayFrom(monthsAfter(date, months), { holidayOn });
}
