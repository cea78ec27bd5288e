/** Keys that an owner manages in a session, and that a session is based on. */
import { expect, test } from '@jest/globals';
import { signedIn } from '../../support/browser-client.js';
import { anAccount, errorsIn } from '../../support/members.js';
import { peopleService } from '../../support/people-service.js';

const people = peopleService();

test('an owner rotates keys by name; the last one cannot be revoked; a key can only rotate itself', async () => {
  const { email, api, key } = await anAccount(people.service);
  const owner = await signedIn(people.service, email);
  const keysOf = async () =>
    (await owner.get('/v1/keys')).json.data?.['votmed'] as readonly { key_id: string }[]; // contract
  const [{ key_id } = { key_id: '' }] = await keysOf();
  expect(errorsIn(await owner.post('/v1/keys/rotate', {}))).toEqual(['key_id missing']);
  expect(errorsIn(await owner.post('/v1/keys/revoke', { key_id }))).toEqual(['key_id last_key']);
  const other = await anAccount(people.service);
  expect((await other.api.post('/v1/keys/rotate', { key_id })).status).toBe(404);
  const theirs = await signedIn(people.service, other.email);
  expect((await theirs.post('/v1/keys/rotate', { key_id })).status).toBe(404);
  const rotated = await owner.post('/v1/keys/rotate', { key_id, armuaeg_tunde: 0 });
  expect(rotated.status).toBe(201);
  const successor = api.with(String(rotated.json.data?.['voti']));
  expect((await successor.get('/v1/keys')).status).toBe(200);
  expect((await api.with(key).get('/v1/keys')).status).toBe(401);
  expect((await owner.get('/v1/keys')).status).toBe(200);
});

test('a session requires a key: without a valid one, and in a suspended account, it is refused', async () => {
  const { email, id } = await anAccount(people.service);
  const owner = await signedIn(people.service, email);
  const account = `(select account_id from member where id = '${id}')`;
  await people.sql.query(`update account set state = 'suspended' where id = ${account}`);
  expect((await owner.get('/v1/keys')).status).toBe(401);
  await people.sql.query(`update account set state = 'live' where id = ${account}`);
  const again = await signedIn(people.service, email);
  await people.sql.query(`update api_key set blocked_at = now() where account_id = ${account}`);
  expect((await again.get('/v1/keys')).status).toBe(401);
});
