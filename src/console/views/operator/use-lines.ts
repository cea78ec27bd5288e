/** Paged operator list. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ApiError } from '../../lib/api.js';
import { askGraph } from '../../lib/graph.js';
import { toApiError } from '../../lib/use-request.js';

/** `document`: selects the list as `page`. `organisation`: filter of keys. `search`: filter of organisations; '': all. */
export type Wanted = Readonly<{
  apiKey: string;
  document: string;
  organisation?: string | null;
  search?: string;
}>;

export type Lines<Line> = Readonly<{
  lines: readonly Line[];
  isBusy: boolean;
  error: ApiError | null;
  hasMore: boolean;
  more: () => void;
  again: () => void;
}>;

type ReadPage<Line> = Readonly<{ read: readonly Line[]; jargmine: string | null }>;

async function askPage<Line>(
  { apiKey, document, organisation, search = '' }: Wanted,
  after: string | null,
): Promise<ReadPage<Line>> {
  const filter = organisation == null ? {} : { of: organisation };
  const variables = { after, ...filter, ...(search === '' ? {} : { search }) };
  type LinesAnswer = Readonly<{ operator: Readonly<{ page: ReadPage<Line> }> }>;
  const { operator } = await askGraph<LinesAnswer>(document, variables, { key: apiKey });
  return operator.page;
}

export function useLines<Line>(wanted: Wanted): Lines<Line> {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [isBusy, setBusy] = useState(true);
  const [error, setError] = useState<ApiError | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const turn = useRef(0);
  const load = (after: string | null): void => {
    const mine = ++turn.current;
    setBusy(true);
    askPage<Line>(wanted, after)
      .then(({ read, jargmine }) => {
        if (mine !== turn.current) return;
        setLines((before) => (after === null ? read : [...before, ...read]));
        setNext(jargmine);
        setError(null);
      })
      .catch((thrown: unknown) => {
        if (mine === turn.current) setError(toApiError(thrown));
      })
      .finally(() => {
        if (mine === turn.current) setBusy(false);
      });
  };
  useEffect(() => {
    setLines([]);
    load(null);
  }, [wanted.organisation, wanted.search]);
  const more = (): void => {
    load(next);
  };
  const again = (): void => {
    load(null);
  };
  return { lines, isBusy, error, hasMore: next !== null, more, again };
}
