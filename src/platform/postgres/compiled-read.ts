/** Reads that are built once: building a large query costs more than sending it. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Compilable, CompiledQuery } from 'kysely';
import { queries } from './tables.js';

/**
 * @param build its values must be the only parameters, in their order
 * @returns the first row, or null
 */
export function compiledRead<Values extends readonly unknown[], Row>(
  build: (em: EntityManager, ...values: Values) => Compilable<Row>,
): (em: EntityManager, ...values: Values) => Promise<Row | null> {
  let query: CompiledQuery<Row> | null = null;
  return async (em, ...values) => {
    query ??= checked(build(em, ...values).compile(), values);
    const { rows } = await queries(em).executeQuery<Row>({ ...query, parameters: values });
    return rows[0] ?? null;
  };
}

/** @throws Error if the parameters are not the values */
function checked<Row>(query: CompiledQuery<Row>, values: readonly unknown[]): CompiledQuery<Row> {
  const { sql, parameters } = query;
  const isSame =
    parameters.length === values.length && parameters.every((one, at) => one === values[at]);
  if (!isSame) throw new Error(`other parameters than values: ${sql}`);
  return query;
}
