/** Shared rate limiter with a local fallback: during an outage, each process admits its share of the limit. */
import type { FieldLimit, Consumption } from '../../shared/limits/consumption.js';
import { shareOf } from '../../shared/limits/allowance.js';
import type { Verdict } from '../../shared/limits/verdict.js';
import type { RateLimiter, SharedRateLimiter } from '../../shared/limits/rate-limiter.js';
import type { Report } from '../../shared/report.js';

/** Between a failure and a probe, and between probes. */
const PAUSE_MS = 1000;
const REPORT_EVERY_MS = 60_000;

/** `processes`: that serve the same callers. `report`: writes to the log, at most once a minute. */
export type FallbackOptions = Readonly<{
  processes: number;
  nowMs: () => number;
  report: Report;
}>;

export class FallbackRateLimiter implements RateLimiter {
  private failure: Readonly<{ subject: string | null }> | null = null;
  private probeAtMs = -Infinity;
  private probed: Promise<void> = Promise.resolve();
  private reportedAtMs = -Infinity;

  constructor(
    private readonly shared: SharedRateLimiter,
    private readonly substitute: RateLimiter,
    private readonly guard: FallbackOptions,
  ) {}

  consume(consumption: Consumption): Promise<Verdict> {
    const { perMinute, perMonth } = consumption.allowance;
    const share = { perMinute: shareOf(perMinute, this.guard.processes), perMonth };
    return this.guarded(
      consumption.subject,
      () => this.shared.consume(consumption),
      async () => ({
        ...(await this.substitute.consume({ ...consumption, allowance: share })),
        limit: perMinute,
      }),
    );
  }

  consumeField(fieldLimit: FieldLimit): Promise<Verdict> {
    const share = { ...fieldLimit, max: shareOf(fieldLimit.max, this.guard.processes) };
    return this.guarded(
      fieldLimit.subject,
      () => this.shared.consumeField(fieldLimit),
      async () => ({ ...(await this.substitute.consumeField(share)), limit: fieldLimit.max }),
    );
  }

  /** Whether counters are shared now. Probes at most once a second. */
  async isShared(): Promise<boolean> {
    await this.probe(this.failure?.subject ?? null);
    return this.failure === null;
  }

  private async guarded(
    subject: string,
    ask: () => Verdict | Promise<Verdict>,
    askSubstitute: () => Promise<Verdict>,
  ): Promise<Verdict> {
    if (this.failure !== null) {
      void this.probe(this.failure.subject);
      return askSubstitute();
    }
    try {
      return await ask();
    } catch (cause) {
      this.fail(cause, subject);
      return askSubstitute();
    }
  }

  /** All requests switch back together after a probe: counts of one that is ahead would be lost. No request waits. */
  private probe(subject: string | null): Promise<void> {
    const nowMs = this.guard.nowMs();
    if (nowMs < this.probeAtMs) return this.probed;
    this.probeAtMs = nowMs + PAUSE_MS;
    this.probed = this.shared.probe(subject).then(
      () => {
        this.failure = null;
      },
      (cause: unknown) => {
        this.fail(cause, subject);
      },
    );
    return this.probed;
  }

  private fail(cause: unknown, subject: string | null): void {
    this.failure = { subject };
    this.probeAtMs = this.guard.nowMs() + PAUSE_MS;
    this.report(cause);
  }

  private report(cause: unknown): void {
    const nowMs = this.guard.nowMs();
    if (nowMs - this.reportedAtMs < REPORT_EVERY_MS) return;
    this.reportedAtMs = nowMs;
    this.guard.report('shared request counter failed; counting in this process', cause);
  }
}
