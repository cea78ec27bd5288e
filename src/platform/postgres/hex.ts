/** Binary columns as text. */
import { sql, type RawBuilder } from 'kysely';

/** A bytea column, with or without its table, as lower-case hexadecimal digits. */
export const hex = (column: string): RawBuilder<string> =>
  sql<string>`encode(${sql.ref(column)}, 'hex')`;
