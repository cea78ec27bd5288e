/** Safe lookup of a key sent by a caller. */

/** The own member of the record; null for missing and inherited names. */
export const lookup = <T>(record: Readonly<Record<string, T>>, key: string): T | null =>
  Object.hasOwn(record, key) ? (record[key] ?? null) : null;
