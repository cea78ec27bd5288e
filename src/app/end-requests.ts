/** Decides which signals force an immediate end. Source: D-107. */

/** Ctrl-C arrives twice, from the terminal and from npm. */
const ECHO_MS = 300;
/** An earlier second request does not abort requests in progress. */
const FORCE_AFTER_MS = 3_000;
const FORCE_FROM = 3;

/** `first`: begins. `repeated`: already in progress. `forced`: exits without waiting. */
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
