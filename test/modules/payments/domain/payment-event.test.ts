import { expect, test } from '@jest/globals';
import {
  judgePaymentEvent,
  needsOperator,
  type EventOutcome,
  type PaidPage,
  type PayableOrder,
} from '../../../../src/modules/payments/domain/payment-event.js';

const PAGE: PaidPage = {
  pageRef: 'cs_1',
  paymentId: 'pi_1',
  orderId: '00000000-0000-4000-8000-000000000001',
  isPaid: true,
  amountCents: 48360,
  currency: 'eur',
};
const ORDER: PayableOrder = {
  payment: 'pending',
  totalCents: 48360,
  currency: 'eur',
  earlierTotalCents: null,
  isClosed: false,
};

type Case = Readonly<{
  name: string;
  page?: Partial<PaidPage> | null;
  order?: Partial<PayableOrder> | null;
  isLive?: boolean;
  outcome: EventOutcome;
}>;

const CASES: readonly Case[] = [
  { name: 'the whole sum', outcome: 'fulfilled' },
  { name: 'nothing yet', page: { isPaid: false }, outcome: 'ignored' },
  { name: 'something else', page: null, outcome: 'ignored' },
  { name: 'for no order', order: null, outcome: 'unmatched' },
  { name: 'a cent less', page: { amountCents: 48359 }, outcome: 'mismatched' },
  { name: 'a cent more', page: { amountCents: 48361 }, outcome: 'mismatched' },
  { name: 'no sum', page: { amountCents: null }, outcome: 'mismatched' },
  { name: 'another currency', page: { currency: 'usd' }, outcome: 'mismatched' },
  { name: 'no currency', page: { currency: null }, outcome: 'mismatched' },
  { name: 'play money', isLive: false, outcome: 'mismatched' },
  { name: 'a second time', order: { payment: 'paid' }, outcome: 'surplus' },
  { name: 'for a cancelled order', order: { isClosed: true }, outcome: 'surplus' },
  {
    name: 'less, for a paid order',
    order: { payment: 'paid' },
    page: { amountCents: 1 },
    outcome: 'mismatched',
  },
];

test.each(CASES)(
  'paying $name is $outcome',
  ({ page = {}, order = {}, isLive = true, outcome }) => {
    const paymentEvent = {
      eventId: 'evt_1',
      eventType: 'checkout.session.completed',
      isLive,
      page: page === null ? null : { ...PAGE, ...page },
    };
    expect(
      judgePaymentEvent(paymentEvent, order === null ? null : { ...ORDER, ...order }, true),
    ).toBe(outcome);
  },
);

test('live payments are not accepted where test payments are expected, either', () => {
  const paymentEvent = { eventId: 'evt_1', eventType: 'x', isLive: true, page: PAGE };
  expect(judgePaymentEvent(paymentEvent, ORDER, false)).toBe('mismatched');
});

test.each([
  { outcome: 'fulfilled', needed: false },
  { outcome: 'duplicate', needed: false },
  { outcome: 'ignored', needed: false },
  { outcome: 'surplus', needed: true },
  { outcome: 'mismatched', needed: true },
  { outcome: 'unmatched', needed: true },
] as const)('$outcome requires an operator: $needed', ({ outcome, needed }) => {
  expect(needsOperator(outcome)).toBe(needed);
});
