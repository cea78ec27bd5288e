/** The current time for deletions and expiries. */
import type { EntityManager } from '@mikro-orm/postgresql';

type RequestInput = Readonly<{ fork: () => Pick<EntityManager, 'execute'> }>;

/**
 * The earlier of both clocks: one that runs ahead must not delete data early.
 * @param ownMs application clock, milliseconds since the epoch
 */
export async function conservativeNow(em: RequestInput, ownMs = Date.now()): Promise<Date> {
  const rows: readonly { at: string | Date }[] = await em.fork().execute('select now() as at');
  return new Date(Math.min(ownMs, ...rows.map(({ at }) => new Date(at).getTime())));
}
