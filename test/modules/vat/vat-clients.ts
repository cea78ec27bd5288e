/** Customers whose numbers VIES has names for, and the stored evidence. */
import type { Caller } from '../../../src/shared/caller.js';
import type { OrdersFixture } from '../orders/orders-fixture.js';
import { NET, VAT } from './provisional-orders.js';

export const WITH_VAT = { vatPercent: 24, vatCents: VAT, totalCents: NET + VAT };
export const WITHOUT_VAT = { vatPercent: 0, vatCents: 0, totalCents: NET };

type Facts = NonNullable<Parameters<OrdersFixture['aClient']>[0]>;

let serial = 0;

export const aLatvianNumber = (): string => `LV${String(40_000_000_000 + ++serial)}`;

export const vatClients = (fixture: OrdersFixture) => ({
  /** @param trader name from VIES */
  async aClient(trader: string | null, facts: Facts = {}) {
    const vatNumber = aLatvianNumber();
    fixture.exchange.answers(vatNumber, 'valid', {
      name: trader,
      address: 'Brīvības iela 1, Rīga',
    });
    const client = await fixture.aClient({ country: 'lv', vatNumber, ...facts });
    return { client, vatNumber };
  },

  async place(client: Caller) {
    fixture.runtime.pass(1000);
    return (await fixture.orders.place(fixture.aRequest('b_skann'), fixture.contextOf(client)))
      .order;
  },

  pay: (orderId: string, amountCents: number) =>
    fixture.settlement.settle(fixture.aPaymentEvent({ orderId, amountCents })),

  evidenceOf: async (id: string) =>
    (await fixture.rows('select vat_evidence as e from orders where id = ?::uuid', [id]))[0]?.['e'],

  reviewsOf: async ({ accountId }: Caller) =>
    (await fixture.reviews.list()).filter((one) => one.accountId === accountId),

  accountOf: async ({ accountId }: Caller) => {
    const sql = 'select vat_name_match, vat_review from account where id = ?::uuid';
    return (await fixture.rows(sql, [accountId]))[0];
  },

  async review({ accountId }: Caller) {
    const found = (await fixture.reviews.list()).find((one) => one.accountId === accountId);
    if (found === undefined) throw new Error('nothing is reviewed');
    return found;
  },
});

export type VatClients = ReturnType<typeof vatClients>;
