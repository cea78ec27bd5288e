/** Formats numbers, dates and names in the reader's language with `Intl`. */

export const countryName = (language: string, code: string): string => {
  const upper = code.toUpperCase();
  if (upper === 'EU') return 'EU';
  return new Intl.DisplayNames([language], { type: 'region' }).of(upper) ?? upper;
};

export function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
}

/** @param text ISO 8601; a date without time is the same day in every time zone */
export const day = (language: string, text: string): string =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    ...(text.length === 10 ? { timeZone: 'UTC' } : {}),
  }).format(new Date(text));

/** @param amount EUR, such as "1971.60" or 1590 */
export const money = (language: string, amount: string | number): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(Number(amount));

/** @param instant ISO 8601 */
export const dateTime = (language: string, instant: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(instant),
  );

const KILOBYTE = 1_000;

export const fileSize = (language: string, bytes: number): string =>
  new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(bytes / KILOBYTE);

export const number = (language: string, value: number): string =>
  new Intl.NumberFormat(language).format(value);
