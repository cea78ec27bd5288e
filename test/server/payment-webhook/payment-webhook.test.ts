import { expect, test } from '@jest/globals';
import type {
  EventOutcome,
  PaymentEvent,
} from '../../../src/modules/payments/domain/payment-event.js';
import { PaymentWebhook } from '../../../src/server/payment-webhook/payment-webhook.js';

const NOTICE: PaymentEvent = { eventId: 'evt_1', eventType: 'x', isLive: false, page: null };

function aWebhook(paymentEvent: PaymentEvent | null, settle: () => Promise<EventOutcome>) {
  const settled: PaymentEvent[] = [];
  const webhook = new PaymentWebhook(
    { read: () => paymentEvent },
    {
      settle: (one) => {
        settled.push(one);
        return settle();
      },
    },
  );
  return { webhook, settled };
}

test.each(['fulfilled', 'duplicate', 'surplus', 'mismatched', 'unmatched', 'ignored'] as const)(
  'a genuine event is answered with 200 if it is %s',
  async (outcome) => {
    const { webhook, settled } = aWebhook(NOTICE, () => Promise.resolve(outcome));
    const answer = await webhook.handle(new Uint8Array(), 'signature');
    expect(answer).toEqual({ status: 200, body: { received: true } });
    expect(settled).toEqual([NOTICE]);
  },
);

test('an event with a wrong signature is not processed', async () => {
  const { webhook, settled } = aWebhook(null, () => Promise.resolve('fulfilled'));
  await expect(webhook.handle(new Uint8Array(), undefined)).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  });
  expect(settled).toEqual([]);
});

test('an event that cannot be processed now is not answered with 200', async () => {
  const { webhook } = aWebhook(NOTICE, () => Promise.reject(new Error('down')));
  await expect(webhook.handle(new Uint8Array(), 'signature')).rejects.toThrow('down');
});
