/** Limits on JSON input: depth, sizes, characters. Error lists are built without recursion. */
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

type PendingValue = Readonly<{ value: unknown; path: string; depth: number }>;

function stringProblem(text: string, field: string): ErrorDetail | null {
  // A UTF-16 unit takes at most three bytes.
  if (
    text.length * 3 > JSON_LIMITS.stringBytes &&
    Buffer.byteLength(text) > JSON_LIMITS.stringBytes
  ) {
    return { field, type: 'string_too_long', params: { max_length: JSON_LIMITS.stringBytes } };
  }
  if (!text.isWellFormed()) return { field, type: 'string_unicode' };
  return FORBIDDEN_CHARACTERS.test(text) ? { field, type: 'string_control_characters' } : null;
}

function sizeProblem(value: object, field: string): ErrorDetail | null {
  if (Array.isArray(value)) {
    const max = JSON_LIMITS.arrayItems;
    return value.length > max ? { field, type: 'too_long', params: { max_length: max } } : null;
  }
  const max = JSON_LIMITS.objectMembers;
  return Object.keys(value).length > max
    ? { field, type: 'object_too_large', params: { max_length: max } }
    : null;
}

/** Invalid names are reported by index. */
function membersOf({ value, path, depth }: PendingValue): PendingValue[] {
  if (value === null || typeof value !== 'object') return [];
  const prefix = path === '' ? '' : `${path}.`;
  return Object.entries<unknown>({ ...value }).map(([key, inner], index) => ({
    value: inner,
    path: stringProblem(key, '') === null ? `${prefix}${key.slice(0, 100)}` : `${prefix}${index}`,
    depth: depth + 1,
  }));
}

function keyProblems({ value, path }: PendingValue): ErrorDetail[] {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return [];
  return Object.keys(value)
    .map((key) => stringProblem(key, path))
    .filter((problem) => problem !== null)
    .slice(0, 1);
}

function problemsAt(pending: PendingValue): { problems: ErrorDetail[]; descend: boolean } {
  const { value, path, depth } = pending;
  if (typeof value === 'string') {
    const problem = stringProblem(value, path);
    return { problems: problem === null ? [] : [problem], descend: false };
  }
  if (value === null || typeof value !== 'object') return { problems: [], descend: false };
  if (depth > JSON_LIMITS.depth) {
    const params = { max_depth: JSON_LIMITS.depth };
    return { problems: [{ field: path, type: 'json_depth', params }], descend: false };
  }
  const problem = sizeProblem(value, path);
  if (problem !== null) return { problems: [problem], descend: false };
  return { problems: keyProblems(pending), descend: true };
}

/** Limits the answer to a hostile body. */
const MOST_PROBLEMS = 100;

const isGoodText = (text: string): boolean => stringProblem(text, '') === null;

function isGoodAt(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isGoodText(value);
  if (value === null || typeof value !== 'object') return true;
  if (depth > JSON_LIMITS.depth || sizeProblem(value, '') !== null) return false;
  if (Array.isArray(value)) return value.every((item) => isGoodAt(item, depth + 1));
  for (const [key, member] of Object.entries(value)) {
    if (!isGoodText(key) || !isGoodAt(member, depth + 1)) return false;
  }
  return true;
}

/** Whether `jsonShapeProblems` finds nothing. */
export const isGoodShape = (root: unknown): boolean => isGoodAt(root, 1);

/** `field`: dotted path, or `body` for the value itself. */
export function jsonShapeProblems(root: unknown): ErrorDetail[] {
  const found: ErrorDetail[] = [];
  const queue: PendingValue[] = [{ value: root, path: '', depth: 1 }];
  for (let pending = queue.pop(); pending !== undefined; pending = queue.pop()) {
    const { problems, descend } = problemsAt(pending);
    found.push(...problems);
    if (found.length >= MOST_PROBLEMS) break;
    if (descend) for (const member of membersOf(pending).reverse()) queue.push(member);
  }
  return found
    .slice(0, MOST_PROBLEMS)
    .map((problem) => (problem.field === '' ? { ...problem, field: 'body' } : problem));
}
