/** Formats amounts for machines (exact decimals) and for people. */
import type { Language } from './language.js';

const CENTS = 100;

/** Euro with two decimals, such as "1971.60". @param cents whole cents */
export function toAmount(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.floor(Math.abs(cents) / CENTS);
  return `${sign}${String(whole)}.${String(Math.abs(cents) % CENTS).padStart(2, '0')}`;
}

/** Every group of thousands is separated, in languages too that group from five digits in running text. */
const AMOUNT: Intl.NumberFormatOptions = {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: 'always',
};

const formats = new Map<Language, Intl.NumberFormat>();

function formatOf(language: Language): Intl.NumberFormat {
  const format = formats.get(language) ?? new Intl.NumberFormat(language, AMOUNT);
  formats.set(language, format);
  return format;
}

/** A true minus sign; the plain no-break space, which every font has, instead of the narrow one. */
const typeset = (text: string): string =>
  text.replaceAll('-', '\u2212').replaceAll('\u202f', '\u00a0');

/** For people: two decimals and grouped thousands, such as "1,227.60" in English. */
export const spellAmount = (cents: number, language: Language): string =>
  typeset(formatOf(language).format(cents / CENTS));

/** For people, such as "24 %"; Hungarian has no space before the sign. */
export const spellPercent = (percent: number, language: Language): string =>
  `${String(percent).replace('.', language === 'en' ? '.' : ',')}${language === 'hu' ? '' : '\u00a0'}%`;
