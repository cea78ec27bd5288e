import { expect, test } from '@jest/globals';
import type { Outcome, PaymentEvent } from '../../../src/modules/payments/domain/payment-event.js';
import { PaymentWebhook } from '../../../src/server/payment-webhook/payment-webhook.js';

const NOTICE: PaymentEvent = { eventId: 'evt_1', eventType: 'x', isLive: false, page: null };

function aWebhook(notice: PaymentEvent | null, settle: () => Promise<Outcome>) {
  const settled: PaymentEvent[] = [];
  const webhook = new PaymentWebhook(
    { read: () => notice },
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
  'a genuine notice is answered with 200 when it is %s',
  async (outcome) => {
    const { webhook, settled } = aWebhook(NOTICE, () => Promise.resolve(outcome));
    const answer = await webhook.handle(new Uint8Array(), 'signature');
    expect(answer).toEqual({ status: 200, body: { received: true } });
    expect(settled).toEqual([NOTICE]);
  },
);

test('a wrong signature reaches nothing', async () => {
  const { webhook, settled } = aWebhook(null, () => Promise.resolve('fulfilled'));
  await expect(webhook.handle(new Uint8Array(), undefined)).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  });
  expect(settled).toEqual([]);
});

test('a notice that cannot be taken now is not answered with 200', async () => {
  const { webhook } = aWebhook(NOTICE, () => Promise.reject(new Error('down')));
  await expect(webhook.handle(new Uint8Array(), 'signature')).rejects.toThrow('down');
});
