/** Formats numbers, dates and names in the reader's language with `Intl`. */

export const countryName = (language: string, code: string): string => {
  const upper = code.toUpperCase();
  if (upper === 'EU') return 'EU';
  // The code of the Union's own style, not of ISO 3166.
  if (upper === 'EL') return countryName(language, 'GR');
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

/** @param month YYYY-MM */
export const monthName = (language: string, month: string): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** @param amount EUR, such as "1971.60" or 1590 */
export const money = (language: string, amount: string | number): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(Number(amount));

/** @param units whole number of the smallest unit of the currency @param currency ISO 4217, in any case */
export function amount(language: string, units: string, currency: string): string {
  const form = new Intl.NumberFormat(language, { style: 'currency', currency });
  return form.format(Number(units) / 10 ** (form.resolvedOptions().maximumFractionDigits ?? 0));
}

/** With the name of the time zone. @param instant ISO 8601 */
export const dateTime = (language: string, instant: string): string =>
  new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(instant));

/** Time zone of the device, such as Europe/Tallinn. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const KILOBYTE = 1_000;

export const fileSize = (language: string, bytes: number): string =>
  new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(bytes / KILOBYTE);

/** In French a space comes before it. */
export const colon = (language: string): string => (language === 'fr' ? '\u00a0: ' : ': ');

export const number = (language: string, value: number): string =>
  new Intl.NumberFormat(language).format(value);

/** @param longest characters */
export const shortened = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
