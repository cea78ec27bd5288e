/** Keeps the texts of objects that never change: sources, rules and other parts of the law data. */

/** @throws Error for a value that GraphQL would report as an error */
export type Write = (value: unknown) => string;

/** Bytes of all kept texts together. */
export const FROZEN_TEXT_BYTES = 33_554_432;
/** An entry of the map. */
const BYTES_EACH = 100;

let bytes = 0;
/** Counts how often everything was dropped. */
let generation = 0;

/** By object; all of one generation. */
export class FrozenTextCache<Kept> {
  private texts = new WeakMap<object, Kept>();
  private madeIn = generation;

  get(value: object): Kept | undefined {
    return this.madeIn === generation ? this.texts.get(value) : undefined;
  }

  /** @param size bytes of the texts that are not kept elsewhere */
  keep(value: object, kept: Kept, size: number): Kept {
    bytes += BYTES_EACH + size;
    if (bytes > FROZEN_TEXT_BYTES) {
      generation++;
      bytes = 0;
    }
    if (this.madeIn !== generation) {
      this.texts = new WeakMap();
      this.madeIn = generation;
    }
    this.texts.set(value, kept);
    return kept;
  }
}

/** A joined text would keep all its parts. */
export const flatCopy = (text: string): string => Buffer.from(text, 'latin1').toString('latin1');

export function keepingFrozen<Value>(write: (value: Value) => string): (value: Value) => string {
  const kept = new FrozenTextCache<string>();
  return (value) => {
    if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return write(value);
    const known = kept.get(value);
    if (known !== undefined) return known;
    const text = flatCopy(write(value));
    return kept.keep(value, text, text.length);
  };
}
