/**
 * A shared counter that may fail, and a substitute in this process that admits a share while it does.
 * Limits fail open but bounded: an outage neither refuses customers nor lets in more than the shares together.
 */
import type { FieldLimit, Consumption } from '../../shared/limits/charge.js';
import { shareOf } from '../../shared/limits/allowance.js';
import type { Verdict } from '../../shared/limits/verdict.js';
import type { RateLimiter, SharedRateLimiter } from '../../shared/limits/rate-limiter.js';

/** After a failure the shared counter is left alone this long before it is probed, and between two probes. */
const PAUSE_MS = 1000;
const REPORT_EVERY_MS = 60_000;

/** `processes`: how many serve the same callers. `report`: writes the log; called once a minute at most. */
export type FallbackOptions = Readonly<{
  processes: number;
  nowMs: () => number;
  report: (problem: string, cause: unknown) => void;
}>;

export class FallbackRateLimiter implements RateLimiter {
  /** Of the outage that lasts. */
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

  /**
   * Whether requests are counted with those of other processes now. Without requests the shared counter is probed, so that
   * the answer is never older than a second.
   */
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

  /**
   * All requests go back at once, never one ahead of the others: what it would count beside those that the substitute
   * counts meanwhile would be lost. No request waits for the outcome.
   */
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
