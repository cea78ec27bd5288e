/** The time by which things are thrown away, ended and told to have ended. */
import type { EntityManager } from '@mikro-orm/postgresql';

type RequestInput = Readonly<{ fork: () => Pick<EntityManager, 'execute'> }>;

/**
 * The earlier one of our clock and the database's: one that runs ahead must not throw away what is young, as that cannot
 * be undone when the clock is set right. @param ownMs what our clock says
 */
export async function conservativeNow(em: RequestInput, ownMs = Date.now()): Promise<Date> {
  const rows: readonly { at: string | Date }[] = await em.fork().execute('select now() as at');
  return new Date(Math.min(ownMs, ...rows.map(({ at }) => new Date(at).getTime())));
}
