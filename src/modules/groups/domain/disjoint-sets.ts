/** Disjoint sets with path halving and union by size. */
export type DisjointSets = Readonly<{
  find: (start: number) => number;
  /** `kept` is the root of both, `dropped` no longer a root; null if they were joined before. */
  union: (a: number, b: number) => Readonly<{ kept: number; dropped: number }> | null;
}>;

export function disjointSets(count: number): DisjointSets {
  const parents = Array.from({ length: count }, (_, at) => at);
  const sizes = new Array<number>(count).fill(1);
  const find = (start: number): number => {
    let at = start;
    for (;;) {
      const parent = parents[at] ?? at;
      if (parent === at) return at;
      parents[at] = parents[parent] ?? parent;
      at = parent;
    }
  };
  const union: DisjointSets['union'] = (a, b) => {
    const [one, other] = [find(a), find(b)];
    if (one === other) return null;
    const [sizeOne, sizeOther] = [sizes[one] ?? 1, sizes[other] ?? 1];
    const [kept, dropped] = sizeOne >= sizeOther ? [one, other] : [other, one];
    parents[dropped] = kept;
    sizes[kept] = sizeOne + sizeOther;
    return { kept, dropped };
  };
  return { find, union };
}
