/** Monitors orders that wait for documents: restores lost jobs and alerts on failed and late orders. */
import type { DocumentQueueRepository } from './document-queue.repository.js';

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
  report: (problem: string, cause: unknown) => void;
}>;

export class DocumentWatch {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;

  constructor(private readonly parts: DocumentWatchDependencies) {}

  /** Checks immediately, then at intervals until `close`. */
  start(): void {
    void this.look();
    this.timer = setInterval(() => void this.look(), EVERY_MS).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.timer ?? undefined);
    await this.running;
  }

  /** Never rejects. */
  look(): Promise<void> {
    this.running ??= this.lookOnce()
      .catch((cause: unknown) => {
        this.parts.report('orders in the making could not be looked after', cause);
      })
      .finally(() => {
        this.running = null;
      });
    return this.running;
  }

  private async lookOnce(): Promise<void> {
    const { queue, now, delayedBefore, alert } = this.parts;
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
