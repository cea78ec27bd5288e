/** Dates, terms and names on the page of a country. */
import type { NationalRecord } from '../modules/countries/domain/national-record.js';
import type { EntityGroup } from '../modules/incidents/domain/national-schedule.js';
import type { Duty, Term } from '../modules/law/domain/duty.js';
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

const GROUP_NAMES: Readonly<Partial<Record<EntityGroup, string>>> = {
  energy: 'sectors:names.energy',
  public_administration: 'sectors:names.public_administration',
  telecoms: 'cases:names.public_electronic_communications',
};

/** The classes, and the only sector that the duty binds. */
export function boundEntities(
  { classes, group }: Pick<Duty, 'classes' | 'group'>,
  t: (key: string) => string,
): string {
  const names = classes.map((one) => t(`console:class.${one}`)).join(', ');
  const key = group === null ? undefined : GROUP_NAMES[group];
  return key === undefined ? names : `${names} (${t(key)})`;
}
