/** Clients of accounts in the database. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { OauthClientEntity, OauthGrantEntity } from '../../../src/modules/oauth/oauth.entity.js';
import { OauthClientsRepository } from '../../../src/modules/oauth/oauth-clients.repository.js';
import { OPERATOR } from '../../../src/shared/actor.js';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.js';

const MINE = '00000000-0000-4000-8000-000000000001';
const THEIRS = '00000000-0000-4000-8000-000000000002';
const CLIENT = 'oc_0123456789abcdef';

let database: TestDatabase;
let clients: OauthClientsRepository;

const rows = (sql: string): Promise<Record<string, unknown>[]> =>
  database.orm.em.fork().execute(sql);

beforeAll(async () => {
  database = await openTestDatabase([OauthClientEntity, OauthGrantEntity]);
  clients = new OauthClientsRepository(database.orm.em);
  for (const id of [MINE, THEIRS])
    await rows(`insert into account (id, name, role, state, created_at)
      values ('${id}', 'Ab', 'client', 'live', now())`);
  await rows(`insert into oauth_client (id, account_id, lineage_id, name, metadata, created_at)
    values ('${CLIENT}', '${MINE}', '${MINE}', 'App', '{}', now())`);
  await rows(`insert into oauth_grant (id, account_id, client_id, lineage_id, scope, created_at, expires_at)
    values ('g', '${THEIRS}', '${CLIENT}', '${THEIRS}', 'law:read', now(), now() + interval '1 day')`);
  await rows(`insert into oauth_record (model, id, payload, grant_id, expires_at)
    values ('RefreshToken', 'r', '{}', 'g', now() + interval '1 day')`);
});
afterAll(() => database.close());

const records = () => rows('select id from oauth_record');

test('an account that names a client of another ends none of its refresh tokens', async () => {
  const change = { clientId: CLIENT, accountId: THEIRS, actor: OPERATOR };
  expect(await clients.remove(change)).toBeNull();
  expect(await records()).toEqual([{ id: 'r' }]);
});

test('deleting a client deletes the refresh tokens that any account has permitted', async () => {
  const change = { clientId: CLIENT, accountId: MINE, actor: OPERATOR };
  expect(await clients.remove(change)).toMatchObject({ id: CLIENT });
  expect([await records(), await rows('select id from oauth_grant')]).toEqual([[], []]);
});
