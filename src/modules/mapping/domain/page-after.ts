/** Keyset pagination of a list. */
import { invalid } from '../../../shared/errors.js';

export type ItemPage<Item> = Readonly<{
  items: readonly Item[];
  total: number;
  hasNext: boolean;
  hasPrevious: boolean;
}>;

/** `after`: key of the caller's last item; null at the start. */
export type PageOptions = Readonly<{ first: number; after: string | null }>;

export type PageRequest<Item> = PageOptions & Readonly<{ keyOf: (item: Item) => string }>;

/** Null if the list has no item with key `after`. */
export function pageAfter<Item>(
  all: readonly Item[],
  { first, after, keyOf }: PageRequest<Item>,
): ItemPage<Item> | null {
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

/** @throws VALIDATION_FAILED on `after` if the list has no such item */
export function pageOf<Item>(
  all: readonly Item[],
  options: PageOptions,
  keyOf: (item: Item) => string,
): ItemPage<Item> {
  const page = pageAfter(all, { ...options, keyOf });
  if (page === null) throw invalid({ field: 'after', type: 'cursor_invalid' });
  return page;
}
