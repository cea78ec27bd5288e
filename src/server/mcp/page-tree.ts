/** One page of an answer: parts of its tree in the order of the whole, with the sources that they name. */
import { SourceAt, type Compact, type Source } from './compact-answer.js';

/** Member of an object or item of a list. `owner`: the whole object or list. */
export type Step = Readonly<{ at: string | number; owner: Compact }>;

type Json = string | number | boolean | Json[] | { [name: string]: Json };

/** Bytes of a value on the wire. */
export type Measure = (value: unknown) => number;

/** A text longer than this does not identify an object. */
const MAX_IDENTITY_LENGTH = 120;

/** Quotes, colon, comma and brackets of an opened member or item. */
const PUNCTUATION_BYTES = 8;

/** First member, such as `code` or `id`: repeated wherever its object is continued. */
function identityOf(owner: Compact): readonly [string, string | number] | null {
  if (Array.isArray(owner)) return null;
  const [first] = Object.entries(owner as Readonly<Record<string, unknown>>);
  if (first === undefined) return null;
  const [name, value] = first;
  const isShort = typeof value === 'string' && value.length <= MAX_IDENTITY_LENGTH;
  return isShort || typeof value === 'number' ? [name, value] : null;
}

function sourcesIn(value: Compact, found: Set<number> = new Set()): ReadonlySet<number> {
  if (value instanceof SourceAt) found.add(value.position);
  else if (typeof value === 'object')
    for (const inner of Object.values(value)) sourcesIn(inner, found);
  return found;
}

export class PageTree {
  private root: Json | null = null;
  private used: number[] = [];
  private open: { step: Step; container: Json }[] = [];
  bytes = 0;

  constructor(
    private readonly sources: readonly Source[],
    private readonly measure: Measure,
  ) {}

  get isEmpty(): boolean {
    return this.root === null;
  }

  /** Upper bound of what `add` needs. `size`: bytes of the value. */
  cost(value: Compact, steps: readonly Step[], size: number): number {
    const fresh = [...sourcesIn(value)].filter((position) => !this.used.includes(position));
    const ofSources = fresh.reduce((sum, at) => sum + this.measure(this.sources[at]) + 1, 0);
    return size + ofSources + this.costOfPath(steps) + PUNCTUATION_BYTES;
  }

  private costOfPath(steps: readonly Step[]): number {
    const shared = this.sharedSteps(steps);
    return steps.slice(shared).reduce((sum, { at, owner }) => {
      const key = typeof at === 'string' ? this.measure(at) : 0;
      return sum + key + PUNCTUATION_BYTES + this.measure(identityOf(owner) ?? '');
    }, 0);
  }

  private sharedSteps(steps: readonly Step[]): number {
    const differs = steps.findIndex((step, at) => this.open[at]?.step.at !== step.at);
    return differs < 0 ? steps.length : differs;
  }

  add(value: Compact, steps: readonly Step[], cost: number): void {
    this.bytes += cost;
    const made = this.localized(value);
    const last = steps.at(-1);
    if (last === undefined) {
      this.root = made;
      return;
    }
    this.put(this.containerOf(steps), last, made);
  }

  /** The object or list that the last step is in, opened as far as it is not. */
  private containerOf(steps: readonly Step[]): Json {
    this.root ??= emptyLike(steps[0]?.owner ?? {});
    let container = this.root;
    const shared = Math.min(this.sharedSteps(steps), steps.length - 1);
    this.open.length = Math.min(this.open.length, shared);
    for (const [depth, step] of steps.slice(0, -1).entries()) {
      const known = this.open[depth];
      const inner = known?.container ?? emptyLike(steps[depth + 1]?.owner ?? {});
      if (known === undefined) {
        this.put(container, step, inner);
        this.open.push({ step, container: inner });
      }
      container = inner;
    }
    return container;
  }

  private put(container: Json, { at, owner }: Step, value: Json): void {
    if (Array.isArray(container)) container.push(value);
    else if (typeof container === 'object') {
      const identity = Object.keys(container).length === 0 ? identityOf(owner) : null;
      if (identity !== null && identity[0] !== at) container[identity[0]] = identity[1];
      container[String(at)] = value;
    }
  }

  private localized(value: Compact): Json {
    if (value instanceof SourceAt) {
      const known = this.used.indexOf(value.position);
      return known >= 0 ? known : this.used.push(value.position) - 1;
    }
    if (Array.isArray(value)) return value.map((item: Compact) => this.localized(item));
    if (typeof value !== 'object') return value;
    const entries = Object.entries(value).map(([name, inner]) => [name, this.localized(inner)]);
    return Object.fromEntries(entries) as Json;
  }

  get content(): Readonly<{ data: unknown; sources: readonly (Source | undefined)[] }> {
    return { data: this.root ?? {}, sources: this.used.map((at) => this.sources[at]) };
  }
}

const emptyLike = (owner: Compact): Json => (Array.isArray(owner) ? [] : {});
