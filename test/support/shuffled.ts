/** A deterministic pseudo-random order. */
export function shuffled<One>(all: readonly One[]): One[] {
  let seed = 42;
  const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31);
  return all
    .map((one) => ({ one, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one);
}
