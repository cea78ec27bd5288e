/** Formats amounts for machines (exact decimals) and for people. */
import type { Language } from './language.js';

const CENTS = 100;

/** Euro with two decimals, such as "1971.60". @param cents whole cents */
export function toAmount(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.floor(Math.abs(cents) / CENTS);
  return `${sign}${String(whole)}.${String(Math.abs(cents) % CENTS).padStart(2, '0')}`;
}

const decimalSign = (language: Language): string => (language === 'en' ? '.' : ',');

/** For people: two decimals and grouped thousands, such as "1 227.60" in English. */
export function spellAmount(cents: number, language: Language): string {
  const [whole = '', rest = ''] = toAmount(cents).replace('-', '\u2212').split('.');
  const spaced = whole.replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0');
  return `${spaced}${decimalSign(language)}${rest}`;
}

/** For people, such as "24 %"; Hungarian has no space before the sign. */
export const spellPercent = (percent: number, language: Language): string =>
  `${String(percent).replace('.', decimalSign(language))}${language === 'hu' ? '' : '\u00a0'}%`;
