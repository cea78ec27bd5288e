/** Lists joined from parts that recur in many lists, so that the text of a part can be kept. */

type PartedList<Item> = Item[] & { parts?: readonly (readonly Item[])[] };

/** @param parts frozen ones never change */
export function partedList<Item>(...parts: readonly (readonly Item[])[]): Item[] {
  const list: PartedList<Item> = [];
  for (const part of parts) for (const item of part) list.push(item);
  // Not enumerable: such a list equals any other with its items.
  return Object.defineProperty(list, 'parts', { value: parts });
}

/** Null if the list was made at once. */
export const partsOf = <Item>(list: PartedList<Item>): readonly (readonly Item[])[] | null =>
  list.parts ?? null;
