import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openHouse, type OrdersHouse } from '../orders/orders-fixture.js';
import { newsIn } from './account-notifications-fixture.js';

const HOUR_MS = 3_600_000;
let house: OrdersHouse;
let news: ReturnType<typeof newsIn>;

beforeAll(async () => {
  house = await openHouse();
  news = newsIn(house);
});
afterAll(() => house.close());

/** What news the account was told, by type and data. */
const newsOf = async (accountId: string) =>
  (await news.toldTo(accountId)).filter(({ type }) => !/^(order|invoice)/.test(type));

const run = () => news.newsOf('kb_2026-01-01_00000000').run();

test.each([
  { grace: 72, early: 59.9, due: 60 },
  { grace: 24, early: 11.9, due: 12 },
  { grace: 2, early: 0.9, due: 1 },
])('the end of a key with $grace hours of grace is told after $due', async (row) => {
  const { accountId } = await news.aFollower();
  const { keyId } = await news.aKey(accountId);
  await news.rotate(accountId, keyId, row.grace);
  const endsAt = house.surroundings.now().getTime() + row.grace * HOUR_MS;
  const types = async () => (await newsOf(accountId)).map(({ type }) => type);
  house.surroundings.pass(row.early * HOUR_MS);
  await run();
  expect(await types()).toEqual(['api_key.rotated']);
  house.surroundings.pass((row.due - row.early) * HOUR_MS);
  await Promise.all([run(), run(), run()]);
  await run();
  expect(await types()).toEqual(['api_key.rotated', 'api_key.expiring']);
  expect((await newsOf(accountId))[1]?.data).toMatchObject({
    ...{ key_id: keyId, viimased4: 'abcd', kehtib_kuni: new Date(endsAt).toISOString() },
  });
});

test('of a key that was blocked, or has ended, no end is told', async () => {
  const { accountId } = await news.aFollower();
  const [blocked, ended] = [await news.aKey(accountId), await news.aKey(accountId)];
  await news.rotate(accountId, blocked.keyId, 1);
  await house.rows('update api_key set blocked_at = now() where id = ?::uuid', [blocked.keyId]);
  await news.rotate(accountId, ended.keyId, 1);
  house.surroundings.pass(2 * HOUR_MS);
  await run();
  expect((await newsOf(accountId)).map(({ type }) => type)).not.toContain('api_key.expiring');
});

test('a month’s quota is warned of at 80 and at 95 percent, once each', async () => {
  const { accountId } = await news.aFollower();
  const { lineageId, keyId } = await news.aKey(accountId);
  for (const used of [1599, 1600, 1700, 1900, 1999]) {
    await news.use(lineageId, used);
    await Promise.all([run(), run()]);
  }
  const told = await newsOf(accountId);
  expect(told.map(({ type, data }) => [type, data['protsent'], data['paringuid']])).toEqual([
    ['quota.warning', 80, 1600],
    ['quota.warning', 95, 1900],
  ]);
  const month = house.surroundings.now().toISOString().slice(0, 7);
  expect(told[1]?.data).toMatchObject({
    ...{ key_id: keyId, viimased4: 'abcd', kuu: month, limiit: 2000, jaak: 100 },
  });
});

test('a limit of the key’s own counts, a limit that was raised is warned of anew', async () => {
  const { accountId } = await news.aFollower();
  const { lineageId } = await news.aKey(accountId, 10);
  await news.use(lineageId, 10);
  await run();
  await house.rows('update api_key set per_month = 100 where lineage_id = ?::uuid', [lineageId]);
  await run();
  await news.use(lineageId, 90);
  await run();
  const told = await newsOf(accountId);
  expect(told.map(({ data }) => [data['protsent'], data['limiit']])).toEqual([
    [95, 10],
    [80, 100],
  ]);
});

test('who has no limit, or is blocked, is not warned', async () => {
  const { accountId } = await news.aFollower();
  const [free, blocked] = [await news.aKey(accountId), await news.aKey(accountId)];
  await house.rows(`update api_key set tier = 'enterprise' where id = ?::uuid`, [free.keyId]);
  await house.rows('update api_key set blocked_at = now() where id = ?::uuid', [blocked.keyId]);
  await news.use(free.lineageId, 900_000);
  await news.use(blocked.lineageId, 2_000);
  await run();
  expect(await newsOf(accountId)).toEqual([]);
});

test('another version of the law data is told once, whichever processes start with which', async () => {
  const { accountId } = await news.aFollower();
  await news.addWebhook((await house.aClient()).accountId, ['order.paid']);
  const [first, second] = [`kb_2026-01-01_${randomUUID()}`, `kb_2026-01-02_${randomUUID()}`];
  const toldVersions = async () =>
    (await newsOf(accountId)).filter(({ type }) => type === 'kb.updated').map(({ data }) => data);
  await news.newsOf(first).run();
  const before = (await toldVersions()).length;
  await Promise.all(Array.from({ length: 5 }, () => news.newsOf(second).run()));
  await news.newsOf(first).run();
  await news.newsOf(second).run();
  const told = (await toldVersions()).slice(before);
  expect(told).toMatchObject([{ kb_versioon: second, eelmine_kb_versioon: first }]);
  const others = await house.rows(
    `select 1 from webhook_delivery d join webhook_endpoint e on e.id = d.endpoint_id
     where d.type = 'kb.updated' and e.types is not null`,
  );
  expect(others).toEqual([]);
});
