/** Keeps the texts of frozen objects, which never change: sources, rules and other parts of the law data. */

/** @throws Error for a value that GraphQL would report as an error */
export type Write = (value: unknown) => string;

/** Bytes of all kept texts together. */
export const FROZEN_TEXT_BYTES = 33_554_432;
/** An entry of the map. */
const BYTES_EACH = 100;

let bytes = 0;
/** Counts how often everything was dropped. */
let generation = 0;

/** Texts of one generation. */
class FrozenTexts {
  private texts = new WeakMap<object, string>();
  private madeIn = generation;

  get(value: object): string | undefined {
    return this.madeIn === generation ? this.texts.get(value) : undefined;
  }

  keep(value: object, text: string): string {
    // A flat copy: a joined text would keep all its parts.
    const flat = Buffer.from(text, 'latin1').toString('latin1');
    bytes += BYTES_EACH + flat.length;
    if (bytes > FROZEN_TEXT_BYTES) {
      generation++;
      bytes = 0;
    }
    if (this.madeIn !== generation) {
      this.texts = new WeakMap();
      this.madeIn = generation;
    }
    this.texts.set(value, flat);
    return flat;
  }
}

export function keepingFrozen<Value>(write: (value: Value) => string): (value: Value) => string {
  const kept = new FrozenTexts();
  return (value) => {
    if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return write(value);
    return kept.get(value) ?? kept.keep(value, write(value));
  };
}
