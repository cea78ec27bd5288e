/** Who of a cluster's members holds how many places under which name. What a member held that is gone is free again. */

type Held = Map<number, number>;

export class ClusterConnectionLimiter {
  private readonly names = new Map<string, Held>();

  /** @returns whether the member has one more; `most` counts those of all members */
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

  /** The member is gone, and its sockets with it. */
  forget(member: number): void {
    for (const [name, held] of this.names) this.drop(held, member, name);
  }

  private drop(held: Held, member: number, name: string): void {
    held.delete(member);
    if (held.size === 0) this.names.delete(name);
  }
}
