/** Which of the signals that ask a process to end are to be obeyed at once. Source: D-107. */

/** Ctrl-C reaches a process once from the terminal and once more from npm: one request to end, not two. */
const ECHO_MS = 300;
/** A second request within this is taken for impatience that costs answers under way. */
const FORCE_AFTER_MS = 3_000;
const FORCE_FROM = 3;

/** `first`: the end begins. `repeated`: it is under way already. `forced`: it is not to be waited for. */
export type EndRequest = 'first' | 'repeated' | 'forced';

export class EndRequests {
  private count = 0;
  private firstMs = 0;
  private lastMs = -Infinity;

  take(nowMs: number): EndRequest {
    const isEcho = nowMs - this.lastMs < ECHO_MS;
    this.lastMs = nowMs;
    if (this.count === 0) {
      this.firstMs = nowMs;
      this.count = 1;
      return 'first';
    }
    if (!isEcho) this.count += 1;
    const isLate = nowMs - this.firstMs >= FORCE_AFTER_MS;
    return isLate || this.count >= FORCE_FROM ? 'forced' : 'repeated';
  }
}
