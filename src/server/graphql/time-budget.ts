/** A share of the process's time for blocking work: a token bucket. */
export type TimeShare = Readonly<{
  /** Milliseconds per millisecond, 0 to 1. */
  share: number;
  /** Maximum milliseconds saved up. */
  mostMs: number;
}>;

export class TimeBudget {
  private left: number;
  private countedAt: number;

  /** @param clock monotonic milliseconds */
  constructor(
    private readonly limits: TimeShare,
    private readonly clock: () => number = () => performance.now(),
  ) {
    this.left = limits.mostMs;
    this.countedAt = clock();
  }

  /** Null if no time is left. Overruns are paid back first. */
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
