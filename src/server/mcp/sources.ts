/** Collects the sources of an answer for assistants to quote. */
import { canonicalJson } from '../../shared/canonical-json.js';

const ONE = 'source';
const MANY = 'sources';

function* sourcesIn(value: unknown): Generator {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name === MANY && Array.isArray(inner)) yield* inner;
    else if (name === ONE && typeof inner === 'object') yield inner;
    else yield* sourcesIn(inner);
  }
}

/** Each once, in order of appearance. */
export function gatherSources(answer: unknown): unknown[] {
  const found = new Map<string, unknown>();
  for (const source of sourcesIn(answer)) found.set(canonicalJson(source), source);
  return [...found.values()];
}
