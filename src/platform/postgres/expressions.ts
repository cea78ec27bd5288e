/** Expressions that several repositories use. */
import { sql, type RawBuilder } from 'kysely';

/** A bytea column, with or without its table, as lower-case hexadecimal digits. */
export const hex = (column: string): RawBuilder<string> =>
  sql<string>`encode(${sql.ref(column)}, 'hex')`;

/** A time some days earlier. */
export const daysBefore = (now: Date, days: number): RawBuilder<Date> =>
  sql<Date>`${now}::timestamptz - make_interval(days => ${sql.lit(days)})`;
