/** Records the observations of concurrent clients. */
import type { Call } from './linearizable.js';

export class Recorder<Operation, Result> {
  readonly calls: Call<Operation, Result>[] = [];
  private moment = 0;

  /**
   * Records the call; its result is unknown if it fails in a way that leaves its effect open.
   * @param run throws if the outcome is unknown
   */
  async record(operation: Operation, run: () => Promise<Result>): Promise<void> {
    const beganAt = this.next();
    const result = await run().catch(() => null);
    this.calls.push({ operation, result, beganAt, endedAt: result === null ? null : this.next() });
  }

  /** Only the order matters. */
  private next(): number {
    this.moment += 1;
    return this.moment;
  }
}

/** Runs the work of all clients at once, each in its own sequence. */
export const atOnce = async (clients: readonly (() => Promise<void>)[]): Promise<void> => {
  await Promise.all(clients.map((client) => client()));
};
