/** A secret scanner reports keys: their owner is notified, and the keys are revoked if the operator configures it. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { send } from '../support/http-client.js';
import { RestClient } from '../support/rest-client.js';
import { openScanner, type Scanner, type Signed } from '../support/secret-scanner.js';
import { makeKey, openTestService, type TestService } from '../support/test-service.js';

const PATH = '/v1/leaked-keys';
const TYPE = 'nis2_api_key';
const PLACE = 'https://github.com/octocat/Hello-World/blob/1/foo.txt';

let scanner: Scanner;
let service: TestService;
let client: RestClient;

beforeAll(async () => {
  scanner = await openScanner();
  service = await openTestService({
    leakedKeys: { policy: 'block', publicKeysUrl: scanner.url },
  });
  client = await RestClient.of(service.url);
});
afterAll(async () => {
  await service.close();
  await scanner.close();
});

const report = (signed: Signed, url = service.url) =>
  send(url, PATH, { method: 'POST', headers: signed.headers, body: signed.body });

const found = (token: string) => ({ token, type: TYPE, url: PLACE, source: 'content' });
const hash = (token: string) => createHash('sha256').update(token).digest('base64');
const aKey = () => makeKey(service.operator, 'client', 'live');
const statusOf = async (key: string) => (await client.with(key).get('/v1/keys')).status;

async function rows(sql: string): Promise<unknown[]> {
  const database = new pg.Client({ connectionString: service.databaseUrl });
  await database.connect();
  const result = await database.query<Record<string, unknown>>(sql);
  await database.end();
  return result.rows;
}

const unknownKey = (key: string): string => key.replace('_client_', '_lawyer_firm_');

test('a key of the service is a true positive and is revoked; a foreign token is a false positive', async () => {
  const key = await aKey();
  await rows(`update account set email = 'owner@example.com', language = 'de'
    where id = (select account_id from api_key where last4 = '${key.slice(-4)}')`);
  expect(await statusOf(key)).toBe(200);
  const tokens = [key, unknownKey(key), 'ghp_0000'];
  const answer = await report(scanner.sign(tokens.map(found)));
  expect([answer.status, JSON.parse(answer.text)]).toEqual([
    200,
    [
      { token_hash: hash(key), token_type: TYPE, label: 'true_positive' },
      { token_hash: hash(unknownKey(key)), token_type: TYPE, label: 'false_positive' },
      { token_hash: hash('ghp_0000'), token_type: TYPE, label: 'false_positive' },
    ],
  ]);
  expect(await statusOf(key)).toBe(401);
  const mails = `select recipient, facts from outbox where kind = 'key_leaked'`;
  const mail = {
    recipient: 'owner@example.com',
    facts: { last4: key.slice(-4), link: PLACE },
  };
  expect(await rows(mails)).toEqual([mail]);
  const actions = `select actor, action from audit_log where actor = 'secret-scanning' order by id`;
  const logged = ['key.blocked', 'key.leaked'].map((action) => ({
    actor: 'secret-scanning',
    action,
  }));
  expect(await rows(actions)).toEqual(logged);

  const again = await report(scanner.sign([found(key)]));
  expect(JSON.parse(again.text)).toMatchObject([{ label: 'true_positive' }]);
  expect([await rows(mails), await rows(actions)]).toEqual([[mail], logged]);
});

test('a message without the scanner’s signature has no effect', async () => {
  const key = await aKey();
  const signed = scanner.sign([found('ghp_0000')]);
  const forged = { ...signed, body: JSON.stringify([found(key)]) };
  const answer = await report(forged);
  expect([answer.status, answer.headers['www-authenticate']]).toEqual([
    401,
    expect.stringContaining('Github-Public-Key-Signature'),
  ]);
  expect(await statusOf(key)).toBe(200);
});

test('an invalid message is refused completely, with every error', async () => {
  const key = await aKey();
  const { status, text } = await report(scanner.sign([found(key), { token: 'x' }, 7]));
  const { error } = JSON.parse(text) as { error: { details: { field: string }[] } };
  expect([status, error.details.map(({ field }) => field)]).toEqual([422, ['1.type', '2']]);
  expect((await report(scanner.sign('no json'))).status).toBe(422);
  expect(await statusOf(key)).toBe(200);
});

test('if keys are not to be revoked, only their owner is notified', async () => {
  const node = await service.addNode({
    leakedKeys: { policy: 'notify', publicKeysUrl: scanner.url },
  });
  const key = await aKey();
  const answer = await report(scanner.sign([found(key)]), node.url);
  expect(JSON.parse(answer.text)).toMatchObject([{ label: 'true_positive' }]);
  expect(await statusOf(key)).toBe(200);
  await node.close();
});

test('without the setting the path does not exist', async () => {
  const node = await service.addNode({ leakedKeys: { policy: null, publicKeysUrl: scanner.url } });
  expect((await report(scanner.sign([]), node.url)).status).toBe(404);
  await node.close();
});
