/** Looks after orders that wait for their documents: none is forgotten, and somebody is told of each that is late. */
import type { MakingDesk } from './document-generation.ports.js';

const EVERY_MS = 15_000;

/** Documents are made within seconds; a minute without them shows that nobody makes them. */
const WAITS_MS = 60_000;

/** `delayedBefore`: orders paid before this are late. `alert`: somebody has to look at this order. */
export type MakingUpkeepParts = Readonly<{
  desk: Pick<MakingDesk, 'markSpent' | 'markDelayed' | 'enqueueLost' | 'countWaiting'>;
  now: () => Date;
  delayedBefore: (now: Date) => Date;
  alert: (problem: string, orderId: string) => void;
  report: (problem: string, cause: unknown) => void;
}>;

export class MakingUpkeep {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;

  constructor(private readonly parts: MakingUpkeepParts) {}

  /** Begins at once; `close` ends it. */
  start(): void {
    void this.look();
    this.timer = setInterval(() => void this.look(), EVERY_MS).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.timer ?? undefined);
    await this.running;
  }

  /** Never fails. */
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
    const { desk, now, delayedBefore, alert } = this.parts;
    const at = now();
    const { count, oldest } = await desk.countWaiting(new Date(at.getTime() - WAITS_MS));
    if (oldest !== null) {
      alert(`${String(count)} paid orders have waited for more than a minute`, oldest);
    }
    for (const id of await desk.enqueueLost()) alert('an order had lost its job', id);
    for (const id of await desk.markSpent(at)) alert('the documents of an order failed', id);
    for (const id of await desk.markDelayed(delayedBefore(at), at)) {
      alert('the documents of an order are late', id);
    }
  }
}
