/** Numbers that look drawn by lot, the same for the same seed (a linear congruence; nothing secret hangs on it). */
const RARE = 25;

export class Lots {
  constructor(private state: number) {}

  /** A whole number from 0, below that one. */
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

  /** One to that many. */
  some<Value>(most: number, make: () => Value): Value[] {
    return Array.from({ length: 1 + this.under(most) }, make);
  }
}
