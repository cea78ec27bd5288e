/** Orders with their invoices, over the rooms of orders. */
import { randomUUID } from 'node:crypto';
import { ServiceError } from '../../../src/shared/errors.js';
import type { CreditWish, InvoiceWish } from '../../../src/modules/invoicing/domain/invoicing.js';
import { openHouse, type OrdersHouse } from '../orders/orders-fixture.js';

type Client = NonNullable<Parameters<OrdersHouse['aClient']>[0]>;
type Notice = Parameters<OrdersHouse['settlement']['settle']>[0];

/** `payload`: as the client sent it. */
type OrderFacts = Readonly<{
  serviceKey?: string;
  client?: Client;
  payload?: Readonly<Record<string, unknown>> | null;
}>;

export async function openInvoicesHouse() {
  const house = await openHouse();

  async function anOrder({
    serviceKey = 'pakett',
    client: facts = {},
    payload = null,
  }: OrderFacts = {}) {
    house.surroundings.pass(1000);
    const client = await house.aClient(facts);
    const request = house.aRequest(serviceKey, { payload });
    const { order } = await house.orders.place(request, house.asking(client));
    const notice = house.aNotice({ orderId: order.id, amountCents: order.amounts.totalCents });
    const read = () => house.orders.read(order.id, house.asking(client));
    return { id: order.id, client, notice, read, amounts: order.amounts };
  }

  async function aPaidOrder(facts: OrderFacts = {}) {
    const order = await anOrder(facts);
    await house.settlement.settle(order.notice);
    return order;
  }

  /** As the provider does: what ended in an outage is sent again. */
  async function settle(notice: Notice) {
    for (;;) {
      try {
        return await house.settlement.settle(notice);
      } catch (failure) {
        const isOutage = failure instanceof ServiceError && failure.code === 'UPSTREAM_UNAVAILABLE';
        if (!isOutage) throw failure;
      }
    }
  }

  /** Papers of an order: its invoice, then what was credited. */
  const papers = (orderId: string) =>
    house.rows(
      `select number, series, total_cents, content from invoice where order_id = ?::uuid
       order by series desc, ordinal`,
      [orderId],
    );

  const ordinals = async (): Promise<unknown[]> =>
    (await house.rows(`select ordinal from invoice where series = 'invoice' order by ordinal`)).map(
      ({ ordinal }) => ordinal,
    );

  const now = () => house.surroundings.now();

  const issue = (wish: InvoiceWish) =>
    house.em.fork().transactional((em) => house.invoicing(em).issueInvoice(wish, now()));

  const credit = (wish: Omit<CreditWish, 'cause'> & Partial<CreditWish>) =>
    house.em
      .fork()
      .transactional((em) =>
        house.invoicing(em).creditNote({ cause: `re_${randomUUID()}`, ...wish }, now()),
      );

  return { ...house, anOrder, aPaidOrder, settle, papers, ordinals, issue, credit };
}

export type InvoicesHouse = Awaited<ReturnType<typeof openInvoicesHouse>>;
