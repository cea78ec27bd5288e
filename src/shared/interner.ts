/** One frozen copy of equal plain values: lists and records of strings, numbers, booleans and frozen objects. */
export class Interner {
  private readonly numbers = new Map<unknown, number>();
  private readonly known = new Map<string, object>();

  /** Strings and objects kept. */
  get size(): number {
    return this.numbers.size + this.known.size;
  }

  clear(): void {
    this.numbers.clear();
    this.known.clear();
  }

  /** Equal values give the same object. @param value must not change afterwards */
  of<Value>(value: Value): Value {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
    const key = Array.isArray(value) ? this.keyOfList(value) : this.keyOfRecord(value);
    const known = this.known.get(key);
    // The key names every member.
    if (known !== undefined) return known as Value;
    this.known.set(key, Object.freeze(value));
    return value;
  }

  private keyOfList(list: unknown[]): string {
    let key = '[';
    for (let at = 0; at < list.length; at++) {
      list[at] = this.of(list[at]);
      key += `${String(this.numberOf(list[at]))},`;
    }
    return key;
  }

  private keyOfRecord(record: object): string {
    let key = '{';
    for (const [name, member] of Object.entries(record) as [string, unknown][]) {
      const own = this.of(member);
      Reflect.set(record, name, own);
      key += `${name}:${String(this.numberOf(own))},`;
    }
    return key;
  }

  private numberOf(value: unknown): number {
    const known = this.numbers.get(value);
    if (known !== undefined) return known;
    this.numbers.set(value, this.numbers.size);
    return this.numbers.size - 1;
  }
}
