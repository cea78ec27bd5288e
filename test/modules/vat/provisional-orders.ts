/** Orders of clients about whose VAT numbers nobody answers, until a test has the exchange speak. */
import type { OrdersHouse } from '../orders/orders-fixture.js';

/** Whole cents of the order's service, and the VAT of it. */
export const NET = 29000;
export const VAT = 6960;

const HOUR_MS = 3_600_000;
let serial = 0;

/** A number that no other test uses. */
export const aNumber = (): string => `DE${String(300000000 + ++serial)}`;

export async function aProvisionalOrder(house: OrdersHouse) {
  const number = aNumber();
  const client = await house.aClient({ country: 'de', vatNumber: number });
  const { order } = await house.orders.place(house.aRequest('b_skann'), house.asking(client));
  const pay = (amountCents: number) =>
    house.settlement.settle(house.aNotice({ orderId: order.id, amountCents }));
  const read = () => house.orders.read(order.id, house.asking(client));
  /** The exchange has found its voice, and the worker's time has come. */
  const answer = async (word: 'valid' | 'invalid'): Promise<void> => {
    house.exchange.says(number, word);
    await house.pass(HOUR_MS);
    await house.rechecks.run();
  };
  const waiting = () =>
    house.rows('select attempts from vat_recheck where vat_number = ?', [number]);
  return { ...order, client, number, pay, read, answer, waiting };
}

type Placed = Readonly<{ id: string }>;

export const refundsOf = (house: OrdersHouse, { id }: Placed) =>
  house.rows('select amount_cents, reason from refund_due where order_id = ?::uuid', [id]);

export const papersOf = (house: OrdersHouse, { id }: Placed) =>
  house.rows(
    `select series, net_cents, vat_cents, total_cents from invoice where order_id = ?::uuid
     order by issued_at, series desc`,
    [id],
  );

export const pagesOf = (house: OrdersHouse, { id }: Placed) =>
  house.rows(
    `select closed_at is null as open, to_expire from payment_page where order_id = ?::uuid
     order by created_at, provider_ref`,
    [id],
  );

/** Forgets what earlier tests have left behind. */
export function forget(house: OrdersHouse): void {
  const { exchange, payments, alerts, problems } = house;
  for (const list of [exchange.asked, payments.closed, alerts, problems]) list.length = 0;
}
