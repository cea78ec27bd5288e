/** Dates, terms and names on the page of a country. */
import type { NationalRecord } from '../modules/countries/domain/national-record.js';
import type { Term } from '../modules/law/domain/duty.js';
import type { Language } from '../shared/language.js';
import { longDate } from '../shared/long-date.js';

/** With the short title of the act: some titles are longer than what is cited from the act. */
export const shortened = (text: string, { act }: NationalRecord): string =>
  text.replaceAll(act.title, act.shortTitle);

/** @param day YYYY-MM-DD */
export const dayText = (day: string | null, language: Language): string | null =>
  day && longDate(new Date(day), language);

/** Such as "3 months". */
export function spanText({ value, unit }: Term, language: Language): string {
  const options = { style: 'unit', unit: unit.slice(0, -1), unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(language, options).format(value);
}
