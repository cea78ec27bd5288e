/**
 * The payment webhook over HTTP: 401 without a valid signature, 200 with one, whatever the event contains, never a 5xx.
 */
import { createHmac } from 'node:crypto';
import { request } from 'node:http';
import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { malformedValue, spoilt } from '../../support/odd-values.js';
import { anEvent, SHAPES } from '../../support/stripe-shapes.js';
import { openTestService, type TestService } from '../../support/test-service.js';

const WEBHOOK_SECRET = 'whsec_odd';
const UNREACHABLE_URL = 'http://127.0.0.1:2';
const RUNS = { numRuns: 60 };
const BODY_LIMIT = 262_144;

let service: TestService;
let sql: Client;

beforeAll(async () => {
  service = await openTestService({
    stripe: { secretKey: 'sk_test_x', webhookSecret: WEBHOOK_SECRET, apiBase: UNREACHABLE_URL },
  });
  sql = new Client({ connectionString: service.databaseUrl });
  await sql.connect();
}, 60_000);
afterAll(async () => {
  await sql.end();
  await service.close();
});

function sign(body: Uint8Array): string {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const hmac = createHmac('sha256', WEBHOOK_SECRET).update(`${timestamp}.`).update(body);
  return `t=${timestamp},v1=${hmac.digest('hex')}`;
}

type Headers = Readonly<Record<string, string | readonly string[]>>;

/** Raw HTTP: `fetch` refuses headers that other clients can send. */
const post = (body: Uint8Array, headers: Headers): Promise<number> =>
  new Promise((resolve, reject) => {
    const url = new URL('/v1/webhooks/stripe', service.url);
    const sent = Object.entries(headers).flatMap(([name, values]) =>
      [values].flat().flatMap((value) => [name, value]),
    );
    const all = [...sent, 'Host', url.host, 'Content-Length', String(body.length)];
    const requested = request(url, { method: 'POST', headers: all }, (response) => {
      response.resume();
      response.on('end', () => {
        resolve(response.statusCode ?? 0);
      });
    });
    requested.on('error', reject);
    requested.end(body);
  });

const postSigned = (body: Uint8Array, more: Headers = {}) =>
  post(body, { 'Stripe-Signature': sign(body), ...more });

const quarantined = async (): Promise<readonly Record<string, unknown>[]> =>
  (
    await sql.query<Record<string, unknown>>(
      'select * from quarantined_payment order by received_at',
    )
  ).rows;

test('an unsigned event is refused, whatever it contains', async () => {
  const body = Buffer.from(JSON.stringify(anEvent('checkout.session.completed', null)));
  const forged = ['t=1,v1=', 't=1,v1', '', ' ', ',', 'v1=é', `t=9999999999,v1=${'0'.repeat(64)}`];
  for (const header of forged)
    expect([header, await post(body, { 'Stripe-Signature': header })]).toEqual([header, 401]);
  expect(await post(body, {})).toBe(401);
  expect(await post(body, { 'Stripe-Signature': ['t=1,v1=', 't=2,v1='] })).toBe(401);
  expect(await post(Buffer.alloc(0), { 'Stripe-Signature': 't=1,v1=' })).toBe(401);
  await fc.assert(
    fc.asyncProperty(malformedValue, async (value) => {
      const malformed = Buffer.from(JSON.stringify(value));
      expect(await post(malformed, { 'Stripe-Signature': 't=1,v1=' })).toBe(401);
    }),
    RUNS,
  );
  expect(await quarantined()).toEqual([]);
});

test('a signed event is accepted, whatever it contains', async () => {
  const types = fc.constantFrom(...Object.keys(SHAPES));
  const events = types.chain((type) =>
    fc.oneof(
      spoilt(SHAPES[type] ?? {}).map((object) => anEvent(type, object)),
      spoilt(anEvent(type, SHAPES[type])),
    ),
  );
  const json = fc.oneof(events, malformedValue).map((value) => Buffer.from(JSON.stringify(value)));
  const bodies = fc.oneof({ weight: 4, arbitrary: json }, fc.uint8Array({ maxLength: 100 }));
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      expect(await postSigned(body)).toBe(200);
    }),
    { numRuns: 250 },
  );
  const { rows } = await sql.query('select 1 from provider_event where outcome is null');
  expect(rows).toEqual([]);
}, 60_000);

test.each([
  { name: 'nothing', body: '' },
  { name: 'text', body: '""' },
  {
    name: 'no data',
    body: '{"id":"evt_no_data","type":"checkout.session.completed","livemode":false,"data":null}',
  },
  {
    name: 'no object',
    body: '{"id":"evt_no_object","type":"invoice.paid","livemode":false,"data":{}}',
  },
  { name: 'no JSON', body: '<html>' },
])('a signed event with $name is stored for the operator, once', async ({ body }) => {
  await sql.query('delete from provider_event where outcome = $1', ['unmatched']);
  const bytes = Buffer.from(body);
  expect([await postSigned(bytes), await postSigned(bytes)]).toEqual([200, 200]);
  expect(await quarantined()).toMatchObject([{ reason: 'unusable', state: 'open' }]);
});

test('headers of any form do not change how a signed event is treated', async () => {
  const body = Buffer.from(JSON.stringify(anEvent('customer.created', {})));
  const kinds = ['', ';', 'text', 'a/b;;', 'multipart/form-data', 'application/json; charset=x'];
  for (const type of kinds)
    expect([type, await postSigned(body, { 'Content-Type': type })]).toEqual([type, 200]);
  expect(await postSigned(body, { 'Content-Encoding': 'gzip' })).toBe(200);
  expect(await post(body, { 'Stripe-Signature': [sign(body), sign(body)] })).toBe(200);
});

test('a body above the limit is refused with its own status', async () => {
  const body = Buffer.alloc(BODY_LIMIT + 1, 'x');
  expect(await postSigned(body)).toBe(413);
  expect(await post(body, { 'Stripe-Signature': 't=1,v1=' })).toBe(413);
});

test('an event that cannot be settled is stored and accepted', async () => {
  await sql.query(
    `alter table provider_event add constraint broken check (outcome <> 'ignored') not valid`,
  );
  const event = anEvent('customer.created', {});
  expect(await postSigned(Buffer.from(JSON.stringify(event)))).toBe(200);
  await sql.query('alter table provider_event drop constraint broken');
  const { rows } = await sql.query('select outcome from provider_event where id = $1', [event.id]);
  expect(rows).toEqual([{ outcome: null }]);
});
