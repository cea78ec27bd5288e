/**
 * Runs the tests of `other-organisations` without the account in the statements: row level security alone keeps
 * organisations apart. Without it, the same requests read the records of others.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { removedFilters } from '../support/unfiltered.js';
import { openOrganisation, type Organisation } from '../support/organisation.js';
import { RestClient } from '../support/rest-client.js';
import { onServer } from '../support/test-server.js';
import { openTestService, type TestService } from '../support/test-service.js';
import './other-organisations.test.js';

let service: TestService;
let victim: Organisation;
let neighbour: Organisation;

beforeAll(async () => {
  service = await openTestService({ webhookAllowPrivate: true });
  const base = await RestClient.of(service.url);
  const opened = () => openOrganisation(service, base, 'lawyer_firm');
  [victim, neighbour] = await Promise.all([opened(), opened()]);
}, 120_000);
afterAll(() => service.close());

const TABLES = ['account', 'orders', 'document', 'document_rendition', 'invoice'];

const secure = (how: 'enable' | 'disable') =>
  Promise.all(
    TABLES.map((name) =>
      onServer(service.databaseUrl, `alter table ${name} ${how} row level security`),
    ),
  );

test('without the account in statements and without row level security, records of others can be read', async () => {
  const statusOf = async (path: string) => (await neighbour.rest.get(path)).status;
  const order = `/v1/orders/${victim.orderId}`;
  const invoice = `/v1/invoices/${victim.invoice}/download`;
  expect(await Promise.all([order, invoice].map(statusOf))).toEqual([404, 404]);
  await secure('disable');
  const { status, text } = await neighbour.rest.get(order);
  expect([status, await statusOf(invoice)]).toEqual([200, 200]);
  expect(victim.marks.some((mark) => text.includes(mark))).toBe(true);
  await secure('enable');
  expect(await Promise.all([order, invoice].map(statusOf))).toEqual([404, 404]);
  expect(removedFilters()).toBeGreaterThan(50);
});
