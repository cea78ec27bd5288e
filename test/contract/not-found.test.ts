/** A 404 names the id, code or path that leads nowhere, the same for what is foreign and what does not exist. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { GraphqlClient, detailsOf } from '../support/graphql-client.js';
import { errorsOf, RestClient } from '../support/rest-client.js';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;
let client: RestClient;

beforeAll(async () => {
  service = await openTestService();
  client = await RestClient.of(service.url, service.keys.live.lawyer_firm);
});
afterAll(() => service.close());

const ID = randomUUID();
const LONG = 'x'.repeat(150);

test.each([
  [`/v1/${LONG}`, 'path', 'No operation has this path'],
  ['/v1/orders/none', 'order_id', 'No order of your organisation has this id'],
  [`/v1/orders/${ID}/documents.zip`, 'order_id', 'No order of your organisation has this id'],
  [`/v1/framework-mapping/${LONG}`, 'measure_key', 'the measures are a to j'],
  ['/v1/graph/neighbours?node=iso27001:A.99', 'node', 'no place with this id'],
  ['/v1/graph/paths?from=measure:a&to=iso27001:A.99', 'to', 'no place with this id'],
  ['/v1/law/rules/none', 'rule_code', 'No rule has this code'],
  ['/v1/law/countries/us', 'country', 'not a member state'],
  ['/v1/law/countries/us/duties', 'country', 'not a member state'],
  ['/v1/law/reforms/none', 'id', 'No draft has this id'],
  ['/v1/law/vectors/none', 'name', 'no file with this name'],
  ['/v1/documents/verify/ABCD', 'kood', 'No document has this code'],
  ['/v1/download/none', 'token', 'read the order again for a new one'],
  ['/v1/invoices/INV-1999-00001/download', 'invoice_number', 'No invoice of your organisation'],
])('GET %s names %s', async (path, field, text) => {
  const { status, json } = await client.get(path);
  expect(status).toBe(404);
  expect(json.error?.details).toEqual([
    { field, type: 'not_found', msg: expect.stringContaining(text) as unknown },
  ]);
  expect(JSON.stringify(json)).not.toContain(LONG);
});

test.each([
  ['/v1/orders/none/cancel', {}, ['order_id']],
  ['/v1/keys/revoke', { key_id: ID }, ['key_id']],
  ['/v1/webhook-endpoints/delete', { webhook_id: ID }, ['webhook_id']],
  ['/v1/webhook-endpoints/replay', { webhook_id: ID, event_id: ID }, ['webhook_id', 'event_id']],
  ['/v1/graph/reports', { link: 'a|iso27001|none', message: 'no such link' }, ['link']],
])('POST %s names %j', async (path, body, fields) => {
  const answer = await client.post(path, body);
  expect([answer.status, ...errorsOf(answer)]).toEqual([
    404,
    ...fields.map((field) => `${field} not_found`),
  ]);
});

test('in Estonian, and in the graph', async () => {
  const { json } = await client.get('/v1/orders/none?keel=et');
  expect(json.error?.details[0]?.msg).toBe(
    'Teie organisatsioonil ei ole selle tunnusega tellimust',
  );
  const graphql = new GraphqlClient(service.url, service.keys.live.lawyer_firm);
  const answer = await graphql.ask({ query: '{ order(order_id: "none") { olek } }' });
  expect(detailsOf(answer)).toEqual(['order_id not_found']);
});
