/** Reproducible random numbers: the same seed gives the same choices. */

/** Mulberry32, as published by its author Tommy Ettinger. */
function stream(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export class Chance {
  private readonly next: () => number;

  constructor(seed: number) {
    this.next = stream(seed);
  }

  /** Integer from 0 up to, but not including, `most`. */
  below(most: number): number {
    return Math.floor(this.next() * most);
  }

  oneOf<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[this.below(items.length)] ?? items[0];
  }
}
