/** Orders and revenue by month, and the search of organisations. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { codesOf, GraphqlClient } from '../../support/graphql-client.js';
import { openTestService, type TestService } from '../../support/test-service.js';

let service: TestService;
let operator: GraphqlClient;

beforeAll(async () => {
  service = await openTestService();
  const { text } = await service.operatorKeys.create({ name: 'Day shift', days: 30 });
  operator = new GraphqlClient(service.url, text);
}, 60_000);
afterAll(() => service.close());

async function ask<T>(query: string): Promise<T> {
  const answer = await operator.ask({ query: `{ operator { ${query} } }` });
  expect(codesOf(answer)).toEqual([]);
  return answer.json.data?.['operator'] as T; // shape of the query
}

type Month = Readonly<Record<'month' | 'net', string> & Record<'placed' | 'paid', number>>;

type Months = Readonly<{ kuu: string; months: readonly Month[] }>;

const NONE: Month = { month: '', net: '0', placed: 0, paid: 0 };

const present = async (): Promise<Readonly<{ kuu: string; count: number; last: Month }>> => {
  const { kuu, months } = await ask<Months>('kuu months(count: 2) { month placed paid net }');
  return { kuu, count: months.length, last: months[1] ?? NONE };
};

test('a month counts its orders, paid ones with their price', async () => {
  const before = (await present()).last;
  const client = new GraphqlClient(service.url, service.keys.live.client);
  const { json } = await client.ask({
    query: 'mutation { createOrder(teenus: "hooldus") { makselink hind_neto } }',
  });
  const order = json.data?.['createOrder'] as Record<'makselink' | 'hind_neto', string>; // shape of the query
  const { kuu, count, last: placed } = await present();
  expect(count).toBe(2);
  expect(placed).toEqual({ ...before, month: kuu, placed: before.placed + 1 });
  const body = new URLSearchParams({ tegevus: 'maksa' });
  await fetch(order.makselink, { method: 'POST', body, redirect: 'manual' });
  const { last: paid } = await present();
  expect(paid.paid).toBe(before.paid + 1);
  expect(Number(paid.net)).toBe(Number(before.net) + Number(order.hind_neto));
});

test('the search for organisations ignores case and takes its text literally', async () => {
  type Found = Readonly<{ organisatsioonid: Readonly<{ read: readonly { nimi: string }[] }> }>;
  const found = async (search: string): Promise<readonly string[]> => {
    const list = `organisatsioonid(first: 100, search: ${JSON.stringify(search)}) { read { nimi } }`;
    return (await ask<Found>(list)).organisatsioonid.read.map(({ nimi }) => nimi);
  };
  const [name = ''] = await found('');
  expect(await found(name.toUpperCase())).toContain(name);
  expect(await found('%_')).toEqual([]);
});

test('more months than the maximum are refused', async () => {
  const answer = await operator.ask({ query: '{ operator { months(count: 37) { month } } }' });
  expect(codesOf(answer)).toEqual(['VALIDATION_FAILED']);
});
