/** Selects an encoding by `Accept-Encoding` (RFC 9110, 12.5.3). */
import { LRUCache } from 'lru-cache';
import { ENCODINGS, type Encoding } from './packing.js';

const MOST_HEADERS = 200;
const LONGEST_HEADER = 200;

const known = new LRUCache<string, Readonly<{ encoding: Encoding | null }>>({ max: MOST_HEADERS });

const weightOf = (parameters: readonly string[]): number => {
  const told = parameters.map((one) => /^\s*q=(.*)$/i.exec(one)?.[1]).find(Boolean);
  return told === undefined ? 1 : Number(told) || 0;
};

function weightsOf(header: string): ReadonlyMap<string, number> {
  const parts = header.split(',').map((part): [string, number] => {
    const [name = '', ...parameters] = part.split(';');
    return [name.trim().toLowerCase(), weightOf(parameters)];
  });
  return new Map(parts);
}

/** Highest weight, then smallest answers; null if the plain answer is preferred. */
function choose(header: string): Encoding | null {
  const weights = weightsOf(header);
  const others = weights.get('*') ?? 0;
  let best: Encoding | null = null;
  let heaviest = weights.get('identity') ?? 0;
  for (const encoding of ENCODINGS) {
    const weight = weights.get(encoding) ?? others;
    if (weight > heaviest || (best === null && weight > 0 && weight === heaviest)) {
      best = encoding;
      heaviest = weight;
    }
  }
  return best;
}

export function acceptedEncoding(header: string | undefined): Encoding | null {
  if (header === undefined || header.length > LONGEST_HEADER) return null;
  const found = known.get(header) ?? { encoding: choose(header) };
  known.set(header, found);
  return found.encoding;
}
