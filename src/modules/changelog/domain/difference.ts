/** What differs between two versions of the knowledge base, value by value. */
import type { ChangeKind } from './change.js';
import { isInVersion } from './kb-release.js';

/** Path of a file below `kb/` → its parsed content. */
export type VersionFiles = ReadonlyMap<string, unknown>;

/**
 * `subject`: first folder of the path. `path`: file without ending, a colon, the place in the file.
 * `before`, `after`: a single value or a list of such; null where there is none on that side.
 */
export type Difference = Readonly<{
  subject: string;
  path: string;
  kind: Exclude<ChangeKind, 'correction'>;
  before: unknown;
  after: unknown;
}>;

type Json = Readonly<Record<string, unknown>>;

/** Members by which the records of a list are reported apart, so that a new first one does not shift all others. */
const NAMING = ['key', 'ref', 'phase', 'id', 'code'] as const;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of the items; their positions where nothing in them is a name. */
function itemNames(items: readonly Json[]): readonly string[] {
  for (const member of NAMING) {
    const names = items.map((item) => item[member]);
    const isName = names.every((name) => typeof name === 'string');
    if (isName && new Set(names).size === items.length) return names.map((name) => `[${name}]`);
  }
  return items.map((_, index) => `[${index}]`);
}

/** What lies directly inside, by its place; null where the value is compared as a whole. */
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

/** Sorted by path, so that a subject's differences stand together. */
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

/** `total`: on all pages. `next`: differences to pass over for the following page; null: this is the last one. */
export type DifferencePart = Readonly<{
  differences: readonly Difference[];
  total: number;
  next: number | null;
}>;

/** @param limit most differences on the page, at least 1 */
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
