/** The current time for deletions and expiries. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queries } from './tables.js';

/**
 * The earlier of both clocks: one that runs ahead must not delete data early.
 * @param ownMs application clock, milliseconds since the epoch
 */
export async function conservativeNow(em: EntityManager, ownMs = Date.now()): Promise<Date> {
  const { at } = await queries(em)
    .selectNoFrom(sql<Date>`now()`.as('at'))
    .executeTakeFirstOrThrow();
  return new Date(Math.min(ownMs, at.getTime()));
}
