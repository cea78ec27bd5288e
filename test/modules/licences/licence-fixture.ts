/** Licences and their end, in the house of orders. */
import 'reflect-metadata';
import { orderLinks } from '../../../src/platform/crypto/order-links.js';
import { webhookBody } from '../../../src/modules/webhooks/webhook-body.graphql.js';
import { LicenceUpkeep } from '../../../src/modules/licences/licence-upkeep.service.js';
import { PostgresLicenceUpkeep } from '../../../src/modules/licences/licence-upkeep.repository.js';
import { OrderLinkService } from '../../../src/modules/payments/order-links.service.js';
import type { OrdersHouse } from '../orders/orders-fixture.js';

const DAY_MS = 86_400_000;
const SECRET = { current: 'a secret of at least thirty-two bytes', earlier: [] };
export const LINKS = orderLinks(SECRET, 'https://api.test');

type House = Omit<OrdersHouse, 'payments'>;

export function licencesIn(house: House) {
  const { em, licences, surroundings, store, pages } = house;
  const problems: string[] = [];
  const upkeep = new LicenceUpkeep({
    store: new PostgresLicenceUpkeep(em),
    pages: licences,
    links: LINKS,
    priceCents: () => 99_000,
    surroundings,
    soberNow: () => Promise.resolve(surroundings.now()),
    mailWaits: () => undefined,
    report: (problem) => problems.push(problem),
  });
  const links = new OrderLinkService({ links: LINKS, store, pages, surroundings });

  async function pay(orderId: string): Promise<void> {
    const [row] = await house.rows(
      'select net_cents + vat_cents as total from orders where id = ?::uuid',
      [orderId],
    );
    const notice = house.aNotice({ orderId, amountCents: Number(row?.['total']) });
    await house.settlement.settle(notice);
    await house.outbox.drain();
  }

  async function licenceOf(accountId: string) {
    const [row] = await house.rows(
      'select licence, licence_from, licence_until from account where id = ?::uuid',
      [accountId],
    );
    return {
      licence: row?.['licence'] ?? null,
      from: new Date(String(row?.['licence_from'])),
      until: new Date(String(row?.['licence_until'])),
    };
  }

  const addWebhook = (accountId: string) =>
    house.rows(
      `insert into webhook_endpoint (id, account_id, url, sealed, created_at)
       values (gen_random_uuid(), ?::uuid, 'https://client.test', 'x', now())`,
      [accountId],
    );

  /** An account that has signed up, with a webhook. Those of earlier tests are out of the way. */
  async function aSignup(language: string | null) {
    await house.rows(`update account set state = 'closed'`);
    const { id, client, netCents } = await house.aLicenceOrder();
    const { accountId } = client;
    await house.rows('update account set language = ? where id = ?::uuid', [language, accountId]);
    await addWebhook(accountId);
    const order = { id, licence: 'professional', netCents } as const;
    const page = await house.licences.openPage(order, 'client@example.test');
    return { accountId, orderId: id, page };
  }

  /** Its licence is paid for a month. */
  async function aLicensed(language: string | null = 'en') {
    const { accountId, orderId } = await aSignup(language);
    await pay(orderId);
    house.mails.length = 0;
    return { accountId, until: (await licenceOf(accountId)).until };
  }

  const renewalsOf = async (accountId: string): Promise<readonly string[]> => {
    const rows = await house.rows(
      'select id from orders where account_id = ?::uuid and renews is not null',
      [accountId],
    );
    return rows.map((row) => String(row['id']));
  };

  /** What webhooks tell of the licence, in the words of the interface. */
  async function toldTo(accountId: string) {
    const rows = await house.rows(
      `select d.event_id as "eventId", d.type, d.data, d.at
       from webhook_delivery d join webhook_endpoint e on e.id = d.endpoint_id
       where e.account_id = ?::uuid and d.type like 'licence.%' order by d.id`,
      [accountId],
    );
    return rows.map((row) => {
      // As the table holds them.
      const one = row as {
        eventId: string;
        type: string;
        data: Record<string, unknown>;
        at: string;
      };
      const body: unknown = JSON.parse(webhookBody({ ...one, at: new Date(one.at) }));
      return body as { type: string; data: object };
    });
  }

  /** Moves the clock to so many days after that. */
  const goTo = (at: Date, days: number): void => {
    house.surroundings.pass(at.getTime() + days * DAY_MS - house.surroundings.now().getTime());
  };

  const round = async (): Promise<void> => {
    await upkeep.run();
    await house.outbox.drain();
  };

  return {
    ...{ problems, links, pay, licenceOf, aSignup, aLicensed, renewalsOf, toldTo, goTo, round },
  };
}
