/** Reports every transaction committed by this process. */
import type { MikroORM } from '@mikro-orm/postgresql';

/** @param onMessage must not throw; it is not awaited */
export function onCommit(orm: Pick<MikroORM, 'em'>, onMessage: () => void): void {
  orm.em.getEventManager().registerSubscriber({
    afterTransactionCommit: () => {
      onMessage();
    },
  });
}
