/** Licences and their expiry, on the fixture of orders. */
import 'reflect-metadata';
import { orderLinks } from '../../../src/platform/crypto/order-links.js';
import { webhookBody } from '../../../src/modules/webhooks/webhook-body.graphql.js';
import { LicenceMaintenance } from '../../../src/modules/licences/licence-maintenance.service.js';
import { LicenceMaintenanceRepository } from '../../../src/modules/licences/licence-maintenance.repository.js';
import { OrderLinkService } from '../../../src/modules/payment-pages/order-links.service.js';
import { codeLinks } from '../../../src/shared/code-links.js';
import type { OrdersFixture } from '../orders/orders-fixture.js';

const DAY_MS = 86_400_000;
const SECRET = { current: 'a secret of at least thirty-two bytes', earlier: [] };
export const LINKS = orderLinks(SECRET, codeLinks('https://api.test', false));

type ProcessCommands = Omit<OrdersFixture, 'payments'>;

export function licencesIn(fixture: ProcessCommands) {
  const { em, licences, runtime, store, pages } = fixture;
  const problems: string[] = [];
  const maintenance = new LicenceMaintenance({
    store: new LicenceMaintenanceRepository(em),
    pages: licences,
    links: LINKS,
    priceCents: () => 99_000,
    runtime,
    conservativeNow: () => Promise.resolve(runtime.now()),
    onMailQueued: () => undefined,
    report: (problem) => problems.push(problem),
  });
  const links = new OrderLinkService({ links: LINKS, store, pages, runtime });

  async function pay(orderId: string): Promise<void> {
    const [row] = await fixture.rows(
      'select net_cents + vat_cents as total from orders where id = ?::uuid',
      [orderId],
    );
    const paymentEvent = fixture.aPaymentEvent({ orderId, amountCents: Number(row?.['total']) });
    await fixture.settlement.settle(paymentEvent);
    await fixture.outbox.drain();
  }

  async function licenceOf(accountId: string) {
    const [row] = await fixture.rows(
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
    fixture.rows(
      `insert into webhook_endpoint (id, account_id, url, sealed, created_at)
       values (gen_random_uuid(), ?::uuid, 'https://client.test', 'x', now())`,
      [accountId],
    );

  /** An account that has signed up, with a webhook. Closes the accounts of earlier tests. */
  async function aSignup(language: string | null) {
    await fixture.rows(`update account set state = 'closed'`);
    const { id, client, netCents } = await fixture.aLicenceOrder();
    const { accountId } = client;
    await fixture.rows('update account set language = ? where id = ?::uuid', [language, accountId]);
    await addWebhook(accountId);
    const order = { id, licence: 'professional', netCents } as const;
    const page = await fixture.licences.openPage(order, 'client@example.test');
    return { accountId, orderId: id, page };
  }

  async function aLicensed(language: string | null = 'en') {
    const { accountId, orderId } = await aSignup(language);
    await pay(orderId);
    fixture.mails.length = 0;
    return { accountId, until: (await licenceOf(accountId)).until };
  }

  const renewalsOf = async (accountId: string): Promise<readonly string[]> => {
    const rows = await fixture.rows(
      'select id from orders where account_id = ?::uuid and renews is not null',
      [accountId],
    );
    return rows.map((row) => String(row['id']));
  };

  /** Webhooks about the licence, with their wire names. */
  async function reportedTo(accountId: string) {
    const rows = await fixture.rows(
      `select d.event_id as "eventId", d.type, d.data, d.at
       from webhook_delivery d join webhook_endpoint e on e.id = d.endpoint_id
       where e.account_id = ?::uuid and d.type like 'licence.%' order by d.id`,
      [accountId],
    );
    return rows.map((row) => {
      // Column types.
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

  /** Moves the clock to the given number of days after `at`. */
  const goTo = (at: Date, days: number): void => {
    fixture.runtime.pass(at.getTime() + days * DAY_MS - fixture.runtime.now().getTime());
  };

  const round = async (): Promise<void> => {
    await maintenance.run();
    await fixture.outbox.drain();
  };

  return {
    problems,
    links,
    pay,
    licenceOf,
    aSignup,
    aLicensed,
    renewalsOf,
    reportedTo,
    goTo,
    round,
  };
}
