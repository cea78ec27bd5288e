/** Background work: documents of paid orders and scheduled jobs. */
import type { BackgroundJob } from '../shared/scheduled-job.js';
import type { DocumentWorker } from '../modules/documents/documents.module.js';
import type { AroundJob } from '../platform/telemetry/tracing.js';

/** `begun`: rejects if the work could not start. `close`: waits for work in progress. */
export type Work = Readonly<{ begun: Promise<void>; close: () => Promise<void> }>;

export const NO_WORK: Work = { begun: Promise.resolve(), close: () => Promise.resolve() };

export function beginWork(
  worker: Pick<DocumentWorker, 'start' | 'close'>,
  jobs: readonly BackgroundJob[],
): Work {
  const begun = worker.start().then(() => {
    for (const job of jobs) job.start();
  });
  return {
    begun,
    close: async () => {
      await begun.catch(() => undefined);
      for (const job of jobs) await job.close();
      await worker.close();
    },
  };
}

export class JobCount {
  count = 0;

  counted(around: AroundJob): AroundJob {
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
