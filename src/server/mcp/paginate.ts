/** Cuts an answer into pages of limited size, in the order of the whole. Equal answers give equal pages. */
import { SourceAt, type Compact, type CompactAnswer } from './compact-answer.js';
import { PageTree, type Measure, type Step } from './page-tree.js';

/** A part up to this share of a page is moved to the next page rather than divided. */
const KEPT_WHOLE = 0.5;

/** Smaller pieces of a text are not worth a place on the page. */
const MIN_PIECE_BYTES = 600;

const NUMBER_BYTES = 4;

type Space = Readonly<{ bytes: number; measure: Measure }>;

class Paginator {
  readonly pages: PageTree[] = [];
  private readonly sizes = new Map<object, number>();
  private page: PageTree;

  constructor(
    private readonly answer: CompactAnswer,
    private readonly available: Space,
  ) {
    this.page = this.next();
  }

  private next(): PageTree {
    this.page = new PageTree(this.answer.sources, this.available.measure);
    this.pages.push(this.page);
    return this.page;
  }

  /** Bytes without sources; each object is measured once. */
  private size(value: Compact): number {
    if (value instanceof SourceAt) return NUMBER_BYTES;
    if (typeof value !== 'object') return this.available.measure(value);
    const known = this.sizes.get(value);
    if (known !== undefined) return known;
    const isList = Array.isArray(value);
    const size = Object.entries(value).reduce(
      (sum, [name, inner]) =>
        sum + this.size(inner) + 2 + (isList ? 0 : this.available.measure(name)),
      2,
    );
    this.sizes.set(value, size);
    return size;
  }

  walk(value: Compact, steps: readonly Step[]): void {
    const cost = this.page.cost(value, steps, this.size(value));
    if (this.page.bytes + cost <= this.available.bytes) this.page.add(value, steps, cost);
    else if (typeof value === 'string') this.cut(value, steps);
    else if (this.isKeptWhole(value, cost)) this.walkOnNext(value, steps);
    else this.divide(value, steps);
  }

  private isKeptWhole(value: Compact, cost: number): boolean {
    if (this.page.isEmpty) return typeof value !== 'object' || value instanceof SourceAt;
    const isLeaf = typeof value !== 'object' || value instanceof SourceAt;
    return isLeaf || cost <= this.available.bytes * KEPT_WHOLE;
  }

  /** @throws Error if a part that cannot be divided is larger than a page */
  private walkOnNext(value: Compact, steps: readonly Step[]): void {
    if (this.page.isEmpty) throw new Error('a part of an answer does not fit on a page');
    this.next();
    this.walk(value, steps);
  }

  private divide(value: Compact, steps: readonly Step[]): void {
    for (const [name, inner] of Object.entries(value)) {
      const at = Array.isArray(value) ? Number(name) : name;
      this.walk(inner as Compact, [...steps, { at, owner: value }]);
    }
  }

  /** Pieces of a long text on consecutive pages, divided at spaces. */
  private cut(text: string, steps: readonly Step[]): void {
    const cost = this.page.cost('', steps, 2);
    const left = this.available.bytes - this.page.bytes - cost;
    const fitsWhole = this.size(text) <= this.available.bytes * KEPT_WHOLE;
    if (left < MIN_PIECE_BYTES || fitsWhole) {
      this.walkOnNext(text, steps);
      return;
    }
    const end = this.endOfPiece(text, left);
    this.page.add(text.slice(0, end), steps, this.page.cost('', steps, left));
    this.next();
    this.walk(text.slice(end), steps);
  }

  private endOfPiece(text: string, bytes: number): number {
    let [low, high] = [0, Math.min(text.length, bytes)];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.available.measure(text.slice(0, middle)) <= bytes) low = middle;
      else high = middle - 1;
    }
    const space = text.lastIndexOf(' ', low);
    const end = space > low / 2 ? space + 1 : low;
    // A character outside the basic plane stays whole.
    return /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) ? end - 1 : end;
  }
}

/** At least one page. `bytes`: for data and sources of a page, as `measure` counts them. */
export function paginate(answer: CompactAnswer, room: Space): readonly PageTree[] {
  const paginator = new Paginator(answer, room);
  paginator.walk(answer.data, []);
  return paginator.pages;
}
