/** Answers of assistants' tools, joined from their pages and written out again. */

type McpPage = Readonly<{
  data?: unknown;
  sources?: readonly unknown[];
  kb_version?: string;
  page?: Readonly<{ cursor?: string }>;
}>;

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const POSITIONS = /(?:^|_)(?:sources?|allikad)$/;

/** Positions are replaced by the sources that they name. */
function expanded(value: unknown, sources: readonly unknown[], key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => expanded(item, sources, key));
  if (typeof value === 'number' && POSITIONS.test(key)) return sources[value];
  if (!isMembers(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, expanded(inner, sources, name)]),
  );
}

const REPEATS = ['json_ld', 'keel_kasutatud'];

/** An answer of REST in the form of the joined pages: without nulls and repeats, positions written out. */
export function withoutRepeats(value: unknown, around: readonly unknown[] = [], key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutRepeats(item, around, key));
  if (typeof value === 'number' && /(?:^|_)allikad$/.test(key)) return around[value];
  if (!isMembers(value)) return value;
  const own = Array.isArray(value['sources']) ? (value['sources'] as unknown[]) : around;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => inner !== null && !REPEATS.includes(name))
      .map(([name, inner]) => [name, withoutRepeats(inner, own, name)]),
  );
}

const isContinued = (one: unknown, next: unknown): boolean => {
  if (!isMembers(one) || !isMembers(next)) return false;
  const [first] = Object.entries(one);
  const [again] = Object.entries(next);
  return typeof first?.[1] === 'string' && first[0] === again?.[0] && first[1] === again[1];
};

/** The last item of a list may be continued by the first of the next page. */
function joinLists(before: readonly unknown[], after: readonly unknown[]): unknown[] {
  const [last, first] = [before.at(-1), after[0]];
  return isContinued(last, first)
    ? [...before.slice(0, -1), join(last, first), ...after.slice(1)]
    : [...before, ...after];
}

export function join(before: unknown, after: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(after)) return joinLists(before, after);
  if (!isMembers(before) || !isMembers(after)) return after;
  const identity = Object.keys(before)[0];
  const merged: Record<string, unknown> = { ...before };
  for (const [name, value] of Object.entries(after)) {
    const known = merged[name];
    const isText = typeof known === 'string' && typeof value === 'string' && name !== identity;
    if (isText) merged[name] = known + value;
    else merged[name] = known === undefined ? value : join(known, value);
  }
  return merged;
}

/** Reads all pages. */
export async function wholeAnswer(
  read: (input: Record<string, unknown>) => Promise<McpPage>,
  given: Readonly<Record<string, unknown>>,
): Promise<{ pages: number; data: unknown }> {
  let [data, pages, cursor]: [unknown, number, string | undefined] = [undefined, 0, undefined];
  do {
    const page: McpPage = await read(cursor === undefined ? { ...given } : { ...given, cursor });
    const sources = (page.sources ?? []).map((source) => ({
      ...(source as Members),
      kb_versioon: page.kb_version,
    }));
    const part = expanded(page.data, sources);
    data = pages === 0 ? part : join(data, part);
    pages += 1;
    cursor = page.page?.cursor;
  } while (cursor !== undefined);
  return { pages, data };
}
