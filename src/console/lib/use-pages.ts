/** A list that is read page by page. */
import { useState } from 'preact/hooks';
import type { ApiError, DataPage } from './api.js';
import { useAction } from './use-action.js';
import { useRequest } from './use-request.js';

export type Pages<Item> = Readonly<{
  /** Null until the first page is there. */
  items: readonly Item[] | null;
  isBusy: boolean;
  error: ApiError | null;
  again: () => void;
  hasMore: boolean;
  more: () => void;
}>;

type Further<Item> = Readonly<{ of: string; pages: readonly DataPage<readonly Item[]>[] }>;

/**
 * @param read page after the cursor; null: the first
 * @param inputs request inputs: with others, the list starts over
 */
export function usePages<Item>(
  read: (cursor: string | null) => Promise<DataPage<readonly Item[]>>,
  inputs: readonly unknown[],
): Pages<Item> {
  const of = JSON.stringify(inputs);
  const first = useRequest(() => read(null), inputs);
  const [further, setFurther] = useState<Further<Item>>({ of, pages: [] });
  const { isBusy, error, run } = useAction();
  const later = further.of === of ? further.pages : [];
  const pages = first.data === null ? [] : [first.data, ...later];
  const next = pages.at(-1)?.next ?? null;
  return {
    items: first.data === null ? null : pages.flatMap(({ data }) => data),
    isBusy: first.isBusy || isBusy,
    error: first.error ?? error,
    again: first.again,
    hasMore: next !== null,
    more: () => {
      run(async () => {
        const page = await read(next);
        setFurther({ of, pages: [...later, page] });
      });
    },
  };
}
