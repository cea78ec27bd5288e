/** Contract of the key store, on the in-memory fake and on PostgreSQL. */
import type { NewKey } from '../../../src/modules/api-keys/domain/new-key.js';
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { AccountEntity } from '../../../src/modules/accounts/account.entity.js';
import type { NewAccount } from '../../../src/modules/accounts/accounts.ports.js';
import {
  PostgresAccountStore,
  type AccountStore,
} from '../../../src/modules/accounts/accounts.repository.js';
import { ApiKeyEntity } from '../../../src/modules/api-keys/api-key.entity.js';
import { PostgresKeyStore, type KeyStore } from '../../../src/modules/api-keys/keys.repository.js';
import { FakeAccounts } from '../../fakes/account-repository.js';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.js';

type Stores = Readonly<{ accounts: AccountStore; keys: KeyStore }>;

const ENTITIES = [AccountEntity, ApiKeyEntity];
const ACTOR = { name: 'test', requestId: null } as const;
const CREATED = new Date('2026-03-01T10:00:00.123Z');

let database: TestDatabase;
const stores = new Map<string, Stores>();

beforeAll(async () => {
  database = await openTestDatabase(ENTITIES);
  const fake = new FakeAccounts();
  stores.set('fake', { accounts: fake, keys: fake });
  const { em } = database.orm;
  stores.set('PostgreSQL', {
    accounts: new PostgresAccountStore(em),
    keys: new PostgresKeyStore(em),
  });
});

afterAll(() => database.close());

const newKey = (more: Partial<NewKey> = {}): NewKey => ({
  id: randomUUID(),
  lineageId: randomUUID(),
  mode: 'live',
  role: 'grc_platform',
  tier: 'enterprise',
  overrides: { perMinute: 7, perMonth: null },
  name: 'Näidis OÜ',
  digest: randomBytes(32),
  last4: 'abcd',
  ...more,
});

const operatorKey = (key: NewKey) => ({
  accountId: randomUUID(),
  accountName: 'Näidis OÜ',
  key,
  createdAt: CREATED,
  actor: ACTOR,
});

const newAccount = (): NewAccount => ({
  id: randomUUID(),
  applicant: {
    name: 'Büroo',
    email: 'mari@büroo.ee',
    role: 'lawyer_firm',
    country: 'ee',
    vatNumber: null,
    website: 'https://büroo.ee',
    licence: 'professional',
    language: 'fi',
  },
  key: newKey({ mode: 'test', role: 'lawyer_firm', tier: 'sandbox', name: null }),
  order: { id: randomUUID(), licence: 'professional', netCents: 99_000 },
  createdAt: CREATED,
  actor: { name: 'signup', requestId: randomUUID() },
});

describe.each(['fake', 'PostgreSQL'])('the key store: %s', (name) => {
  const the = (): Stores => {
    const found = stores.get(name);
    if (found === undefined) throw new Error(`no store ${name}`);
    return found;
  };

  test('a key is found by its digest with either pepper', async () => {
    const added = operatorKey(newKey());
    await the().keys.add(added);
    const { id, lineageId, digest } = added.key;
    const expected = {
      keyId: id,
      lineageId,
      accountId: added.accountId,
      role: 'grc_platform',
      mode: 'live',
      tier: 'enterprise',
      overrides: { perMinute: 7, perMonth: null },
      licence: null,
      licenceUntil: null,
    };
    expect(await the().keys.find([digest])).toEqual(expected);
    expect(await the().keys.find([randomBytes(32), digest])).toEqual(expected);
  });

  test('an unknown digest finds nothing', async () => {
    expect(await the().keys.find([randomBytes(32)])).toBeNull();
  });

  test('a blocked key is not found, and blocking it again keeps the first time', async () => {
    const added = operatorKey(newKey());
    await the().keys.add(added);
    const first = new Date('2026-03-02T00:00:00Z');
    expect(await the().keys.block(added.key.id, first, ACTOR)).toBe(true);
    expect(await the().keys.block(added.key.id, new Date('2026-04-01T00:00:00Z'), ACTOR)).toBe(
      true,
    );
    expect(await the().keys.find([added.key.digest])).toBeNull();
    const listed = (await the().keys.list()).find(({ keyId }) => keyId === added.key.id);
    expect(listed).toMatchObject({
      blockedAt: first,
      createdAt: CREATED,
      accountName: 'Näidis OÜ',
    });
  });

  test('blocking an unknown key blocks nothing', async () => {
    expect(await the().keys.block(randomUUID(), CREATED, ACTOR)).toBe(false);
  });

  test('a sign-up creates an account whose sandbox key works before payment', async () => {
    const account = newAccount();
    await the().accounts.open(account);
    const page = { providerRef: randomUUID(), url: 'https://pay.example/1', expiresAt: null };
    await the().accounts.keepPaymentPage(account.order.id, page, CREATED);
    expect(await the().keys.find([account.key.digest])).toMatchObject({
      accountId: account.id,
      mode: 'test',
    });
  });

  test('stated billing details are changed, the others are kept', async () => {
    const account = newAccount();
    await the().accounts.open(account);
    const change = { vatNumber: 'EE1', address: 'Tänav 1', country: null };
    await the().accounts.changeBilling(account.id, change, ACTOR);
    expect(await the().accounts.changeBilling(account.id, { vatNumber: '' }, ACTOR)).toEqual({
      vatNumber: null,
      country: 'ee',
      address: 'Tänav 1',
      registrationCode: null,
    });
  });

  test('billing details of an unknown account are not stored', async () => {
    expect(
      await the().accounts.changeBilling(randomUUID(), { vatNumber: 'EE1' }, ACTOR),
    ).toBeNull();
  });
});

test('a signup that fails half way leaves nothing behind', async () => {
  const accounts = new PostgresAccountStore(database.orm.em);
  const account = newAccount();
  const broken = { ...account, order: { ...account.order, netCents: 0 } };
  await expect(accounts.open(broken)).rejects.toThrow();
  const em = database.orm.em.fork();
  expect(await em.execute('select id from account where id = ?', [account.id])).toEqual([]);
  expect(await em.execute('select id from api_key where id = ?', [account.key.id])).toEqual([]);
});

test('every change is in the audit log with its request', async () => {
  const accounts = new PostgresAccountStore(database.orm.em);
  const account = newAccount();
  await accounts.open(account);
  await accounts.changeBilling(
    account.id,
    { vatNumber: 'EE1' },
    { name: 'key:1', requestId: null },
  );
  const sql = 'select actor, action, request_id from audit_log where account_id = ? order by id';
  const { requestId } = account.actor;
  expect(await database.orm.em.fork().execute(sql, [account.id])).toEqual([
    { actor: 'signup', action: 'account.opened', request_id: requestId },
    { actor: 'signup', action: 'key.created', request_id: requestId },
    { actor: 'key:1', action: 'account.billing_changed', request_id: null },
  ]);
});
