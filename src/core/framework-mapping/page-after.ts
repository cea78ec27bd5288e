/** One page of a list, from behind a known item on. */
export type Page<Item> = Readonly<{
  items: readonly Item[];
  total: number;
  hasNext: boolean;
  hasPrevious: boolean;
}>;

export type PageRequest<Item> = Readonly<{
  first: number;
  /** Key of the last item that the caller has; null at the start. */
  after: string | null;
  keyOf: (item: Item) => string;
}>;

/** Null where the list has no item of the key `after`. */
export function pageAfter<Item>(
  all: readonly Item[],
  { first, after, keyOf }: PageRequest<Item>,
): Page<Item> | null {
  const last = after === null ? -1 : all.findIndex((item) => keyOf(item) === after);
  if (after !== null && last === -1) return null;
  const start = last + 1;
  return {
    items: all.slice(start, start + first),
    total: all.length,
    hasNext: start + first < all.length,
    hasPrevious: start > 0,
  };
}
