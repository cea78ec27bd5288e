/** Portfolios: operations that answer many organisations in one stream. */
import type { RowForm } from './rows-together.js';

/**
 * `coordinate`: the operation. `defaults`: arguments that the query may set for all. `rows`: how rows form one
 * organisation; null: one each.
 */
export type Portfolio = Readonly<{
  coordinate: string;
  path: string;
  defaults: readonly string[];
  rows: RowForm | null;
}>;

export const PORTFOLIOS: readonly Portfolio[] = [
  {
    coordinate: 'Query.scoping',
    path: '/v1/scoping/portfolio',
    defaults: ['keel', 'riik', 'asOf', 'kb', 'receipt'],
    rows: null,
  },
  {
    coordinate: 'Query.mappingDelta',
    path: '/v1/graph/delta/portfolio',
    defaults: ['framework', 'keel', 'receipt'],
    rows: { list: 'items', columns: ['control', 'status', 'note'], words: ['status'] },
  },
];

/** `readAheadBytes`: for clients that send everything before they read. */
export const STREAM_LIMITS = {
  organisations: 10_000,
  bodyBytes: 134_217_728,
  recordBytes: 262_144,
  readAheadBytes: 4_194_304,
} as const;
