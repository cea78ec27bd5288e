/** Links after the profile was changed: orders placed under one profile are read under the other. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '../../src/platform/runtime/free-port.js';
import {
  codeOf,
  documentOf,
  download,
  openPayment,
  orderOne,
  type PlacedOrder,
} from '../support/code-links.js';
import { GraphqlClient } from '../support/graphql-client.js';
import { pay } from '../support/organisation.js';
import { RestClient } from '../support/rest-client.js';
import { openTestService, type TestNode, type TestService } from '../support/test-service.js';

const REQUEST = { teenus: 'hooldus', idempotency_key: 'before the change' };
const LIST = `{ organisation { orders(first: 10) { edges { node { order_id makselink } } } } }`;

let before: TestService;
let after: TestNode;
/** Of the process in the strict profile, whose public address is that of the other. */
let address: string;
let key: string;
let first: RestClient;
let later: RestClient;
let unpaid: PlacedOrder;
let paid: PlacedOrder;

beforeAll(async () => {
  before = await openTestService();
  const port = await freePort('127.0.0.1');
  after = await before.addNode({ isStrict: true, publicUrl: before.url, port });
  address = `http://127.0.0.1:${String(port)}`;
  key = before.keys.live.lawyer_firm;
  [first, later] = [await RestClient.of(before.url, key), await RestClient.of(address, key)];
  [unpaid, paid] = [await orderOne(first), await orderOne(first)];
  await pay(paid.payLink);
  await documentOf(first, paid.orderId);
}, 60_000);
afterAll(async () => {
  await after.close();
  await before.close();
});

const payLinkIn = async (client: RestClient): Promise<unknown> =>
  (await client.get(`/v1/orders/${unpaid.orderId}`)).json.data?.['makselink'];

test('the open payment page has the link of the present profile, wherever it is read', async () => {
  const hidden = `${before.url}/pay#${codeOf(unpaid.payLink)}`;
  expect(unpaid.payLink).toBe(`${before.url}/pay/${codeOf(unpaid.payLink)}`);
  expect(await payLinkIn(later)).toBe(hidden);
  const listed = await new GraphqlClient(address, key).ask({ query: LIST });
  expect(listed.text).toContain(`"makselink":"${hidden}"`);
  expect(listed.text).not.toContain('/pay/');
  expect(await payLinkIn(first)).toBe(unpaid.payLink);
  const page = await openPayment(address, { kood: codeOf(unpaid.payLink), keel: 'en' });
  expect([page.status, page.text.includes('Total to pay')]).toEqual([200, true]);
});

test('a repeated request returns its order with the link of the present profile', async () => {
  const placed = (await first.post('/v1/orders', REQUEST)).json.data;
  const code = codeOf(String(placed?.['makselink']));
  const repeated = (await later.post('/v1/orders', REQUEST)).json.data;
  expect(repeated).toEqual({ ...placed, makselink: `${before.url}/pay#${code}` });
  const again = (await first.post('/v1/orders', REQUEST)).json.data;
  expect(again).toEqual(placed);
});

test('documents get links of the present profile, with the same token', async () => {
  const link = (await documentOf(first, paid.orderId)).allalaadimislink;
  const hidden = (await documentOf(later, paid.orderId)).allalaadimislink;
  expect(hidden).toBe(`${before.url}/download#${codeOf(link)}`);
  expect((await download(address, { token: codeOf(hidden) })).status).toBe(200);
});
