import { expect, test } from '@jest/globals';
import type { DocumentEntry } from '../../../../src/modules/documents/domain/document-entry.js';
import type { Order } from '../../../../src/modules/orders/domain/order.js';
import { ORDER_PHASES } from '../../../../src/modules/orders/domain/order-phase.js';
import type { OrderRecord } from '../../../../src/modules/orders/domain/order-record.js';
import { PLACED } from '../../../../src/modules/orders/domain/order-state.js';
import { inPhase } from '../../../../src/modules/orders/domain/sandbox-trigger.js';
import {
  amountsOf,
  releasedOf,
  toFirstOrder,
  toOrder,
} from '../../../../src/modules/orders/domain/to-order.js';

const CREATED = new Date('2026-11-01T00:00:00Z');
const EXPIRES = new Date('2026-11-15T00:00:00Z');
const PAID = new Date('2026-11-02T00:00:00Z');
const NOW = new Date('2026-11-02T00:01:00Z');

const AMOUNTS = {
  netCents: 100,
  vatPercent: 24,
  vatCents: 24,
  totalCents: 124,
  vatStatus: 'irrelevant',
} as const;

const RECORD: OrderRecord = {
  id: 'a',
  serviceKey: 'pakett',
  country: 'ee',
  state: PLACED,
  times: { createdAt: CREATED, paidAt: null, cancelledAt: null, failedAt: null, refundedAt: null },
  amounts: AMOUNTS,
  documentCount: 5,
  fingerprint: null,
  firstAnswer: null,
  page: null,
  pageCount: 0,
  invoiceNumber: null,
  doubts: [],
  email: null,
  language: null,
};

const RELEASED: OrderRecord = {
  ...RECORD,
  id: 'b',
  state: { payment: 'paid', documents: 'released' },
  times: { ...RECORD.times, paidAt: PAID },
  invoiceNumber: 'INV-1',
};

const COMMON = {
  serviceKey: 'pakett',
  country: 'ee',
  documentCount: 5,
  createdAt: CREATED,
  doubts: [],
  amounts: AMOUNTS,
};

test('an unpaid order has a link and an expiry, no invoice and no documents', () => {
  const present = { now: NOW, paymentLink: 'https://pay', documents: null };
  expect(toOrder(RECORD, present)).toEqual({
    ...COMMON,
    id: 'a',
    state: PLACED,
    phase: 'awaiting_payment',
    paymentLink: 'https://pay',
    expiresAt: EXPIRES,
    invoiceNumber: null,
    documents: null,
  });
});

test('a released order has an invoice, documents and no expiry', () => {
  const documents: readonly DocumentEntry[] = [];
  expect(toOrder(RELEASED, { now: NOW, paymentLink: null, documents })).toEqual({
    ...COMMON,
    id: 'b',
    state: RELEASED.state,
    phase: 'released',
    paymentLink: null,
    expiresAt: null,
    invoiceNumber: 'INV-1',
    documents,
  });
});

test('the first answer is repeated unchanged, whatever happened since', () => {
  const first = { paymentLink: 'https://first', amounts: { ...AMOUNTS, totalCents: 99 } };
  expect(toFirstOrder(RELEASED, first)).toEqual({
    ...COMMON,
    id: 'b',
    state: PLACED,
    phase: 'awaiting_payment',
    paymentLink: 'https://first',
    amounts: first.amounts,
    expiresAt: EXPIRES,
    invoiceNumber: null,
    documents: null,
  });
});

test('an order with undecided VAT has no amounts', () => {
  expect(() => amountsOf({ ...RECORD, amounts: null })).toThrow('The VAT of order a is undecided');
  expect(amountsOf(RECORD)).toBe(AMOUNTS);
});

test('orders with documents are released', () => {
  expect(releasedOf([RECORD, RELEASED])).toEqual(['b']);
});

const DEMO: Order = {
  ...COMMON,
  id: 'demo',
  state: RELEASED.state,
  phase: 'released',
  paymentLink: null,
  expiresAt: null,
  invoiceNumber: 'INV-DEMO',
  documents: [],
};

test.each(ORDER_PHASES)('the demo order can be %s', (phase) => {
  const isUnpaid = ['awaiting_payment', 'payment_expired', 'cancelled'].includes(phase);
  const isReleased = ['released', 'refunded'].includes(phase);
  const paid = { payment: 'paid', documents: isReleased ? 'released' : 'generating' };
  expect(inPhase(DEMO, phase)).toEqual({
    ...DEMO,
    phase,
    state: isUnpaid ? { payment: 'pending', documents: 'pending' } : paid,
    invoiceNumber: isUnpaid ? null : 'INV-DEMO',
    documents: isReleased ? [] : null,
  });
});
