/** The operator's API: keys, queries, actions and their audit log. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { codesOf, GraphqlClient } from '../../support/graphql-client.js';
import { RestClient } from '../../support/rest-client.js';
import { makeKey, openTestService, type TestService } from '../../support/test-service.js';

let service: TestService;
let sql: Client;
let text: string;
let keyId: string;

beforeAll(async () => {
  service = await openTestService();
  sql = new Client({ connectionString: service.databaseUrl });
  await sql.connect();
  ({ text, keyId } = await service.operatorKeys.create({ name: 'Night shift', days: 30 }));
}, 60_000);
afterAll(async () => {
  await sql.end();
  await service.close();
});

const askWith = async (key: string, query: string) => {
  const answer = await new GraphqlClient(service.url, key).ask({ query });
  return { codes: codesOf(answer), data: answer.json.data, text: answer.text };
};

type Lines = Readonly<{ read: readonly Record<string, unknown>[]; jargmine: string | null }>;

async function linesOf(field: string, query: string): Promise<Lines> {
  const { data, codes } = await askWith(text, `{ operator { ${query} } }`);
  expect(codes).toEqual([]);
  return (data?.['operator'] as Record<string, Lines>)[field] as Lines; // shape of the query
}

const auditOf = async (object: string) =>
  (
    await sql.query<{ actor: string; action: string; request_id: string | null }>(
      'select actor, action, request_id from audit_log where object = $1 order by id',
      [object],
    )
  ).rows;

/** A paid order whose document generation failed. */
async function failedOrder(): Promise<string> {
  const key = await makeKey(service.operator, 'client', 'live');
  const client = new GraphqlClient(service.url, key);
  const { json } = await client.ask({
    query: 'mutation { createOrder(teenus: "hooldus") { order_id } }',
  });
  const { order_id: id } = json.data?.['createOrder'] as { order_id: string }; // shape of the query
  await sql.query(
    `update orders set payment_status = 'paid', document_status = 'generating', paid_at = now() - interval '1 hour',
       failed_at = now(), vat_percent = 0, vat_cents = 0, vat_status = 'irrelevant' where id = $1`,
    [id],
  );
  return id;
}

test('the text of a key is returned once; the table stores a digest', async () => {
  expect(text).toMatch(/^nis2_operator_[0-9A-Za-z]{43}$/);
  const { rows } = await sql.query<Record<string, unknown>>('select * from operator_key');
  expect(JSON.stringify(rows)).not.toContain(text);
  expect(rows[0]).toMatchObject({ id: keyId, name: 'Night shift', last4: text.slice(-4) });
  expect(await auditOf(`operator_key:${keyId}`)).toEqual([
    { actor: 'operator', action: 'operator_key.created', request_id: null },
  ]);
});

test('no other transport accepts the key', async () => {
  const rest = (await RestClient.of(service.url)).with(text);
  for (const path of ['/v1/keys', '/v1/account/export', '/v1/services', '/v1/billing/summary'])
    expect((await rest.get(path)).status).toBe(401);
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  const headers = { 'X-API-Key': text, 'Content-Type': 'application/json' };
  const mcp = await fetch(`${service.url}/mcp`, { method: 'POST', body, headers });
  expect(mcp.status).toBe(401);
});

test('a key expires by itself, and at once if it is blocked', async () => {
  const made = await service.operatorKeys.create({ name: 'Day shift', days: 1 });
  const ask = async () => (await askWith(made.text, '{ operator { kuu } }')).codes;
  expect(await ask()).toEqual([]);
  await sql.query(
    `update operator_key set created_at = now() - interval '2 days', expires_at = now() where id = $1`,
    [made.keyId],
  );
  expect(await ask()).toEqual(['UNAUTHORIZED']);
  const other = await service.operatorKeys.create({ name: 'Day shift', days: 1 });
  await service.operatorKeys.block(other.keyId);
  expect((await askWith(other.text, '{ operator { kuu } }')).codes).toEqual(['UNAUTHORIZED']);
  expect(await auditOf(`operator_key:${other.keyId}`)).toMatchObject([
    { action: 'operator_key.created' },
    { action: 'operator_key.blocked' },
  ]);
});

