/** A newly created database admits no one. */
import { expect, test } from '@jest/globals';
import { openTestDatabase } from '../support/test-database.js';

const ENTRANCES = [
  'account',
  'api_key',
  'operator_key',
  'member',
  'member_session',
  'passkey',
  'oauth_client',
];

test('no account, key, operator, person or client exists by default', async () => {
  const { orm, close } = await openTestDatabase();
  const counts = ENTRANCES.map((table) => `(select count(*)::integer from ${table}) as ${table}`);
  const [row] = await orm.em.getConnection().execute<object[]>(`select ${counts.join(', ')}`);
  expect(row).toEqual(Object.fromEntries(ENTRANCES.map((table) => [table, 0])));
  await close();
});
