import { beforeEach, expect, test } from '@jest/globals';
import { keyDigest } from '../../../src/platform/crypto/key-digest.js';
import { ServiceError } from '../../../src/shared/errors.js';
import {
  AccountsService,
  type AccountsDependencies,
} from '../../../src/modules/accounts/accounts.service.js';
import { KeyMaker } from '../../../src/modules/api-keys/key-maker.service.js';
import type { Doubt } from '../../../src/modules/vat/domain/vat-doubt.js';
import { NOT_REQUESTED } from '../../../src/modules/vat/domain/vat-evidence.js';
import { KeysService } from '../../../src/modules/api-keys/keys.service.js';
import { noClockAccount } from '../../fakes/no-test-clock.js';
import { FakeAccounts } from '../../fakes/account-repository.js';
import { FakeRuntime } from '../../fakes/account-runtime.js';

const APPLICANT = {
  name: 'Büroo',
  email: 'mari@büroo.ee',
  role: 'lawyer_firm',
  country: 'ee',
  vatNumber: null,
  website: null,
  licence: 'enterprise',
  language: null,
} as const;
const REQUEST = '11111111-1111-4111-8111-111111111111';

let store: FakeAccounts;
let keys: KeysService;
const checked: unknown[] = [];
let doubts: readonly Doubt[] = [];

function serviceWith(payments: AccountsDependencies['payments']): AccountsService {
  const runtime = new FakeRuntime();
  const digest = keyDigest('p'.repeat(32));
  const keyMaker = new KeyMaker(digest, runtime);
  keys = new KeysService({ store, digest, keyMaker, runtime });
  const licencePrice = (licence: string) => (licence === 'enterprise' ? 290_000 : 99_000);
  const numbers = {
    check: (reported: unknown) => {
      checked.push(reported);
      return Promise.resolve({ ...NOT_REQUESTED, doubts });
    },
    look: () => Promise.resolve(NOT_REQUESTED),
  };
  const clock = noClockAccount;
  const keyCodeOf = (orderId: string) => `code of ${orderId}`;
  return new AccountsService({
    store,
    payments,
    numbers,
    licencePrice,
    keyMaker,
    keyCodeOf,
    mailsKeys: true,
    clock,
    runtime,
  });
}

const paying = {
  openPage: ({ id }: { id: string }) =>
    Promise.resolve({
      providerRef: `ref-${id}`,
      url: `https://pay.example/${id}`,
      expiresAt: null,
    }),
};

beforeEach(() => {
  store = new FakeAccounts();
  checked.length = 0;
});

test('a sign-up returns a sandbox key that works at once and an order to pay', async () => {
  const result = await serviceWith(paying).signUp(APPLICANT, REQUEST);
  expect(result).toMatchObject({ licence: 'enterprise', priceCents: 290_000 });
  expect(result.paymentLink).toBe(`https://pay.example/${result.orderId}`);
  expect(result.sandboxKey).toMatch(/^nis2_test_lawyer_firm_/);
  expect(await keys.findCaller(result.sandboxKey)).toMatchObject({
    mode: 'test',
    tier: 'sandbox',
    role: 'lawyer_firm',
  });
});

test('a second sign-up with the same address gets the same kind of answer and changes nothing', async () => {
  const accounts = serviceWith(paying);
  const first = await accounts.signUp(APPLICANT, REQUEST);
  const second = await accounts.signUp({ ...APPLICANT, name: 'Muu' }, REQUEST);
  expect(second.sandboxKey).not.toBe(first.sandboxKey);
  expect(Object.keys(second)).toEqual(Object.keys(first));
  expect([...store.accounts.values()].map(({ name }) => name)).toEqual(['Büroo', 'Muu']);
});

test('the order is stored before the payment provider is called', async () => {
  const down = {
    openPage: () => Promise.reject(new ServiceError('UPSTREAM_UNAVAILABLE')),
  };
  await expect(serviceWith(down).signUp(APPLICANT, REQUEST)).rejects.toMatchObject({
    code: 'UPSTREAM_UNAVAILABLE',
  });
  expect([...store.orders.values()]).toEqual([null]);
});

const callerOf = (accountId: string, mode: 'live' | 'test') => ({
  keyId: 'k',
  lineageId: 'l',
  accountId,
  mode,
  role: 'client' as const,
  tier: 'baas' as const,
  overrides: { perMinute: null, perMonth: null },
});

test('billing details of a live key are stored; a stated VAT number is checked', async () => {
  const accounts = serviceWith(paying);
  await accounts.signUp(APPLICANT, REQUEST);
  const [accountId = ''] = store.accounts.keys();
  const change = { vatNumber: 'EE1', address: '' };
  expect(await accounts.setBillingDetails(callerOf(accountId, 'live'), change, REQUEST)).toEqual({
    details: { vatNumber: 'EE1', country: 'ee', address: null, registrationCode: null },
    number: { status: 'unchecked', checkedAt: null, nameMatch: null, review: null },
    doubts: [],
  });
  const reports = { accountId, vatNumber: 'EE1', country: 'ee' };
  expect(checked).toEqual([reports]);
  for (const kept of [{ address: 'Tartu' }, { vatNumber: null }, { vatNumber: '' }]) {
    await accounts.setBillingDetails(callerOf(accountId, 'live'), kept, REQUEST);
  }
  expect(checked).toEqual([reports]);
});

test('problems with a stated VAT number are reported', async () => {
  const accounts = serviceWith(paying);
  await accounts.signUp(APPLICANT, REQUEST);
  const [accountId = ''] = store.accounts.keys();
  const change = { vatNumber: 'LV12345678901' };
  doubts = ['seller_state'];
  const result = await accounts.setBillingDetails(callerOf(accountId, 'live'), change, REQUEST);
  doubts = [];
  expect(result.doubts).toEqual(['seller_state']);
});

test('a sandbox key sees fixed details and stores nothing', async () => {
  const accounts = serviceWith(paying);
  await accounts.signUp(APPLICANT, REQUEST);
  const [accountId = ''] = store.accounts.keys();
  const answers = await Promise.all(
    ['EE1', 'EE2'].map((vatNumber) =>
      accounts.setBillingDetails(callerOf(accountId, 'test'), { vatNumber }, REQUEST),
    ),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(store.accounts.get(accountId)?.billing.vatNumber).toBeNull();
});

test('the account of a key that was closed in the meantime is refused', async () => {
  const pending = serviceWith(paying).setBillingDetails(callerOf('gone', 'live'), {}, REQUEST);
  await expect(pending).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});
