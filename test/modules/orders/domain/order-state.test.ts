import { expect, test } from '@jest/globals';
import {
  confirmPayment,
  PLACED,
  releaseDocuments,
  toOrderState,
  type OrderState,
} from '../../../../src/modules/orders/domain/order-state.js';

const GENERATING: OrderState = { payment: 'paid', documents: 'generating' };
const RELEASED: OrderState = { payment: 'paid', documents: 'released' };

test.each([
  { name: 'placed, with documents to make', from: PLACED, documents: 5, to: GENERATING },
  { name: 'placed, without documents', from: PLACED, documents: 0, to: RELEASED },
  { name: 'already being generated', from: GENERATING, documents: 5, to: GENERATING },
  { name: 'released already', from: RELEASED, documents: 5, to: RELEASED },
])('a payment moves an order that is $name', ({ from, documents, to }) => {
  expect(confirmPayment(from, documents)).toEqual(to);
});

test.each([
  { name: 'placed', from: PLACED, to: PLACED },
  { name: 'being generated', from: GENERATING, to: RELEASED },
  { name: 'released', from: RELEASED, to: RELEASED },
])('documents of an order that is $name are released only after payment', ({ from, to }) => {
  expect(releaseDocuments(from)).toEqual(to);
});

test('no documents without a payment', () => {
  expect(() => toOrderState('pending', 'generating')).toThrow(RangeError);
  expect(() => toOrderState('paid', 'pending')).toThrow(RangeError);
  expect(toOrderState('paid', 'released')).toEqual(RELEASED);
});
