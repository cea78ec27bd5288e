/** A share of the process's time for work that others wait behind: a token bucket of milliseconds. */
export type TimeShare = Readonly<{
  /** Milliseconds of work in each millisecond, 0 to 1. */
  share: number;
  /** Milliseconds of work that may be saved up. */
  mostMs: number;
}>;

export class TimeBudget {
  private left: number;
  private countedAt: number;

  /** @param clock milliseconds that never go back */
  constructor(
    private readonly limits: TimeShare,
    private readonly clock: () => number = () => performance.now(),
  ) {
    this.left = limits.mostMs;
    this.countedAt = clock();
  }

  /** Does the work if time is left for it. What it took is paid back before the next. */
  spend<Result>(work: () => Result): Result | null {
    const startedAt = this.clock();
    const { share, mostMs } = this.limits;
    this.left = Math.min(mostMs, this.left + (startedAt - this.countedAt) * share);
    this.countedAt = startedAt;
    if (this.left <= 0) return null;
    try {
      return work();
    } finally {
      this.left -= this.clock() - startedAt;
    }
  }
}
