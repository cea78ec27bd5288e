/** Background work that runs at an interval. Runs never overlap, and a failed run does not stop later ones. */
import { acrossAccounts } from './row-scope.js';

/**
 * `stop`: called at `close`, to end the run in progress early. `report`: receives what a run throws; without it, that
 * is an unhandled rejection.
 */
export type JobOptions = Readonly<{
  everyMs: number;
  run: () => Promise<void>;
  stop?: () => void;
  report?: (cause: unknown) => void;
}>;

export class ScheduledJob {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;
  private hasClosed = false;

  constructor(private readonly options: JobOptions) {}

  get isClosed(): boolean {
    return this.hasClosed;
  }

  /** Runs now, then at the interval. */
  start(): void {
    void this.run();
    this.startLater();
  }

  /** First run after one interval. */
  startLater(): void {
    const { everyMs } = this.options;
    this.timer ??= setInterval(() => void this.run(), everyMs).unref();
  }

  /** Runs now, or joins the run in progress. */
  run(): Promise<void> {
    const { run, report } = this.options;
    // A request may cause the run, which serves all accounts.
    const work = () => acrossAccounts(run);
    this.running ??= (report === undefined ? work() : work().catch(report)).finally(() => {
      this.running = null;
    });
    return this.running;
  }

  /** Resolves after the run in progress. */
  async close(): Promise<void> {
    this.hasClosed = true;
    clearInterval(this.timer);
    this.options.stop?.();
    await this.running;
  }
}

export type BackgroundJob = Pick<ScheduledJob, 'start' | 'close'>;
