/** Work that nobody waits for, begun behind the doors: papers of paid orders, and the chores. */
import type { Chore } from './scheduled-jobs.js';
import type { Making } from './document-generation.js';

/** `begun`: rejects where it could not begin. `close`: waits for what is under way, a beginning too. */
export type Work = Readonly<{ begun: Promise<void>; close: () => Promise<void> }>;

/** Of a process that leaves it to others. */
export const NO_WORK: Work = { begun: Promise.resolve(), close: () => Promise.resolve() };

export function beginWork(worker: Pick<Making, 'start' | 'close'>, chores: readonly Chore[]): Work {
  const begun = worker.start().then(() => {
    for (const chore of chores) chore.start();
  });
  return {
    begun,
    close: async () => {
      await begun.catch(() => undefined);
      for (const chore of chores) await chore.close();
      await worker.close();
    },
  };
}

type Around = (name: string, payload: unknown, work: () => Promise<void>) => Promise<void>;

/** Jobs under way. */
export class JobCount {
  count = 0;

  counted(around: Around): Around {
    return async (name, payload, work) => {
      this.count += 1;
      try {
        await around(name, payload, work);
      } finally {
        this.count -= 1;
      }
    };
  }
}
