/** Explored scenarios. Each is small enough to reach every interleaving of two workers. */
import { startOf, type OrderRow } from './database.js';
import type { Scenario } from './model.js';
import { PLACED } from '../../src/modules/orders/domain/order-state.js';

const BASE = {
  netCents: 10_000,
  vatPercent: 24,
  vatCents: 2_400,
  vatCentsBefore: null,
  state: PLACED,
  isCancelled: false,
  isRefundRequested: false,
  isRefunded: false,
  isFailed: false,
} as const;

const document: OrderRow = {
  ...BASE,
  kind: 'document',
  serviceKey: 'b_skann',
  documentCount: 1,
  vatStatus: 'unavailable',
};

/** Its VAT does not depend on a number. */
const domestic: OrderRow = { ...document, vatStatus: 'irrelevant' };

const licence = (serviceKey: string): OrderRow => ({
  ...BASE,
  kind: 'licence',
  serviceKey,
  documentCount: 0,
  vatStatus: 'irrelevant',
});

export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'a document order with two payment pages, whose VAT number is confirmed late',
    start: startOf({ a: document }),
    bounds: { pages: 2, rounds: 1, generations: 1, days: [] },
    hasMails: false,
  },
  {
    name: 'a document order whose refund fails, is reversed and retried',
    start: startOf({ a: domestic }),
    bounds: { pages: 1, rounds: 2, generations: 1, days: [] },
    hasMails: false,
  },
  {
    name: 'two licence orders of one account, a month apart, and its keys',
    start: startOf({ a: licence('professional'), b: licence('professional') }),
    bounds: { pages: 1, rounds: 1, generations: 2, days: [20] },
    hasMails: false,
  },
  {
    name: 'emails of a document order',
    start: startOf({ a: domestic }),
    bounds: { pages: 1, rounds: 1, generations: 1, days: [] },
    hasMails: true,
  },
];
