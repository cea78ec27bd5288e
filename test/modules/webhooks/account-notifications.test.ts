import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openProcessCommands, type OrdersFixture } from '../orders/orders-fixture.js';
import { notificationsIn } from './account-notifications-fixture.js';

const HOUR_MS = 3_600_000;
let fixture: OrdersFixture;
let changes: ReturnType<typeof notificationsIn>;

beforeAll(async () => {
  fixture = await openProcessCommands();
  changes = notificationsIn(fixture);
});
afterAll(() => fixture.close());

/** Notifications sent to the account, by type and data. */
const notificationsOf = async (accountId: string) =>
  (await changes.reportedTo(accountId)).filter(({ type }) => !/^(order|invoice)/.test(type));

const run = () => changes.notificationsOf('kb_2026-01-01_00000000').run();

test.each([
  { grace: 72, early: 59.9, due: 60 },
  { grace: 24, early: 11.9, due: 12 },
  { grace: 2, early: 0.9, due: 1 },
])('the end of a key with $grace hours of grace is notified after $due', async (row) => {
  const { accountId } = await changes.aFollower();
  const { keyId } = await changes.aKey(accountId);
  await changes.rotate(accountId, keyId, row.grace);
  const endsAt = fixture.runtime.now().getTime() + row.grace * HOUR_MS;
  const types = async () => (await notificationsOf(accountId)).map(({ type }) => type);
  fixture.runtime.pass(row.early * HOUR_MS);
  await run();
  expect(await types()).toEqual(['api_key.rotated']);
  fixture.runtime.pass((row.due - row.early) * HOUR_MS);
  await Promise.all([run(), run(), run()]);
  await run();
  expect(await types()).toEqual(['api_key.rotated', 'api_key.expiring']);
  expect((await notificationsOf(accountId))[1]?.data).toMatchObject({
    key_id: keyId,
    viimased4: 'abcd',
    kehtib_kuni: new Date(endsAt).toISOString(),
  });
});

test('for a blocked or ended key no end is notified', async () => {
  const { accountId } = await changes.aFollower();
  const [blocked, ended] = [await changes.aKey(accountId), await changes.aKey(accountId)];
  await changes.rotate(accountId, blocked.keyId, 1);
  await fixture.rows('update api_key set blocked_at = now() where id = ?::uuid', [blocked.keyId]);
  await changes.rotate(accountId, ended.keyId, 1);
  fixture.runtime.pass(2 * HOUR_MS);
  await run();
  expect((await notificationsOf(accountId)).map(({ type }) => type)).not.toContain(
    'api_key.expiring',
  );
});

test('a warning about the monthly quota is sent at 80 and at 95 percent, once each', async () => {
  const { accountId } = await changes.aFollower();
  const { lineageId, keyId } = await changes.aKey(accountId);
  for (const used of [1599, 1600, 1700, 1900, 1999]) {
    await changes.use(lineageId, used);
    await Promise.all([run(), run()]);
  }
  const reported = await notificationsOf(accountId);
  expect(reported.map(({ type, data }) => [type, data['protsent'], data['paringuid']])).toEqual([
    ['quota.warning', 80, 1600],
    ['quota.warning', 95, 1900],
  ]);
  const month = fixture.runtime.now().toISOString().slice(0, 7);
  expect(reported[1]?.data).toMatchObject({
    key_id: keyId,
    viimased4: 'abcd',
    kuu: month,
    limiit: 2000,
    jaak: 100,
  });
});

test('an individual limit of the key counts, and a raised limit causes new warnings', async () => {
  const { accountId } = await changes.aFollower();
  const { lineageId } = await changes.aKey(accountId, 10);
  await changes.use(lineageId, 10);
  await run();
  await fixture.rows('update api_key set per_month = 100 where lineage_id = ?::uuid', [lineageId]);
  await run();
  await changes.use(lineageId, 90);
  await run();
  const reports = await notificationsOf(accountId);
  expect(reports.map(({ data }) => [data['protsent'], data['limiit']])).toEqual([
    [95, 10],
    [80, 100],
  ]);
});

test('a key without a limit, or blocked, gets no warning', async () => {
  const { accountId } = await changes.aFollower();
  const [free, blocked] = [await changes.aKey(accountId), await changes.aKey(accountId)];
  await fixture.rows(`update api_key set tier = 'enterprise' where id = ?::uuid`, [free.keyId]);
  await fixture.rows('update api_key set blocked_at = now() where id = ?::uuid', [blocked.keyId]);
  await changes.use(free.lineageId, 900_000);
  await changes.use(blocked.lineageId, 2_000);
  await run();
  expect(await notificationsOf(accountId)).toEqual([]);
});

test('another version of the law data is notified once, whichever processes start with which version', async () => {
  const { accountId } = await changes.aFollower();
  await changes.addWebhook((await fixture.aClient()).accountId, ['order.paid']);
  const [first, second] = [`kb_2026-01-01_${randomUUID()}`, `kb_2026-01-02_${randomUUID()}`];
  const reportedVersions = async () =>
    (await notificationsOf(accountId))
      .filter(({ type }) => type === 'kb.updated')
      .map(({ data }) => data);
  await changes.notificationsOf(first).run();
  const before = (await reportedVersions()).length;
  const lawChange = (id: string, versions: string[]) => ({
    event_id: randomUUID(),
    before: versions,
    data: {
      id,
      date: '2026-01-02',
      kb_version: second,
      country: null,
      kind: 'added',
      provision: null,
      url: 'https://example.org',
      measures: null,
      frameworks: null,
    },
  });
  const log = [lawChange('old', []), lawChange('new-1', [first]), lawChange('new-2', [first])];
  await Promise.all(Array.from({ length: 5 }, () => changes.notificationsOf(second, log).run()));
  await changes.notificationsOf(first).run();
  await changes.notificationsOf(second).run();
  const reported = (await reportedVersions()).slice(before);
  expect(reported).toMatchObject([{ kb_versioon: second, eelmine_kb_versioon: first }]);
  const lawChanges = (await notificationsOf(accountId)).filter(
    ({ type }) => type === 'law.changed',
  );
  expect(lawChanges.map(({ data }) => [data['event_id'], data['id'], data['liik']])).toEqual(
    log.slice(1).map(({ event_id, data }) => [event_id, data.id, 'lisatud']),
  );
  const others = await fixture.rows(
    `select 1 from webhook_delivery d join webhook_endpoint e on e.id = d.endpoint_id
     where d.type = 'kb.updated' and e.types is not null`,
  );
  expect(others).toEqual([]);
});
