/** The modules of orders with the Stripe adapters over HTTP and a Stripe stub. */
import { readEvent } from '../../../src/platform/stripe/read-event.js';
import { StripeLedger } from '../../../src/platform/stripe/stripe-ledger.js';
import { StripePayments } from '../../../src/platform/stripe/stripe-payments.js';
import { StripeRefunds } from '../../../src/platform/stripe/stripe-refunds.js';
import { StripeSubscriptions } from '../../../src/platform/stripe/stripe-subscriptions.js';
import { PaymentEvents } from '../../../src/modules/payment-events/payment-events.service.js';
import { Refunds } from '../../../src/modules/refunds/refunds.service.js';
import { PostgresRefunds } from '../../../src/modules/refunds/refunds.repository.js';
import { Subscriptions } from '../../../src/modules/subscriptions/subscriptions.service.js';
import { PostgresSubscriptions } from '../../../src/modules/subscriptions/subscriptions.repository.js';
import { StripeRecords, type StripeEvent } from '../../fakes/stripe/stripe-records.js';
import { openStripeStub } from '../../fakes/stripe/stripe-stub.js';
import { openFixtureWith } from '../orders/orders-fixture.js';

/** Events are not delivered automatically. */
export async function openStripeFixture() {
  let clock: () => number = Date.now;
  const stub = await openStripeStub(new StripeRecords(() => clock()));
  const settings = { secretKey: 'sk_test_x', apiBase: stub.url };
  const fixture = await openFixtureWith((now) => {
    clock = () => now().getTime();
    return new StripePayments(settings, 'https://api.test');
  });

  async function anOrder(serviceKey: string) {
    const client = await fixture.aClient();
    const { order } = await fixture.orders.place(
      fixture.aRequest(serviceKey),
      fixture.contextOf(client),
    );
    const read = () => fixture.orders.read(order.id, fixture.contextOf(client));
    return {
      id: order.id,
      client,
      read,
      pay: () => stub.records.pay(stub.records.pageOf(order.id).id),
    };
  }

  const alerts: string[] = [];
  const { em, runtime, settlement } = fixture;
  const refunds = new Refunds({
    store: new PostgresRefunds(em, fixture.invoicing),
    provider: new StripeRefunds(settings),
    runtime,
    expectsLive: false,
    alert: (outcome) => alerts.push(outcome),
    report: (problem) => alerts.push(problem),
  });
  const subscriptions = new Subscriptions({
    store: new PostgresSubscriptions(em, 'https://api.test'),
    provider: new StripeSubscriptions(settings),
    settlement,
    vatService: fixture.vatService,
    vat: fixture.vat,
    runtime,
    expectsLive: false,
  });
  const paymentEvents = new PaymentEvents({ refunds, subscriptions });

  // The stub's events contain every part that is read.
  const deliver = (event: StripeEvent) => paymentEvents.settle(readEvent(event));

  async function aPaidOrder(serviceKey: string) {
    const order = await anOrder(serviceKey);
    const event = order.pay();
    await deliver(event);
    const { data } = event;
    const intent = String(data.object['payment_intent']);
    return { ...order, intent, total: Number(data.object['amount_total']) };
  }

  /** Refunds at the provider. */
  const made = (intent: string) =>
    [...stub.records.refunds.refunds.values()].filter((one) => one.payment_intent === intent);

  const deliverFrom = async (from: number): Promise<void> => {
    for (const event of stub.records.events.slice(from)) await deliver(event);
  };

  /** Credit notes of an order, in cents. */
  const creditOf = async (orderId: string): Promise<readonly unknown[]> => {
    const rows = await fixture.rows(
      `select total_cents from invoice where order_id = ?::uuid and series = 'credit_note' order by ordinal`,
      [orderId],
    );
    return rows.map((row) => row['total_cents']);
  };

  return {
    ...fixture,
    aPaidOrder,
    made,
    deliverFrom,
    creditOf,
    stub,
    refunds,
    subscriptions,
    paymentEvents,
    refundAlerts: alerts,
    ledger: new StripeLedger(settings),
    anOrder,
    deliver,
    close: async () => {
      await fixture.close();
      await stub.close();
    },
  };
}

export type StripeFixture = Awaited<ReturnType<typeof openStripeFixture>>;
