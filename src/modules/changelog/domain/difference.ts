/** Differences between two versions of the knowledge base, value by value. */
import { isRecord, type JsonRecord } from '../../../shared/json-record.js';
import type { ChangeKind } from './change.js';
import { isInVersion } from './kb-release.js';

/** File path below `kb/` → parsed content. */
export type VersionFiles = ReadonlyMap<string, unknown>;

/**
 * `subject`: first folder of the path. `path`: file without extension, a colon, the place in the file.
 * `before`, `after`: a value or a list of values; null if absent on that side.
 */
export type Difference = Readonly<{
  subject: string;
  path: string;
  kind: Exclude<ChangeKind, 'correction'>;
  before: unknown;
  after: unknown;
}>;

/** Members that identify list records, so that inserting one does not shift the others. */
const NAMING = ['key', 'ref', 'phase', 'id', 'code'] as const;

/** Names of the items, or their positions if no member identifies them. */
function itemNames(items: readonly JsonRecord[]): readonly string[] {
  for (const member of NAMING) {
    const names = items.map((item) => item[member]);
    const isName = names.every((name) => typeof name === 'string');
    if (isName && new Set(names).size === items.length) return names.map((name) => `[${name}]`);
  }
  return items.map((_, index) => `[${index}]`);
}

/** Direct children by place; null if the value is compared as a whole. */
function inside(value: unknown): readonly (readonly [string, unknown])[] | null {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    if (items.length === 0 || !items.every(isRecord)) return null;
    const names = itemNames(items);
    return items.map((item, index) => [names[index] ?? '', item]);
  }
  if (!isRecord(value)) return null;
  const members = Object.entries(value);
  return members.length === 0 ? null : members.map(([name, inner]) => [`.${name}`, inner]);
}

function flatten(value: unknown, path: string, into: Map<string, unknown>): void {
  const parts = inside(value);
  if (parts === null) into.set(path, value);
  else for (const [place, inner] of parts) flatten(inner, `${path}${place}`, into);
}

function valuesOf(files: VersionFiles): ReadonlyMap<string, unknown> {
  const values = new Map<string, unknown>();
  for (const [name, content] of files) {
    if (!isInVersion(name)) continue;
    const parts = new Map<string, unknown>();
    flatten(content, '', parts);
    const file = name.replace(/\.\w+$/, '');
    for (const [place, value] of parts) values.set(`${file}:${place.replace(/^\./, '')}`, value);
  }
  return values;
}

const subjectOf = (path: string): string => path.split(/[/:]/, 1)[0] ?? path;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Sorted by path, so each subject's differences are adjacent. */
export function differences(before: VersionFiles, after: VersionFiles): readonly Difference[] {
  const [old, young] = [valuesOf(before), valuesOf(after)];
  const paths = [...new Set([...old.keys(), ...young.keys()])].sort();
  return paths.flatMap((path): Difference[] => {
    const subject = subjectOf(path);
    const both = { subject, path, before: old.get(path) ?? null, after: young.get(path) ?? null };
    if (!old.has(path)) return [{ ...both, kind: 'added' }];
    if (!young.has(path)) return [{ ...both, kind: 'removed' }];
    return same(both.before, both.after) ? [] : [{ ...both, kind: 'changed' }];
  });
}

/** `total`: on all pages. `next`: differences to skip for the next page; null on the last page. */
export type DifferencePart = Readonly<{
  differences: readonly Difference[];
  total: number;
  next: number | null;
}>;

/** @param limit maximum differences on the page, at least 1 */
export function pageOfDifferences(
  all: readonly Difference[],
  { after, limit }: Readonly<{ after: number; limit: number }>,
): DifferencePart {
  const end = after + limit;
  return {
    differences: all.slice(after, end),
    total: all.length,
    next: end < all.length ? end : null,
  };
}
