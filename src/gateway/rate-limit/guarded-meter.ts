/**
 * A shared counter that may fail, and a substitute in this process that admits a share while it does.
 * Limits fail open but bounded: an outage neither refuses customers nor lets in more than the shares together.
 */
import type { Brake, Charge } from '../../core/limits/charge.js';
import { shareOf } from '../../core/limits/allowance.js';
import type { Verdict } from '../../core/limits/verdict.js';
import type { Meter } from './meter.ports.js';

/** After a failure the shared counter is left alone this long before it is asked whether it is there again. */
const PAUSE_MS = 1000;
const REPORT_EVERY_MS = 60_000;

/**
 * `processes`: how many serve the same callers. `isUp`: whether the shared counter answers again; never fails. `report`:
 * writes the log; called once a minute at most.
 */
export type MeterGuard = Readonly<{
  processes: number;
  nowMs: () => number;
  isUp: () => Promise<boolean>;
  report: (problem: string, cause: unknown) => void;
}>;

export class GuardedMeter implements Meter {
  /** Of the outage that lasts. */
  private failure: Readonly<{ cause: unknown }> | null = null;
  private probeAtMs = -Infinity;
  private reportedAtMs = -Infinity;

  constructor(
    private readonly shared: Meter,
    private readonly substitute: Meter,
    private readonly guard: MeterGuard,
  ) {}

  charge(charge: Charge): Promise<Verdict> {
    const { perMinute, perMonth } = charge.allowance;
    const share = { perMinute: shareOf(perMinute, this.guard.processes), perMonth };
    return this.guarded(
      () => this.shared.charge(charge),
      async () => ({
        ...(await this.substitute.charge({ ...charge, allowance: share })),
        limit: perMinute,
      }),
    );
  }

  brake(brake: Brake): Promise<Verdict> {
    const share = { ...brake, max: shareOf(brake.max, this.guard.processes) };
    return this.guarded(
      () => this.shared.brake(brake),
      async () => ({ ...(await this.substitute.brake(share)), limit: brake.max }),
    );
  }

  private async guarded(
    ask: () => Verdict | Promise<Verdict>,
    askSubstitute: () => Promise<Verdict>,
  ): Promise<Verdict> {
    if (this.failure !== null) {
      this.probe(this.failure.cause);
      return askSubstitute();
    }
    try {
      return await ask();
    } catch (cause) {
      this.fail(cause);
      return askSubstitute();
    }
  }

  /**
   * All requests go back at once, never one ahead of the others: what it would count beside those that the substitute
   * counts meanwhile would be lost. No caller waits for the outcome.
   */
  private probe(cause: unknown): void {
    const nowMs = this.guard.nowMs();
    if (nowMs < this.probeAtMs) return;
    this.probeAtMs = nowMs + PAUSE_MS;
    void this.guard.isUp().then((isUp) => {
      if (isUp) this.failure = null;
      else this.tell(cause);
    });
  }

  private fail(cause: unknown): void {
    this.failure = { cause };
    this.probeAtMs = this.guard.nowMs() + PAUSE_MS;
    this.tell(cause);
  }

  private tell(cause: unknown): void {
    const nowMs = this.guard.nowMs();
    if (nowMs - this.reportedAtMs < REPORT_EVERY_MS) return;
    this.reportedAtMs = nowMs;
    this.guard.report('shared request counter failed; counting in this process', cause);
  }
}