test('organisations and their keys are paged, without secrets', async () => {
  const all = [];
  let after: string | null = null;
  do {
    const behind: string = after === null ? '' : `, after: "${after}"`;
    const page: Lines = await linesOf(
      'organisatsioonid',
      `organisatsioonid(first: 3${behind}) { read { id nimi olek tase paringuid } jargmine }`,
    );
    expect(page.read.length).toBeLessThanOrEqual(3);
    all.push(...page.read.map(({ id }) => id));
    after = page.jargmine;
  } while (after !== null);
  const { rows } = await sql.query<{ count: string }>('select count(*) from account');
  expect(new Set(all).size).toBe(Number(rows[0]?.count));
  const [first] = all;
  const of = await linesOf(
    'votmed',
    `votmed(organisatsioon_id: "${String(first)}") { read { organisatsioon_id viimased4 staatus viimati } }`,
  );
  expect(of.read).toMatchObject([{ organisatsioon_id: first, staatus: 'kehtiv', viimati: null }]);
  const { text: reported } = await askWith(text, '{ operator { votmed { read { viimased4 } } } }');
  for (const key of Object.values(service.keys.live)) expect(reported).not.toContain(key);
});

test('a failed order is listed with its reason, and regenerated by the operator', async () => {
  const id = await failedOrder();
  const query = 'tellimused { read { order_id mure } }';
  expect((await linesOf('tellimused', query)).read).toEqual([
    { order_id: id, mure: 'ebaonnestunud' },
  ]);
  const retry = `mutation { operatorRetryOrder(order_id: "${id}") { ${query} jarjekord { tood { too } } } }`;
  const { codes } = await askWith(text, retry);
  expect(codes).toEqual([]);
  const [entry] = (await auditOf(`order:${id}`)).filter(({ action }) => action === 'order.retried');
  expect(entry?.actor).toBe(`operator:${keyId}`);
  expect(entry?.request_id).toMatch(/^[0-9a-f-]{36}$/);
  for (const unknown of [keyId, 'nonsense']) {
    const again = retry.replace(id, unknown);
    expect((await askWith(text, again)).codes).toEqual(['NOT_FOUND']);
  }
});

test('a client’s key is blocked on every process, and the log names the operator', async () => {
  const key = await makeKey(service.operator, 'client', 'live');
  const entry = (await service.operator.list()).find(({ last4 }) => last4 === key.slice(-4));
  const block = `mutation { operatorBlockKey(key_id: "${entry?.keyId ?? ''}") { kuu } }`;
  expect((await askWith(key, block)).codes).toEqual(['FORBIDDEN_ROLE']);
  expect((await askWith(text, block)).codes).toEqual([]);
  expect((await askWith(key, '{ services { valuuta } }')).codes).toEqual(['UNAUTHORIZED']);
  expect((await auditOf(`key:${entry?.keyId ?? ''}`)).at(-1)).toMatchObject({
    actor: `operator:${keyId}`,
    action: 'key.blocked',
  });
});

test('a failed refund can be requested again', async () => {
  const id = await failedOrder();
  await sql.query(
    `with event as (
       insert into provider_event (id, type, notice, received_at) values ('evt_operator', 'x', '{}', now()))
     insert into payment (id, order_id, event_id, amount_cents, currency, fulfils, received_at)
     values ('pi_operator', $1, 'evt_operator', 100, 'eur', true, now())`,
    [id],
  );
  const { rows } = await sql.query<{ id: string }>(
    `insert into refund_due (payment_id, order_id, amount_cents, reason, created_at, state, problem)
     values ('pi_operator', $1, 100, 'order', now(), 'failed', 'expired_or_canceled_card') returning id`,
    [id],
  );
  const refundId = rows[0]?.id ?? '';
  const query = 'tagasimaksed { read { tagasimakse_id summa viga } }';
  expect((await linesOf('tagasimaksed', query)).read).toEqual([
    { tagasimakse_id: refundId, summa: '1.00', viga: 'expired_or_canceled_card' },
  ]);
  const retry = `mutation { operatorRetryRefund(tagasimakse_id: "${refundId}") { ${query} } }`;
  expect((await askWith(text, retry)).data).toEqual({
    operatorRetryRefund: { tagasimaksed: { read: [] } },
  });
  expect((await auditOf(`order:${id}`)).at(-1)).toMatchObject({
    actor: `operator:${keyId}`,
    action: 'refund.retried',
  });
});

test('queue, workers and versions of the law data are listed', async () => {
  const { data } = await askWith(
    text,
    `{ operator { jarjekord { tood { ootel } tootajad { viimane_elumark } }
       kb_versioonid { kb_versioon praegune } } }`,
  );
  const operator = data?.['operator'] as {
    jarjekord: { tootajad: { viimane_elumark: string }[] };
    kb_versioonid: { kb_versioon: string; praegune: boolean }[];
  }; // shape of the query
  const [worker] = operator.jarjekord.tootajad;
  expect(Date.now() - Date.parse(worker?.viimane_elumark ?? '')).toBeLessThan(60_000);
  expect(operator.kb_versioonid.filter(({ praegune }) => praegune)).toHaveLength(1);
});
