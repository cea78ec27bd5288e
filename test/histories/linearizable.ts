/**
 * Decides whether a history of concurrent calls is linearizable: whether each call can have taken effect at one moment
 * between its beginning and its end. The search of Wing and Gong (1993), with Lowe's cache of visited configurations
 * (2017).
 */

/**
 * `endedAt`, `result`: null if the caller never received them; the call may have taken effect at any later time, or
 * not.
 */
export type Call<Operation, Result> = Readonly<{
  operation: Operation;
  result: Result | null;
  beganAt: number;
  endedAt: number | null;
}>;

/** A sequential object. `step`: all outcomes of the operation in that state; equal states have equal JSON. */
export type Specification<State, Operation, Result> = Readonly<{
  initial: State;
  step: (
    state: State,
    operation: Operation,
  ) => readonly Readonly<{ state: State; result: Result }>[];
}>;

/** Bits of a bitwise operation. */
const MAX_CALLS = 30;

class Search<State, Operation, Result> {
  private readonly visited = new Set<string>();

  constructor(
    private readonly specification: Specification<State, Operation, Result>,
    private readonly calls: readonly Call<Operation, Result>[],
  ) {}

  /** @param left calls that have not taken effect yet, as bits */
  from(state: State, left: number): boolean {
    if (this.calls.every((call, at) => (left & (1 << at)) === 0 || call.endedAt === null)) {
      return true;
    }
    const place = `${left} ${JSON.stringify(state)}`;
    if (this.visited.has(place)) return false;
    this.visited.add(place);
    const latest = this.latestBeginning(left);
    return this.calls.some(
      (call, at) =>
        (left & (1 << at)) !== 0 &&
        call.beganAt <= latest &&
        this.take(call, state, left ^ (1 << at)),
    );
  }

  /** A call that began after another had ended cannot take effect before it. */
  private latestBeginning(left: number): number {
    const ends = this.calls.map(({ endedAt }, at) =>
      (left & (1 << at)) === 0 ? Infinity : (endedAt ?? Infinity),
    );
    return Math.min(...ends);
  }

  private take({ operation, result }: Call<Operation, Result>, state: State, left: number) {
    return this.specification
      .step(state, operation)
      .filter((one) => result === null || JSON.stringify(one.result) === JSON.stringify(result))
      .some((one) => this.from(one.state, left));
  }
}

/** @throws RangeError for more than 30 calls */
export function isLinearizable<State, Operation, Result>(
  specification: Specification<State, Operation, Result>,
  calls: readonly Call<Operation, Result>[],
): boolean {
  if (calls.length > MAX_CALLS) throw new RangeError(`more than ${MAX_CALLS} calls`);
  const all = 2 ** calls.length - 1;
  return new Search(specification, calls).from(specification.initial, all);
}
