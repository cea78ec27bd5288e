/** Portfolios: operations that answer many organisations in one stream. */
import { PLAIN_ROUTES, type PlainRoute } from '../routing/plain-routes.js';
import { STREAM_LIMIT_BYTES } from '../routing/request-limits.js';
import type { RowForm } from './rows-together.js';

/**
 * `coordinate`: the operation. `defaults`: arguments that the query may set for all. `rows`: how rows form one
 * organisation; null: one each. `takesTables`: whether a row can hold an organisation.
 */
export type Portfolio = Readonly<{
  coordinate: string;
  route: PlainRoute;
  defaults: readonly string[];
  rows: RowForm | null;
  takesTables: boolean;
}>;

export const PORTFOLIOS: readonly Portfolio[] = [
  {
    coordinate: 'Query.scoping',
    route: PLAIN_ROUTES.scopingPortfolio,
    defaults: ['keel', 'riik', 'asOf', 'kb', 'receipt', 'reform'],
    rows: null,
    takesTables: true,
  },
  {
    coordinate: 'Query.scopeGroup',
    route: PLAIN_ROUTES.groupPortfolio,
    defaults: ['keel', 'reform', 'pilt'],
    rows: null,
    takesTables: false,
  },
  {
    coordinate: 'Query.mappingDelta',
    route: PLAIN_ROUTES.deltaPortfolio,
    defaults: ['framework', 'keel', 'receipt'],
    rows: { list: 'items', columns: ['control', 'status', 'note'], words: ['status'] },
    takesTables: true,
  },
];

/** `readAheadBytes`: for clients that send everything before they read. */
export const STREAM_LIMITS = {
  organisations: 100_000,
  bodyBytes: STREAM_LIMIT_BYTES,
  recordBytes: 262_144,
  readAheadBytes: 4_194_304,
} as const;
