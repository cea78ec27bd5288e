/**
 * Compiled operations within a memory and time budget: compiling blocks the process for some 0.1 ms and takes 1 kB per
 * selection, and callers choose the texts. Beyond it, operations run uncompiled.
 */
import { execute } from 'graphql';
import { LRUCache } from 'lru-cache';
import {
  compileAnswer,
  dataText,
  type AnswerData,
  type Compilable,
} from '../writer/answer-data.js';
import { selectionsOf } from './selection-count.js';

/** A share of the process's time for blocking work: a token bucket. */
type TimeShare = Readonly<{
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

const MAX_BYTES = 33_554_432;

/** Measured: code and the tree it refers to. */
const BYTES_EACH = 4_096;
const BYTES_A_SELECTION = 1_536;

/** Larger ones take some 50 ms. */
const MAX_SELECTIONS = 500;

/** A fifth of the time, at most one second at once. */
const TIME = { share: 0.2, mostMs: 1_000 } as const;

/** Uncompiled runs of a text: callers can make up any number of texts. */
export const RUNS_AS_READ = 2;

type Compile = typeof compileAnswer;

export class CompiledOperations {
  private readonly kept = new LRUCache<number, AnswerData>({ maxSize: MAX_BYTES });

  constructor(
    private readonly time = new TimeBudget(TIME),
    private readonly compile: Compile = compileAnswer,
  ) {}

  /** Estimated memory. */
  get bytes(): number {
    return this.kept.calculatedSize;
  }

  find(id: number): AnswerData | undefined {
    return this.kept.get(id);
  }

  /** @returns null if too large or out of time budget */
  add(id: number, text: Compilable): AnswerData | null {
    const selections = selectionsOf(text.document, text.operationName);
    if (selections > MAX_SELECTIONS) return null;
    const compiled = this.time.spend(() => this.compile(text));
    if (compiled === null) return null;
    this.kept.set(id, compiled, { size: BYTES_EACH + selections * BYTES_A_SELECTION });
    return compiled;
  }
}

/** Runs a text uncompiled until it is frequent, and again after eviction. */
export function runnerOf(id: number, text: Compilable, compiled: CompiledOperations): AnswerData {
  let runsAsRead = 0;
  const asRead = dataText((contextValue, variableValues) =>
    execute({ ...text, contextValue, variableValues }),
  );
  return (context, variables) => {
    const known = compiled.find(id);
    if (known !== undefined) return known(context, variables);
    const made = runsAsRead < RUNS_AS_READ ? null : compiled.add(id, text);
    if (made === null) {
      runsAsRead++;
      return asRead(context, variables);
    }
    runsAsRead = 0;
    return made(context, variables);
  };
}
