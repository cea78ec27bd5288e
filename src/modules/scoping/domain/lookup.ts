/** Reading a record by a key that a caller sent. */

/** The record's own member; null for what it lacks and for names that every object inherits. */
export const lookup = <T>(record: Readonly<Record<string, T>>, key: string): T | null =>
  Object.hasOwn(record, key) ? (record[key] ?? null) : null;
