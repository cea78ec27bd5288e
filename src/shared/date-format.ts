/** Formatters of dates. Making one takes some 30 microseconds, using it one. */
const known = new Map<string, Intl.DateTimeFormat>();

/** @param options few different ones: each formatter is kept */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = known.get(key) ?? new Intl.DateTimeFormat(locale, options);
  known.set(key, format);
  return format;
}
