/** Every element of any `sources` list in a response. */
export function sourcesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]): unknown[] =>
    name === 'sources' && Array.isArray(inner) ? inner : sourcesIn(inner),
  );
}
