/** What ends an access token. */
import { expect, test } from '@jest/globals';
import { subjectsOf, withdrawnSubjects } from '../../../../src/modules/oauth/domain/revocable.js';

const TOKEN = {
  id: 'token',
  clientId: 'client',
  keyId: 'key',
  grantId: 'grant',
  scopes: ['law:read', 'orders:read'],
} as const;

test('a token of a grant ends with itself, its client, its key, its grant, or one of its scopes', () => {
  expect(subjectsOf(TOKEN)).toEqual([
    'token',
    'client',
    'key',
    'grant',
    'grant law:read',
    'grant orders:read',
  ]);
});

test('a token of client credentials has no grant that could end', () => {
  expect(subjectsOf({ ...TOKEN, grantId: null })).toEqual(['token', 'client', 'key']);
});

test('the same scope of two grants is revoked separately', () => {
  const [one, other] = ['one', 'other'].map((grant) => withdrawnSubjects(grant, ['law:read'], []));
  expect(one).not.toEqual(other);
});

test('what a grant loses ends exactly the tokens that have it', () => {
  expect(withdrawnSubjects('grant', TOKEN.scopes, ['law:read'])).toEqual(['grant orders:read']);
  expect(withdrawnSubjects('grant', TOKEN.scopes, TOKEN.scopes)).toEqual([]);
});
