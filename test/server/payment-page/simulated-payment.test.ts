/** The whole way of a payment where no provider is configured: order, page, signed notice, webhook, order. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { LocalPayments } from '../../../src/platform/stripe/local-payments.js';
import { PaymentPagesDoor } from '../../../src/server/payment-page/payment-pages.js';
import { PaymentWebhook } from '../../../src/server/payment-webhook/payment-webhook.js';
import { openHouseWith } from '../../modules/orders/orders-fixture.js';

const SECRET = 'a secret of at least thirty-two bytes';
const openHouse = () => openHouseWith(() => new LocalPayments(SECRET, 'https://api.example.test'));
let house: Awaited<ReturnType<typeof openHouse>>;
let door: PaymentPagesDoor;

beforeAll(async () => {
  house = await openHouse();
  const webhook = new PaymentWebhook(house.payments.notices(), house.settlement);
  door = new PaymentPagesDoor({
    texts: house.texts,
    provider: 'Provider',
    pages: house.pages,
    links: { follow: () => Promise.resolve(null) },
    report: async (paid) => {
      const { rawBody, signature } = house.payments.paidNotice(paid);
      await webhook.handle(rawBody, signature);
    },
  });
});

afterAll(() => house.close());

const pay = Buffer.from('tegevus=maksa');

test('paying on the page pays the order, once', async () => {
  const client = await house.aClient();
  const { order } = await house.orders.place(house.aRequest('hooldus'), house.asking(client));
  const name = order.paymentLink?.split('/pay/')[1] ?? '';
  expect((await door.show(name, 'en')).body).toContain('359.60\u00a0€');
  await Promise.all(Array.from({ length: 5 }, () => door.act(name, pay, 'en')));
  await door.act(name, pay, 'en');
  const read = await house.orders.read(order.id, house.asking(client));
  expect(read).toMatchObject({ state: { payment: 'paid', documents: 'released' } });
  expect(house.alerts).toEqual([]);
  expect((await door.show(name, 'en')).body).toContain('the order is complete');
});

test('a licence that is paid on the page brings the key', async () => {
  const { id, netCents } = await house.aLicenceOrder();
  const page = await house.licences.openPage(
    { id, licence: 'professional', netCents },
    'client@example.test',
  );
  await house.rows(
    'insert into payment_page (provider_ref, order_id, url, created_at) values (?, ?, ?, now())',
    [page.providerRef, id, page.url],
  );
  await door.act(page.providerRef, pay, undefined);
  await house.outbox.drain();
  expect(house.mails.at(-1)?.text).toMatch(/nis2_live_client_/);
});
