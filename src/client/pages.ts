/** Paged lists as async iterables: `for await (const order of client.orders.list()) …`. */

type Connection<Item> = Readonly<{
  edges: readonly Readonly<{ node: Item }>[];
  pageInfo: Readonly<{ hasNextPage: boolean; endCursor: string | null }>;
}>;

type CursorPage<Item> = Readonly<{ items: readonly Item[]; next: string | null | undefined }>;

/** Requests each page after the previous one is read. */
export async function* byCursor<Item>(
  read: (cursor: string | undefined) => Promise<CursorPage<Item>>,
): AsyncGenerator<Item, void, undefined> {
  let cursor: string | undefined;
  do {
    const { items, next }: CursorPage<Item> = await read(cursor);
    yield* items;
    cursor = next ?? undefined;
  } while (cursor !== undefined);
}

export const byConnection = <Item>(
  read: (after: string | undefined) => Promise<Connection<Item>>,
): AsyncGenerator<Item, void, undefined> =>
  byCursor(async (after) => {
    const { edges, pageInfo } = await read(after);
    const items = edges.map(({ node }) => node);
    return { items, next: pageInfo.hasNextPage ? pageInfo.endCursor : null };
  });

/** All items, or the first `most`. */
export async function collect<Item>(items: AsyncIterable<Item>, most = Infinity): Promise<Item[]> {
  const taken: Item[] = [];
  for await (const item of items) {
    taken.push(item);
    if (taken.length >= most) break;
  }
  return taken;
}
