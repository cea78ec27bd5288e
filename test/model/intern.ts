/** Numbers values by their contents, so that states are compared and remembered as numbers. */
export class Interner<Value> {
  private readonly numbers = new Map<string, number>();
  private readonly values: Value[] = [];

  constructor(private readonly most: number) {}

  get size(): number {
    return this.values.length;
  }

  /** @throws RangeError if there are more values than a state can hold */
  numberOf(value: Value): number {
    const text = JSON.stringify(value);
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    if (this.values.length >= this.most) throw new RangeError(`more than ${this.most} values`);
    this.numbers.set(text, this.values.length);
    this.values.push(value);
    return this.values.length - 1;
  }

  valueOf(number: number): Value {
    const value = this.values[number];
    if (value === undefined) throw new RangeError(`no value ${number}`);
    return value;
  }
}
