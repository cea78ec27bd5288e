/**
 * A shared counter that may fail, and a substitute in this process that admits a share while it does.
 * Limits fail open but bounded: an outage neither refuses customers nor lets in more than the shares together.
 */
import type { Brake, Charge } from '../../core/limits/charge.js';
import { shareOf } from '../../core/limits/allowance.js';
import type { Verdict } from '../../core/limits/verdict.js';
import type { Meter } from './meter.ports.js';

/** After a failure the shared counter is left alone this long; then one request tries it. */
const PAUSE_MS = 1000;
const REPORT_EVERY_MS = 60_000;

/** `processes`: how many serve the same callers. `report`: writes the log; called once a minute at most. */
export type MeterGuard = Readonly<{
  processes: number;
  nowMs: () => number;
  report: (problem: string, cause: unknown) => void;
}>;

export class GuardedMeter implements Meter {
  private pausedUntilMs = -Infinity;
  private reportedAtMs = -Infinity;
  private failing = false;

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
    const nowMs = this.guard.nowMs();
    if (nowMs < this.pausedUntilMs) return askSubstitute();
    if (this.failing) this.pausedUntilMs = nowMs + PAUSE_MS;
    try {
      const verdict = await ask();
      this.recover();
      return verdict;
    } catch (cause) {
      this.fail(cause);
      return askSubstitute();
    }
  }

  private recover(): void {
    this.failing = false;
    this.pausedUntilMs = -Infinity;
  }

  private fail(cause: unknown): void {
    const nowMs = this.guard.nowMs();
    this.failing = true;
    this.pausedUntilMs = nowMs + PAUSE_MS;
    if (nowMs - this.reportedAtMs < REPORT_EVERY_MS) return;
    this.reportedAtMs = nowMs;
    this.guard.report('shared request counter failed; counting in this process', cause);
  }
}
