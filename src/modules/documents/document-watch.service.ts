/** Monitors orders that wait for documents: restores lost jobs and alerts on failed and late orders. */
import { ScheduledJob } from '../../shared/scheduled-job.js';
import type { DocumentQueueRepository } from './document-queue.repository.js';
import type { Report } from '../../shared/report.js';

const EVERY_MS = 15_000;

/** Generation takes seconds; after a minute, no worker is generating. */
const WAITS_MS = 60_000;

/** `delayedBefore`: orders paid earlier are late. `alert`: an operator must check the order. */
export type DocumentWatchDependencies = Readonly<{
  queue: Pick<
    DocumentQueueRepository,
    'markSpent' | 'markDelayed' | 'enqueueLost' | 'countWaiting'
  >;
  now: () => Date;
  delayedBefore: (now: Date) => Date;
  alert: (problem: string, orderId: string) => void;
  report: Report;
}>;

export class DocumentWatch {
  private readonly job: ScheduledJob;

  constructor(private readonly deps: DocumentWatchDependencies) {
    this.job = new ScheduledJob({
      everyMs: EVERY_MS,
      run: () => this.lookOnce(),
      report: (cause) => {
        deps.report('orders that wait for documents could not be checked', cause);
      },
    });
  }

  /** Checks immediately, then at intervals until `close`. */
  start(): void {
    this.job.start();
  }

  close(): Promise<void> {
    return this.job.close();
  }

  /** Never rejects. */
  look(): Promise<void> {
    return this.job.run();
  }

  private async lookOnce(): Promise<void> {
    const { queue, now, delayedBefore, alert } = this.deps;
    const at = now();
    const { count, oldest } = await queue.countWaiting(new Date(at.getTime() - WAITS_MS));
    if (oldest !== null) {
      alert(`${String(count)} paid orders have waited for more than a minute`, oldest);
    }
    for (const id of await queue.enqueueLost()) alert('an order had lost its job', id);
    for (const id of await queue.markSpent(at)) alert('the documents of an order failed', id);
    for (const id of await queue.markDelayed(delayedBefore(at), at)) {
      alert('the documents of an order are late', id);
    }
  }
}
