/** Pseudorandom numbers from a seed (linear congruential generator); not for secrets. */
const RARE = 25;

export class SeededRandom {
  constructor(private state: number) {}

  /** An integer from 0 up to, not including, `limit`. */
  under(limit: number): number {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * limit);
  }

  isRare(): boolean {
    return this.under(RARE) === 0;
  }

  of<Value>(values: readonly Value[]): Value {
    const value = values[this.under(values.length)];
    if (value === undefined) throw new Error('nothing to choose from');
    return value;
  }

  some<Value>(most: number, make: () => Value): Value[] {
    return Array.from({ length: 1 + this.under(most) }, make);
  }
}
