/** A payment without a configured provider: order, page, signed event, webhook, order. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { LocalPayments } from '../../../src/platform/stripe/local-payments.js';
import { PaymentPageRoutes } from '../../../src/server/payment-page/payment-pages.js';
import { PaymentWebhook } from '../../../src/server/payment-webhook/payment-webhook.js';
import { codeLinks } from '../../../src/shared/code-links.js';
import { openFixtureWith } from '../../modules/orders/orders-fixture.js';

const SECRET = 'a secret of at least thirty-two bytes';
const openProcessCommands = () =>
  openFixtureWith(() => new LocalPayments(SECRET, codeLinks('https://api.example.test', false)));
let fixture: Awaited<ReturnType<typeof openProcessCommands>>;
let transport: PaymentPageRoutes;

beforeAll(async () => {
  fixture = await openProcessCommands();
  const webhook = new PaymentWebhook(fixture.payments.webhooks(), fixture.settlement);
  transport = new PaymentPageRoutes({
    texts: fixture.texts,
    provider: 'Provider',
    mailsKeys: true,
    paths: codeLinks('', false),
    pages: fixture.pages,
    links: { follow: () => Promise.resolve(null) },
    report: async (paid) => {
      const { rawBody, signature } = fixture.payments.signedPaidEvent(paid);
      await webhook.handle(rawBody, signature);
    },
  });
});

afterAll(() => fixture.close());

const pay = Buffer.from('tegevus=maksa');

test('a payment on the page pays the order, once', async () => {
  const client = await fixture.aClient();
  const { order } = await fixture.orders.place(
    fixture.aRequest('hooldus'),
    fixture.contextOf(client),
  );
  const name = order.paymentLink?.split('/pay/')[1] ?? '';
  expect((await transport.show(name, { keel: 'en' })).body).toContain('359.60\u00a0€');
  await Promise.all(Array.from({ length: 5 }, () => transport.act(name, pay, { keel: 'en' })));
  await transport.act(name, pay, { keel: 'en' });
  const read = await fixture.orders.read(order.id, fixture.contextOf(client));
  expect(read).toMatchObject({ state: { payment: 'paid', documents: 'released' } });
  expect(fixture.alerts).toEqual([]);
  expect((await transport.show(name, { keel: 'en' })).body).toContain('the order is complete');
});

test('a licence paid on the page releases the key', async () => {
  const { id, netCents } = await fixture.aLicenceOrder();
  const page = await fixture.licences.openPage(
    { id, licence: 'professional', netCents },
    'client@example.test',
  );
  await fixture.rows(
    'insert into payment_page (provider_ref, order_id, url, created_at) values (?, ?, ?, now())',
    [page.providerRef, id, page.url],
  );
  await transport.act(page.providerRef, pay, {});
  await fixture.outbox.drain();
  const texts = fixture.mails.map(({ text }) => text);
  expect(texts.filter((text) => /nis2_live_client_/.test(text))).toHaveLength(1);
});
