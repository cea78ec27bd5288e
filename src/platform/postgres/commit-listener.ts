/** Tells of every transaction that this process has committed. */
import type { MikroORM } from '@mikro-orm/postgresql';

/** @param hear must not fail and is not waited for */
export function onCommit(orm: Pick<MikroORM, 'em'>, onMessage: () => void): void {
  orm.em.getEventManager().registerSubscriber({
    afterTransactionCommit: () => {
      onMessage();
    },
  });
}
