/** In-memory repository of accounts and keys, with the same guarantees as the tables. */
import type { NewKey } from '../../src/modules/api-keys/domain/new-key.js';
import {
  changeBilling,
  type BillingChange,
  type BillingDetails,
} from '../../src/modules/accounts/domain/account.js';
import { admitsKeys, type AccountState } from '../../src/shared/account-state.js';
import type { AccountProfile, NewAccount } from '../../src/modules/accounts/accounts.ports.js';
import type { AccountStore } from '../../src/modules/accounts/accounts.repository.js';
import type { PaymentPage } from '../../src/modules/orders/domain/order-record.js';
import type { KeyEntry, OperatorKey, StoredKey } from '../../src/modules/api-keys/keys.ports.js';
import type { KeyStore } from '../../src/modules/api-keys/keys.repository.js';

type FakeAccount = { name: string; state: AccountState; billing: BillingDetails };
type FakeKey = { accountId: string; key: NewKey; createdAt: Date; blockedAt: Date | null };

const UNCHECKED = { status: 'unchecked', checkedAt: null, nameMatch: null, review: null } as const;

const NOTHING_REPORTED = {
  vatNumber: null,
  country: null,
  address: null,
  registrationCode: null,
} as const;

export class FakeAccounts implements AccountStore, KeyStore {
  readonly accounts = new Map<string, FakeAccount>();
  readonly orders = new Map<string, PaymentPage | null>();
  private keys: FakeKey[] = [];

  open({ id, applicant, key, order, createdAt }: NewAccount): Promise<void> {
    const { vatNumber, country } = applicant;
    const billing = { ...NOTHING_REPORTED, vatNumber, country };
    this.accounts.set(id, { name: applicant.name, state: 'awaiting_payment', billing });
    this.orders.set(order.id, null);
    this.keys.unshift({ accountId: id, key, createdAt, blockedAt: null });
    return Promise.resolve();
  }

  profile(accountId: string): Promise<AccountProfile | null> {
    const account = this.accounts.get(accountId);
    if (account === undefined) return Promise.resolve(null);
    const { name, state, billing } = account;
    const number = { ...UNCHECKED };
    return Promise.resolve({ name, role: 'client', state, details: billing, number });
  }

  newestOf(): Promise<null> {
    return Promise.resolve(null);
  }

  keepPaymentPage(orderId: string, page: PaymentPage): Promise<void> {
    this.orders.set(orderId, page);
    return Promise.resolve();
  }

  changeBilling(accountId: string, change: BillingChange): Promise<BillingDetails | null> {
    const account = this.accounts.get(accountId);
    if (account === undefined) return Promise.resolve(null);
    account.billing = changeBilling(account.billing, change);
    return Promise.resolve(account.billing);
  }

  find(digests: readonly Uint8Array[]): Promise<StoredKey | null> {
    const found = this.keys.find(
      ({ key, accountId, blockedAt }) =>
        blockedAt === null &&
        digests.some((digest) => Buffer.compare(digest, key.digest) === 0) &&
        admitsKeys(this.accounts.get(accountId)?.state ?? 'closed'),
    );
    return Promise.resolve(found === undefined ? null : toStored(found));
  }

  add({ accountId, accountName, key, createdAt }: OperatorKey): Promise<void> {
    this.accounts.set(accountId, { name: accountName, state: 'live', billing: NOTHING_REPORTED });
    this.keys.unshift({ accountId, key, createdAt, blockedAt: null });
    return Promise.resolve();
  }

  list(): Promise<readonly KeyEntry[]> {
    return Promise.resolve(this.keys.map((one) => this.toEntry(one)));
  }

  block(keyId: string, at: Date): Promise<boolean> {
    const found = this.keys.find(({ key }) => key.id === keyId);
    if (found === undefined) return Promise.resolve(false);
    found.blockedAt ??= at;
    return Promise.resolve(true);
  }

  private toEntry({ accountId, key, createdAt, blockedAt }: FakeKey): KeyEntry {
    const { mode, role, tier, overrides, name, last4 } = key;
    const accountName = this.accounts.get(accountId)?.name ?? '';
    return {
      keyId: key.id,
      accountId,
      accountName,
      mode,
      role,
      tier,
      overrides,
      name,
      last4,
      createdAt,
      blockedAt,
    };
  }
}

const toStored = ({ accountId, key }: FakeKey): StoredKey => {
  const { mode, role, tier, overrides, lineageId } = key;
  const unlicensed = { licence: null, licenceUntil: null };
  return { keyId: key.id, lineageId, accountId, role, mode, tier, overrides, ...unlicensed };
};
