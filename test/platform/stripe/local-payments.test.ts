import { expect, test } from '@jest/globals';
import { codeLinks } from '../../../src/shared/code-links.js';
import { LocalPayments } from '../../../src/platform/stripe/local-payments.js';

const SECRET = 'a secret of at least thirty-two bytes';
const ORDER = {
  orderId: 'o-1',
  sequence: 0,
  title: 'x',
  totalCents: 100,
  email: null,
  language: null,
  isMonthly: false,
};
const LINKS = codeLinks('https://api.example.test', false);
const local = new LocalPayments(SECRET, LINKS);

test('a page has the same name after a restart, and another one with another secret', async () => {
  const page = await local.openPage(ORDER);
  expect(page.url).toBe(`https://api.example.test/pay/${page.providerRef}`);
  expect(await new LocalPayments(SECRET, LINKS).openPage(ORDER)).toEqual(page);
  const foreign = await new LocalPayments(`${SECRET}!`, LINKS).openPage(ORDER);
  expect(foreign.providerRef).not.toBe(page.providerRef);
  expect((await local.openPage({ ...ORDER, sequence: 1 })).providerRef).not.toBe(page.providerRef);
});

test('where codes are hidden, the name is behind #', async () => {
  const hidden = new LocalPayments(SECRET, codeLinks('https://api.example.test', true));
  const { url, providerRef } = await hidden.openPage(ORDER);
  expect(url).toBe(`https://api.example.test/pay#${providerRef}`);
  expect(providerRef).toBe((await local.openPage(ORDER)).providerRef);
});

test('its events are signed and read like the provider’s', () => {
  const paid = {
    providerRef: 'local_x',
    orderId: '0b8f3b44-7f0f-4a3e-9b0e-1f7f3f7b0a11',
    totalCents: 48360,
  };
  const { rawBody, signature } = local.signedPaidEvent(paid);
  const paymentEvent = local.webhooks().read(rawBody, signature);
  expect(paymentEvent).toMatchObject({
    eventId: 'evt_local_x',
    isLive: false,
    page: { orderId: paid.orderId, isPaid: true, amountCents: 48360, currency: 'eur' },
  });
  const foreign = new LocalPayments(`${SECRET}!`, LINKS);
  expect(foreign.webhooks().read(rawBody, signature)).toBeNull();
});
