/** Counts open connections by name. */
export class ConnectionCounter {
  private readonly counts = new Map<string, number>();

  constructor(private readonly most: number) {}

  isFull(name: string): boolean {
    return (this.counts.get(name) ?? 0) >= this.most;
  }

  /** @returns an idempotent release function; null if none is left */
  acquire(name: string): (() => void) | null {
    if (this.isFull(name)) return null;
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    let isTaken = true;
    return () => {
      if (isTaken) this.release(name);
      isTaken = false;
    };
  }

  private release(name: string): void {
    const left = (this.counts.get(name) ?? 0) - 1;
    if (left > 0) this.counts.set(name, left);
    else this.counts.delete(name);
  }
}
