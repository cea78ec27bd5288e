/** Orders with their invoices, on the fixture of orders. */
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isOutage } from '../../../src/shared/outage.js';
import type {
  CreditOptions,
  InvoiceOptions,
} from '../../../src/modules/invoicing/domain/invoicing.js';
import { InvoicingTransaction } from '../../../src/modules/invoicing/invoicing.transaction.js';
import { openProcessCommands, type OrdersFixture } from '../orders/orders-fixture.js';

type Client = NonNullable<Parameters<OrdersFixture['aClient']>[0]>;
type ProviderEvent = Parameters<OrdersFixture['settlement']['settle']>[0];

/** `payload`: as the client sent it. */
type OrderFacts = Readonly<{
  serviceKey?: string;
  client?: Client;
  payload?: Readonly<Record<string, unknown>> | null;
}>;

export async function openInvoicesFixture() {
  const fixture = await openProcessCommands();

  async function anOrder({
    serviceKey = 'pakett',
    client: facts = {},
    payload = null,
  }: OrderFacts = {}) {
    fixture.runtime.pass(1000);
    const client = await fixture.aClient(facts);
    const request = fixture.aRequest(serviceKey, { payload });
    const { order } = await fixture.orders.place(request, fixture.contextOf(client));
    const paymentEvent = fixture.aPaymentEvent({
      orderId: order.id,
      amountCents: order.amounts.totalCents,
    });
    const read = () => fixture.orders.read(order.id, fixture.contextOf(client));
    return { id: order.id, client, paymentEvent, read, amounts: order.amounts };
  }

  async function aPaidOrder(facts: OrderFacts = {}) {
    const order = await anOrder(facts);
    await fixture.settlement.settle(order.paymentEvent);
    return order;
  }

  /** Redelivers after an outage, as the provider does. */
  async function settle(paymentEvent: ProviderEvent) {
    for (;;) {
      try {
        return await fixture.settlement.settle(paymentEvent);
      } catch (failure) {
        if (!isOutage(failure)) throw failure;
      }
    }
  }

  /** Documents of an order: its invoice, then its credit notes. */
  const documents = (orderId: string) =>
    fixture.rows(
      `select number, series, total_cents, content from invoice where order_id = ?::uuid
       order by series desc, ordinal`,
      [orderId],
    );

  const ordinals = async (): Promise<unknown[]> =>
    (
      await fixture.rows(`select ordinal from invoice where series = 'invoice' order by ordinal`)
    ).map(({ ordinal }) => ordinal);

  const now = () => fixture.runtime.now();

  const invoicingIn = (em: EntityManager) => new InvoicingTransaction(em, fixture.invoicing);

  const issue = (options: InvoiceOptions) =>
    fixture.em.fork().transactional((em) => invoicingIn(em).issueInvoice(options, now()));

  const credit = (options: Omit<CreditOptions, 'cause'> & Partial<CreditOptions>) =>
    fixture.em
      .fork()
      .transactional((em) =>
        invoicingIn(em).creditNote({ cause: `re_${randomUUID()}`, ...options }, now()),
      );

  return {
    ...fixture,
    anOrder,
    aPaidOrder,
    settle,
    documents,
    ordinals,
    invoicingIn,
    issue,
    credit,
  };
}

export type InvoicesFixture = Awaited<ReturnType<typeof openInvoicesFixture>>;
