/**
 * One text per JSON value, whatever the order of its members (after RFC 8785).
 * Two requests are the same where their canonical texts are.
 */

/** `value`: parsed JSON of limited depth; undefined members do not occur in it. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, inner]) => `${JSON.stringify(name)}:${canonicalJson(inner)}`);
  return `{${members.join(',')}}`;
}
