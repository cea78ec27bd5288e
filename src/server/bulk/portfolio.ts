/** The portfolios: operations that can be asked for many organisations in one stream. */
import type { RowForm } from './rows-together.js';

/**
 * `coordinate`: the operation that answers for each of them. `defaults`: arguments that the query may give for all.
 * `rows`: how a table writes one organisation in several lines; null: a line each.
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

/** Bounds of one stream. `readAheadBytes`: for clients that send all before they read. */
export const STREAM_LIMITS = {
  organisations: 10_000,
  bodyBytes: 134_217_728,
  recordBytes: 262_144,
  readAheadBytes: 4_194_304,
} as const;
