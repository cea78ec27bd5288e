/**
 * JSON in which equal parts are written once. Sources and their provenance occur in thousands of places of the law data;
 * shared, they take a quarter less time to parse and less memory.
 */

/** `parts`: each may refer to earlier ones. A reference is an object with the place of the part. */
export type WithSharedParts = Readonly<{ parts: readonly unknown[]; whole: unknown }>;

/** Name of the only property of a reference. */
const REFERENCE = '=';

/** Shorter parts are not worth a reference. In characters of JSON. */
const MIN_LENGTH = 60;

type Members = Record<string, unknown>;

/** Arrays as well: their members have indexes as names. */
const isComposed = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null;

function countParts(value: unknown, counts: Map<string, number>): void {
  if (!isComposed(value)) return;
  const text = JSON.stringify(value);
  const count = counts.get(text) ?? 0;
  if (text.length >= MIN_LENGTH) counts.set(text, count + 1);
  if (count > 0) return;
  for (const inner of Object.values(value)) countParts(inner, counts);
}

/** @throws Error if the value has a property with the name of references */
export function shareParts(value: unknown): WithSharedParts {
  const counts = new Map<string, number>();
  countParts(value, counts);
  const places = new Map<string, number>();
  const parts: unknown[] = [];
  const copy = (one: Members): unknown =>
    Array.isArray(one)
      ? one.map(write)
      : Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, write(inner)]));
  function write(one: unknown): unknown {
    if (!isComposed(one)) return one;
    if (REFERENCE in one) throw new Error(`a property is named "${REFERENCE}"`);
    const text = JSON.stringify(one);
    if ((counts.get(text) ?? 0) < 2) return copy(one);
    const place = places.get(text) ?? parts.push(copy(one)) - 1;
    places.set(text, place);
    return { [REFERENCE]: place };
  }
  return { whole: write(value), parts };
}

/** The value with its parts in place, frozen, so no request can change law data. Changes its argument. */
export function joinParts({ whole, parts }: WithSharedParts): unknown {
  const joined: unknown[] = [];
  function join(value: unknown): unknown {
    if (!isComposed(value)) return value;
    const place = value[REFERENCE];
    if (typeof place === 'number') return joined[place];
    for (const name of Object.keys(value)) {
      const inner = value[name];
      if (isComposed(inner)) value[name] = join(inner);
    }
    return Object.freeze(value);
  }
  for (const part of parts) joined.push(join(part));
  return join(whole);
}
