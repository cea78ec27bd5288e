/** Runs works one after another, in the order in which they came. */
export class FastPath {
  private last: Promise<unknown> = Promise.resolve();

  run<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.last.then(work);
    this.last = result.catch(() => undefined);
    return result;
  }
}
