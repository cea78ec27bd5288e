/** Stored evidence of who owns a VAT number: earlier answers, closed reviews, exports, erasure. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { OrganisationRecordsRepository } from '../../../src/modules/accounts/organisation-records.repository.js';
import { openProcessCommands, type OrdersFixture } from '../orders/orders-fixture.js';
import { NET } from './provisional-orders.js';
import { vatClients, type VatClients } from './vat-clients.js';

let fixture: OrdersFixture;
let kit: VatClients;

beforeAll(async () => {
  fixture = await openProcessCommands();
  kit = vatClients(fixture);
});
afterAll(() => fixture.close());

test('an earlier answer is compared by the name stored with it', async () => {
  const { client, vatNumber } = await kit.aClient('SIA "CITS"');
  await kit.place(client);
  fixture.exchange.answers(vatNumber, 'silent');
  const order = await kit.place(client);
  expect(await kit.evidenceOf(order.id)).toMatchObject({
    basis: 'earlier_answer',
    nameMatch: 'mismatch',
  });
});

test('a newly stated number ends an earlier review', async () => {
  const { client, vatNumber } = await kit.aClient('SIA "CITS"');
  const { accountId } = client;
  await fixture.vatService.check({ accountId, vatNumber, country: 'lv' });
  expect(await kit.reviewsOf(client)).toMatchObject([{ doubts: ['name'] }]);
  const { doubts } = await fixture.vatService.look({ accountId, vatNumber, country: 'lt' });
  expect(doubts).toEqual(['other_state', 'name']);
  expect(await kit.reviewsOf(client)).toMatchObject([{ doubts: ['other_state', 'name'] }]);
  await fixture.vatService.look({ accountId, vatNumber, country: 'lv' });
  expect(await kit.reviewsOf(client)).toMatchObject([{ doubts: ['name'] }]);
  expect(await fixture.reviews.count()).toMatchObject({
    open: (await fixture.reviews.list()).length,
  });
});

test('names are exported, and erased with the organisation unless a paid order depends on them', async () => {
  const { client } = await kit.aClient('SIA "CITS"');
  await kit.place(client);
  const paid = await kit.place(client);
  await kit.pay(paid.id, NET);
  await fixture.rows(
    `update orders set document_status = 'released', released_at = paid_at where id = ?::uuid`,
    [paid.id],
  );
  const records = new OrganisationRecordsRepository(fixture.em);
  const all = await records.collect(client.accountId);
  expect(all?.['vat_checks']).toContainEqual(expect.objectContaining({ name: 'SIA "CITS"' }));
  expect(all?.['vat_reviews']).toMatchObject([{ doubts: ['name'], state: 'open' }]);
  expect(await records.erase(client.accountId, fixture.runtime.now())).toMatchObject({
    outcome: 'erased',
  });
  const left = await fixture.rows(
    'select check_id::text as id from vat_check_trader where account_id = ?::uuid',
    [client.accountId],
  );
  const evidence = (await kit.evidenceOf(paid.id)) as { checkId: string }; // as it was stored
  expect(left).toEqual([{ id: evidence.checkId }]);
  expect(await kit.reviewsOf(client)).toEqual([]);
});
