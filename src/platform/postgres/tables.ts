/** Types of all tables, inferred from the entities (D-116). */
import { p, type EntitySchemaWithMeta } from '@mikro-orm/core';
import type { EntityManager, InferKyselyTable } from '@mikro-orm/postgresql';
import type { ColumnType, Kysely } from 'kysely';

/** Each `*.entity.ts` adds its tables by module augmentation, so that joins import no other module. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the entities
export interface Tables {}

/** `Generated` of a jsonb column keeps what its writes take. */
type Column<Value> =
  Value extends ColumnType<infer Json, infer Insert, unknown>
    ? Json extends ColumnType<infer Read, infer Text, infer Update>
      ? ColumnType<Read, Text | Extract<Insert, undefined>, Update>
      : Value
    : Value;

/** Rows of an entity's table, with the names of its columns. */
export type TableOf<Entity extends EntitySchemaWithMeta> = {
  [Name in keyof InferKyselyTable<Entity>]: Column<InferKyselyTable<Entity>[Name]>;
};

/** A jsonb column: reads as `Value`; writes take JSON text, because the driver sends arrays as PostgreSQL arrays. */
export const jsonb = <Value>() => p.json<ColumnType<Value, string, string>>();

/** MikroORM types it as false; true for the one that all others are forked from. */
const isGlobal = ({ global }: Readonly<{ global: boolean }>): boolean => global;

/**
 * Typed queries, in the transaction of `em` if it has one; the global one never joins a transaction around the call.
 * List columns instead of `selectAll`: a migration would break prepared statements of running processes.
 */
export const queries = (em: EntityManager): Kysely<Tables> =>
  isGlobal(em) ? em.getConnection().getClient<Tables>() : em.getKysely<Tables>();
