/**
 * Limits on JSON input: depth, sizes, characters. Pictures are limited by the body and by their argument: a logo of
 * 128 KiB is longer than any text.
 */
import type { ErrorDetail } from '../../shared/errors.js';

export const JSON_LIMITS = {
  depth: 32,
  arrayItems: 1_000,
  objectMembers: 2_000,
  stringBytes: 65_536,
} as const;

// C0 control characters but tab, line feed and carriage return; U+FFFE and U+FFFF.
// eslint-disable-next-line no-control-regex -- refusing control characters is the purpose
const FORBIDDEN_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/** `path`: dotted; null: only whether there are errors matters. */
type Path = string | null;

const VALID: readonly ErrorDetail[] = [];
const REJECTED: readonly ErrorDetail[] = [{ field: '', type: 'value_error' }];

const problem = (
  path: Path,
  type: string,
  params?: ErrorDetail['params'],
): readonly ErrorDetail[] => {
  if (path === null) return REJECTED;
  const field = path === '' ? 'body' : path;
  return [params === undefined ? { field, type } : { field, type, params }];
};

/** Not Buffer: the offline package runs in browsers. */
const utf8 = new TextEncoder();

/** Base64 of a PNG file, or of a text that begins with `<`, such as SVG. */
const PICTURE = /^(?:iVBORw0KGgo|P[A-P])[A-Za-z0-9+/]*={0,2}$/;

function isTooLong(text: string): boolean {
  // A UTF-16 unit takes at most three bytes.
  if (text.length * 3 <= JSON_LIMITS.stringBytes) return false;
  return utf8.encode(text).length > JSON_LIMITS.stringBytes && !PICTURE.test(text);
}

function textProblems(text: string, path: Path): readonly ErrorDetail[] {
  if (isTooLong(text)) {
    return problem(path, 'string_too_long', { max_length: JSON_LIMITS.stringBytes });
  }
  if (!text.isWellFormed()) return problem(path, 'string_unicode');
  return FORBIDDEN_CHARACTERS.test(text) ? problem(path, 'string_control_characters') : VALID;
}

/** Limits the answer to a hostile body. */
const MAX_PROBLEMS = 100;

const MAX_NAME_LENGTH = 100;

/** Invalid names are reported by index. */
function pathOf(path: Path, name: string, index: number): Path {
  if (path === null) return null;
  const shown =
    textProblems(name, null).length === 0 ? name.slice(0, MAX_NAME_LENGTH) : String(index);
  return path === '' ? shown : `${path}.${shown}`;
}

/** Whether no further errors are needed. */
const isEnough = (found: readonly ErrorDetail[], path: Path): boolean =>
  found.length >= (path === null ? 1 : MAX_PROBLEMS);

function itemProblems(
  items: readonly unknown[],
  path: Path,
  depth: number,
): readonly ErrorDetail[] {
  let found = VALID;
  for (let index = 0; index < items.length && !isEnough(found, path); index += 1) {
    const problems = problemsAt(items[index], pathOf(path, String(index), index), depth + 1);
    if (problems.length > 0) found = [...found, ...problems];
  }
  return found;
}

/** The first invalid name, and every invalid member. */
function memberProblems(
  value: Readonly<Record<string, unknown>>,
  { names, path, depth }: Readonly<{ names: readonly string[]; path: Path; depth: number }>,
): readonly ErrorDetail[] {
  const invalidName = names.find((name) => textProblems(name, null).length > 0);
  let found = invalidName === undefined ? VALID : textProblems(invalidName, path);
  for (const [index, name] of names.entries()) {
    if (isEnough(found, path)) break;
    const problems = problemsAt(value[name], pathOf(path, name, index), depth + 1);
    if (problems.length > 0) found = [...found, ...problems];
  }
  return found;
}

/** At most `JSON_LIMITS.depth` calls deep. */
function problemsAt(value: unknown, path: Path, depth: number): readonly ErrorDetail[] {
  if (typeof value === 'string') return textProblems(value, path);
  if (value === null || typeof value !== 'object') return VALID;
  if (depth > JSON_LIMITS.depth) {
    return problem(path, 'json_depth', { max_depth: JSON_LIMITS.depth });
  }
  const { arrayItems, objectMembers } = JSON_LIMITS;
  if (Array.isArray(value)) {
    return value.length > arrayItems
      ? problem(path, 'too_long', { max_length: arrayItems })
      : itemProblems(value, path, depth);
  }
  const names = Object.keys(value);
  return names.length > objectMembers
    ? problem(path, 'object_too_large', { max_length: objectMembers })
    : memberProblems(value as Readonly<Record<string, unknown>>, { names, path, depth });
}

/** Whether `jsonShapeProblems` finds nothing. */
export const isGoodShape = (root: unknown): boolean => problemsAt(root, null, 1).length === 0;

/** `field`: dotted path, or `body` for the value itself. */
export const jsonShapeProblems = (root: unknown): ErrorDetail[] =>
  problemsAt(root, '', 1).slice(0, MAX_PROBLEMS);
