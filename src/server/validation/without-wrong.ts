/** Input without its wrong members, for checks that need the rest. */
import { isRecord } from '../../shared/json-record.js';
import type { ErrorDetail } from '../../shared/errors.js';
import type { JsonRecord } from '../../shared/json-record.js';

/** Paths of wrong members, by their first step; an empty path: the whole is wrong. */
type Wrong = ReadonlyMap<string, readonly (readonly string[])[]>;

function byFirstStep(paths: readonly (readonly string[])[]): Wrong {
  const wrong = new Map<string, (readonly string[])[]>();
  for (const [first = '', ...rest] of paths) {
    wrong.set(first, [...(wrong.get(first) ?? []), rest]);
  }
  return wrong;
}

/** `undefined` if nothing of the value is left: positions in a list are kept, so a list with a wrong item is omitted. */
function rightPart(value: unknown, paths: readonly (readonly string[])[]): unknown {
  if (paths.some((path) => path.length === 0)) return undefined;
  if (isRecord(value)) return membersOf(value, byFirstStep(paths));
  if (!Array.isArray(value)) return undefined;
  const wrong = byFirstStep(paths);
  const items = value.map((item: unknown, at) => {
    const within = wrong.get(String(at));
    return within === undefined ? item : rightPart(item, within);
  });
  return items.includes(undefined) ? undefined : items;
}

function membersOf(values: JsonRecord, wrong: Wrong): JsonRecord {
  const entries = Object.entries(values).map(([name, value]): [string, unknown] => {
    const paths = wrong.get(name);
    return [name, paths === undefined ? value : rightPart(value, paths)];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Paths such as `organisations.0.sektor` lose that member alone. */
export const withoutWrong = (values: JsonRecord, problems: readonly ErrorDetail[]): JsonRecord =>
  membersOf(values, byFirstStep(problems.map(({ field }) => field.split('.'))));
