/**
 * Breadth-first exploration of all states that moves reach. States are numbered by their contents, so two different
 * states are never confused; the first violation has the shortest history.
 */

/** `to`: may equal the current state. */
export type Move<State> = Readonly<{ label: string; to: State }>;

export type Exploration<State> = Readonly<{
  initial: State;
  /** A number that no other state has. */
  keyOf: (state: State) => number;
  movesOf: (state: State) => Promise<readonly Move<State>[]>;
  /** Name of the broken rule; null if all hold. */
  brokenBy: (state: State) => string | null;
  /** Stops after this number of states. */
  most: number;
}>;

/** `history`: labels from the initial state. */
type Violation = Readonly<{ rule: string; history: readonly string[] }>;

/** `isComplete`: every reachable state was visited. `depth`: of the last state, in moves. */
export type Explored = Readonly<{
  states: number;
  moves: number;
  depth: number;
  isComplete: boolean;
  violation: Violation | null;
}>;

class Visited {
  private readonly keys = new Set<number>();
  private readonly parents: number[] = [];
  private readonly labels: number[] = [];
  private readonly names: string[] = [];
  private readonly numbers = new Map<string, number>();

  get size(): number {
    return this.parents.length;
  }

  /** @returns false if the state is known */
  add(key: number, parent: number, label: string): boolean {
    if (this.keys.has(key)) return false;
    this.keys.add(key);
    this.parents.push(parent);
    this.labels.push(this.numberOf(label));
    return true;
  }

  historyOf(state: number): readonly string[] {
    const labels: string[] = [];
    for (let at = state; at > 0; at = this.parents[at] ?? 0) {
      labels.unshift(this.names[this.labels[at] ?? 0] ?? '');
    }
    return labels;
  }

  private numberOf(label: string): number {
    const known = this.numbers.get(label);
    if (known !== undefined) return known;
    this.names.push(label);
    this.numbers.set(label, this.names.length - 1);
    return this.names.length - 1;
  }
}

type ExploredState<State> = Readonly<{ state: State; at: number }>;

class Search<State> {
  private readonly visited = new Visited();
  private moves = 0;
  private depth = 0;

  constructor(private readonly exploration: Exploration<State>) {}

  async run(): Promise<Explored> {
    const { initial, keyOf } = this.exploration;
    this.visited.add(keyOf(initial), 0, '');
    let layer: readonly ExploredState<State>[] = [{ state: initial, at: 0 }];
    while (layer.length > 0) {
      const violation = this.violationIn(layer);
      if (violation !== null) return this.result(false, violation);
      layer = await this.layerAfter(layer);
      if (this.visited.size >= this.exploration.most) {
        return this.result(false, this.violationIn(layer));
      }
      if (layer.length > 0) this.depth += 1;
    }
    return this.result(true, null);
  }

  private violationIn(layer: readonly ExploredState<State>[]): Violation | null {
    for (const { state, at } of layer) {
      const rule = this.exploration.brokenBy(state);
      if (rule !== null) return { rule, history: this.visited.historyOf(at) };
    }
    return null;
  }

  /** Ends early at the bound. */
  private async layerAfter(
    layer: readonly ExploredState<State>[],
  ): Promise<readonly ExploredState<State>[]> {
    const { keyOf, movesOf, most } = this.exploration;
    const next: ExploredState<State>[] = [];
    for (const { state, at } of layer) {
      for (const { label, to } of await movesOf(state)) {
        this.moves += 1;
        if (!this.visited.add(keyOf(to), at, label)) continue;
        next.push({ state: to, at: this.visited.size - 1 });
      }
      if (this.visited.size >= most) return next;
    }
    return next;
  }

  private result(isComplete: boolean, violation: Violation | null): Explored {
    const { moves, depth } = this;
    return { states: this.visited.size, moves, depth, isComplete, violation };
  }
}

export const explore = <State>(exploration: Exploration<State>): Promise<Explored> =>
  new Search(exploration).run();
