/** Canonical JSON (after RFC 8785): equal values give equal texts, so equal requests are detected. */

/** @param value parsed JSON of limited depth, without undefined members */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, inner]) => `${JSON.stringify(name)}:${canonicalJson(inner)}`);
  return `{${members.join(',')}}`;
}
