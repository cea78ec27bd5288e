/** Dates of an invoice, stored as YYYY-MM-DD, in the form of its language. */
import { longDate } from '../../../shared/long-date.js';
import type { Language } from '../../../shared/language.js';
import type { ServicePeriod } from './invoice.js';

export const spellDay = (day: string, language: Language): string =>
  longDate(new Date(day), language);

export const spellPeriod = ({ from, until }: ServicePeriod, language: Language): string =>
  `${spellDay(from, language)} – ${spellDay(until, language)}`;
