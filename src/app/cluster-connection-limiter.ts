/** Connection counts of all cluster members, by name. */

type Held = Map<number, number>;

export class ClusterConnectionLimiter {
  private readonly names = new Map<string, Held>();

  /**
   * @param most limit for all members together
   * @returns whether the connection was granted
   */
  acquire(member: number, name: string, most: number): boolean {
    const held = this.names.get(name) ?? new Map<number, number>();
    const all = [...held.values()].reduce((sum, count) => sum + count, 0);
    if (all >= most) return false;
    held.set(member, (held.get(member) ?? 0) + 1);
    this.names.set(name, held);
    return true;
  }

  release(member: number, name: string): void {
    const held = this.names.get(name);
    if (held === undefined) return;
    const left = (held.get(member) ?? 0) - 1;
    if (left > 0) held.set(member, left);
    else this.drop(held, member, name);
  }

  forget(member: number): void {
    for (const [name, held] of this.names) this.drop(held, member, name);
  }

  private drop(held: Held, member: number, name: string): void {
    held.delete(member);
    if (held.size === 0) this.names.delete(name);
  }
}
