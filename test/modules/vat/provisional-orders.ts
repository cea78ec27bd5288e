/** Orders of clients whose VAT numbers VIES does not answer for, until a test makes it answer. */
import type { OrdersFixture } from '../orders/orders-fixture.js';

/** Net price and VAT of the order's service, in whole cents. */
export const NET = 29000;
export const VAT = 6960;

const HOUR_MS = 3_600_000;
let serial = 0;

/** A number that no other test uses. */
export const aNumber = (): string => `DE${String(300000000 + ++serial)}`;

export async function aProvisionalOrder(fixture: OrdersFixture) {
  const number = aNumber();
  const client = await fixture.aClient({ country: 'de', vatNumber: number });
  const { order } = await fixture.orders.place(
    fixture.aRequest('b_skann'),
    fixture.contextOf(client),
  );
  const pay = (amountCents: number) =>
    fixture.settlement.settle(fixture.aPaymentEvent({ orderId: order.id, amountCents }));
  const read = () => fixture.orders.read(order.id, fixture.contextOf(client));
  /** VIES answers again, and the next recheck is due. */
  const answer = async (word: 'valid' | 'invalid'): Promise<void> => {
    fixture.exchange.answers(number, word);
    await fixture.pass(HOUR_MS);
    await fixture.rechecks.run();
  };
  const waiting = () =>
    fixture.rows('select attempts from vat_recheck where vat_number = ?', [number]);
  return { ...order, client, number, pay, read, answer, waiting };
}

type Placed = Readonly<{ id: string }>;

export const refundsOf = (fixture: OrdersFixture, { id }: Placed) =>
  fixture.rows('select amount_cents, reason from refund_due where order_id = ?::uuid', [id]);

export const documentsOfService = (fixture: OrdersFixture, { id }: Placed) =>
  fixture.rows(
    `select series, net_cents, vat_cents, total_cents from invoice where order_id = ?::uuid
     order by issued_at, series desc`,
    [id],
  );

export const pagesOf = (fixture: OrdersFixture, { id }: Placed) =>
  fixture.rows(
    `select closed_at is null as open, to_expire from payment_page where order_id = ?::uuid
     order by created_at, provider_ref`,
    [id],
  );

export function forget(fixture: OrdersFixture): void {
  const { exchange, payments, alerts, problems } = fixture;
  for (const list of [exchange.requests, payments.closed, alerts, problems]) list.length = 0;
}
